/** Transfer memo that every banking app accepts; NAPAS truncates longer ones (decisions, VietQR). */
export const TRANSFER_CONTENT = /^[A-Z0-9]{1,19}$/;

/** Digits of the amount in an EMVCo payload. */
export const AMOUNT_DIGITS_MAX = 13;

export const TRANSFERS_PAGE_SIZE = 20;
