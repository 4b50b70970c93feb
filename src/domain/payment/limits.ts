import { hours } from '../kernel/time.ts';

/** How long a transfer is waited for and the stock held (decisions, Orders). */
export const PAYMENT_LIFETIME = hours(24);
