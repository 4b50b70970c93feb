import { ROLES } from '#domain/identity/roles.ts';
import { STOCK_REASONS } from '#domain/catalogue/stock-reasons.ts';
import { dataOf, MAX_PAGE_SIZE } from '../envelope.ts';
import { Count, Time } from '../fields.ts';
import { z } from '../zod.ts';

/**
 * GET /charms/{id}/stock-ledger and /ready-made-bracelets/{id}/stock-ledger. A ledger only grows, and is read from its end:
 * `before` is where the page before ended (its `older`), so that the last of a million lines is found as soon as the first.
 */
export const StockLedgerQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}\.\d{1,9}\.\d{1,9}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
});

export const StockLedgerEntry = z.object({
  _id: z.string(),
  at: Time,
  reason: z.enum(STOCK_REASONS),
  /** Pieces that came onto the shelf; below zero they left it. */
  shelf: z.int(),
  /** Pieces that were promised to orders; below zero they were given back. */
  reserved: z.int(),
  /** What there was afterwards. */
  stock: Count,
  reservedStock: Count,
  /** The order that it was for. */
  order: z.string().nullable(),
  /** Who caused it; null for time itself and for the beginning of the shop. */
  by: z.object({ _id: z.string(), name: z.string(), role: z.enum(ROLES) }).nullable(),
});
export type StockLedgerEntry = z.infer<typeof StockLedgerEntry>;

export const StockLedger = z.object({
  /** Also of what is sold no more. */
  thing: z.object({ _id: z.string(), name: z.string(), stock: Count, reservedStock: Count }),
  /** The newest first. */
  entries: z.array(StockLedgerEntry),
  /** `before` of the page that follows; null at the beginning of the ledger. */
  older: z.string().nullable(),
});
export type StockLedger = z.infer<typeof StockLedger>;
export const StockLedgerReply = dataOf(StockLedger);
