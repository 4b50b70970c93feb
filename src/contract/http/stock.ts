import { ROLES } from '#domain/identity/roles.ts';
import { STOCK_REASONS } from '#domain/catalogue/stock-reasons.ts';
import { dataOf, MAX_PAGE_SIZE } from '../envelope.ts';
import { Count, Time } from '../fields.ts';
import { z } from '../zod.ts';

/**
 * GET /charms/{id}/stock-ledger and /ready-made-bracelets/{id}/stock-ledger. A ledger is append-only and read newest first;
 * `before` is the cursor from the previous page (its `older`), so that every page costs the same.
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
  /** Pieces added to the shelf; negative when removed. */
  shelf: z.int(),
  /** Pieces reserved for orders; negative when released. */
  reserved: z.int(),
  /** The stock afterwards. */
  stock: Count,
  reservedStock: Count,
  /** The order that caused it. */
  order: z.string().nullable(),
  /** Who caused it; null for scheduled jobs and for the shop's initial stock. */
  by: z.object({ _id: z.string(), name: z.string(), role: z.enum(ROLES) }).nullable(),
});
export type StockLedgerEntry = z.infer<typeof StockLedgerEntry>;

export const StockLedger = z.object({
  /** Also for an article that is no longer sold. */
  thing: z.object({ _id: z.string(), name: z.string(), stock: Count, reservedStock: Count }),
  /** Newest first. */
  entries: z.array(StockLedgerEntry),
  /** `before` of the next page; null at the beginning of the ledger. */
  older: z.string().nullable(),
});
export type StockLedger = z.infer<typeof StockLedger>;
export const StockLedgerReply = dataOf(StockLedger);
