import { hours } from '../kernel/time.ts';

/** How an order is paid (spec §3, Order), as sent and stored. */
export const PAYMENT_METHODS = ['COD', 'VietQR'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'COD';

/** How long a transfer is waited for and the stock held (decisions, Orders). */
export const PAYMENT_LIFETIME = hours(24);
