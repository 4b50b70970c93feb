/** How an order is paid (spec §3, Order), as sent and stored. */
export const PAYMENT_METHODS = ['COD', 'VietQR'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'COD';
