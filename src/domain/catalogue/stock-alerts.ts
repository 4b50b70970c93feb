import { days, hours } from '../kernel/time.ts';

/** Things that are counted by the piece, and can be sold out. */
export const PIECE_KINDS = ['charm', 'ready_made'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** How many things one customer may wait for. */
export const STOCK_ALERTS_MAX = 50;
/** So long a piece counts as meant for whoever was told of it, before the next one in the line is. */
export const TOLD_FIRST = hours(24);
/** How long it is remembered that somebody was told. */
export const STOCK_ALERT_KEPT = days(30);
