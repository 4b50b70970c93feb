import { days, hours } from '../kernel/time.ts';

/** Kinds of articles that are stocked by the piece and can sell out. */
export const PIECE_KINDS = ['charm', 'ready_made'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Back-in-stock alerts per customer. */
export const STOCK_ALERTS_MAX = 50;
/** How long a restocked piece counts as meant for the customer who was notified, before the next in the queue is notified. */
export const NOTIFIED_FIRST = hours(24);
/** How long a sent notification is kept. */
export const STOCK_ALERT_KEPT = days(30);
