import type { StockBody } from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { STOCK_MAX } from '#domain/catalogue/limits.ts';
import { numberMost } from '#domain/kernel/numbers.vi.ts';
import { fitsReason, type EditReason } from '#domain/catalogue/stock-reasons.ts';
import type { Changes } from '#server/platform/db/audit-log.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { entryOf, type Editor } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { adjustStock, type Piece } from './service.ts';

/** A stock edit: a new quantity, a difference, or a counted quantity; `seen` is the stock that the editor saw. */
export type WantedStock = (
  | { quantity: number; seen?: number | undefined }
  | { add: number; ofExport?: number | undefined }
  | { counted: number; seen: number }
) & { reason?: EditReason | undefined };

type Shelved = { name: string; stock: number; reserved: number; price: number };

/** The stock edit of an edit form: only the difference made there counts, whatever was sold since the form was opened. */
export function wantedStock({
  stock,
  stockSeen,
  ofExport,
}: {
  stock?: number | undefined;
  stockSeen?: number | undefined;
  /** Of an imported table (`stockMovements`). */
  ofExport?: number | undefined;
}): WantedStock | null {
  if (stock === undefined) return null;
  return stockSeen === undefined ? { quantity: stock } : { add: stock - stockSeen, ofExport };
}

/** The stock edit of a request body, in which the contract guarantees one of the three forms. */
export function stockEditOf({
  quantity,
  add,
  counted,
  seen,
  reason,
}: z.output<typeof StockBody>): WantedStock {
  if (counted !== undefined && seen !== undefined) return { counted, seen };
  return quantity === undefined ? { add: add ?? 0, reason } : { quantity, seen, reason };
}

/**
 * Changes the stock of an item whose row this transaction has locked, with ledger and audit log.
 * @throws ShopError INVALID_INPUT when fewer would be left than are reserved, for an item without a price, or for a reason that
 * does not fit; CONFLICT when the stock changed since it was seen (also when the same edit is sent twice)
 */
export async function editStock(
  tx: Tx,
  { subject, by, now }: Editor,
  piece: Piece,
  { name, stock, reserved, price }: Shelved,
  wanted: WantedStock | null,
): Promise<Changes> {
  if (wanted === null) return {};
  const isCount = 'counted' in wanted;
  const seen = 'seen' in wanted ? wanted.seen : undefined;
  if (seen !== undefined && seen !== stock) throw movedMeanwhile(seen, stock, isCount);
  const to = isCount ? wanted.counted : 'add' in wanted ? stock + wanted.add : wanted.quantity;
  if (to === stock) return {};
  if (to < reserved) throw stockRefused(goodsCopy.promised(reserved));
  // No form could save an article with more.
  if (to > STOCK_MAX) throw stockRefused(numberMost(STOCK_MAX));
  if (to > stock && price === 0) throw stockRefused(goodsCopy.priceBeforeStock);
  const userId = asId<UserId>(by);
  if (wanted.reason && !fitsReason(wanted.reason, to - stock)) throw stockRefused(goodsCopy.reasonUnfit);
  const reason = isCount ? 'stocktake' : (wanted.reason ?? (to > stock ? 'restock' : 'correction'));
  const ofExport = 'add' in wanted ? wanted.ofExport : undefined;
  const cause = { reason, orderId: null, userId, ofExport, now } as const;
  await adjustStock(tx, [{ ...piece, quantity: to - stock }], cause);
  const changes = { stock: { from: stock, to } };
  await writeAudit(tx, entryOf({ subject, by, now }, { id: piece.id, name }, 'stock', changes));
  return changes;
}

function movedMeanwhile(from: number, to: number, isCount: boolean): ShopError {
  const message = isCount ? goodsCopy.countedLate(to) : goodsCopy.stockMoved(to);
  return new ShopError('CONFLICT', {
    message,
    details: [{ path: 'stock', message: `${from} → ${to}`, from, to }],
  });
}

function stockRefused(message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'stock', message }] });
}
