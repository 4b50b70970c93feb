import { days, hours, seconds } from '../kernel/time.ts';

export const NOTES_MAX = 500;
/** Letters on the handwritten card (look, Checkout). */
export const CARD_MESSAGE_MAX = 200;
export const REASON_MAX = 300;
export const ORDERS_PAGE_SIZE = 10;
/** Orders that one request moves, packs or hands over; a page with more of them sends several. */
export const ORDERS_AT_ONCE = 10;
/** Orders whose sheets are printed as one document. */
export const SHEETS_AT_ONCE = 100;
/** Items of an order that are shown before '+N' (spec §2, My orders). */
export const ORDER_ITEMS_SHOWN = 2;

/** How long a transfer is waited for, or an answer to 'I have paid', and the stock held (decisions, Orders). */
export const PAYMENT_LIFETIME = hours(24);
/** How long an admin can take a confirmation back; what follows it begins afterwards (spec, decisions: Orders held). */
export const UNDO_WITHIN = seconds(8);
/** What an order of a batch may take: so much later the 8 s of those before it end, as all are taken back together. */
export const BATCH_PACE = seconds(0.5);
/** A cash order that nobody confirmed for so long is put before staff. */
export const CONFIRM_WITHIN = hours(72);
/** After how many days an order that was not brought is looked for at the desk. */
export const LATE_AFTER = [1, 3, 7] as const;
/** A delivered order completes by itself after this long (decisions, Orders). */
export const COMPLETE_AFTER = days(7);
