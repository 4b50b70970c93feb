import { days, hours, seconds } from '../kernel/time.ts';

export const NOTES_MAX = 500;
/** Maximum characters of the handwritten card (look, Checkout). */
export const CARD_MESSAGE_MAX = 200;
export const REASON_MAX = 300;
export const ORDERS_PAGE_SIZE = 10;
/** Orders on a page that a customer asks for. */
export const MY_ORDERS_MAX = 20;
/** Orders that one request moves, packs or hands over; a page sends several requests for more. */
export const ORDERS_AT_ONCE = 10;
/** Orders whose sheets are printed into one document. */
export const SHEETS_AT_ONCE = 100;
/** Items of an order shown before '+N' (spec §2, My orders). */
export const ORDER_ITEMS_SHOWN = 2;

/** How long a transfer, or the check of an 'I have paid', is awaited and the stock reserved (decisions, Orders). */
export const PAYMENT_LIFETIME = hours(24);
/** How long an admin can undo a confirmation; its side effects start afterwards (spec, decisions: Orders held). */
export const UNDO_WITHIN = seconds(8);
/** Time allowed per order of a batch: it extends the undo window of the orders before it, so that all can be undone together. */
export const BATCH_PACE = seconds(0.5);
/** The longest undo window, of the first order of the longest batch. */
export const UNDO_WITHIN_MOST = UNDO_WITHIN + (SHEETS_AT_ONCE + ORDERS_AT_ONCE) * BATCH_PACE;
/** A cash order left unconfirmed for this long is listed for staff. */
export const CONFIRM_WITHIN = hours(72);
/** Filters of the desk for undelivered orders: placed more than this many days ago. */
export const LATE_AFTER = [1, 3, 7] as const;
/** A delivered order completes automatically after this long (decisions, Orders). */
export const COMPLETE_AFTER = days(7);
