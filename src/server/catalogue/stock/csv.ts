import type { StockLedgerEntry } from '#contract/http/stock.ts';
import { stockReasonLabels } from '#domain/catalogue/stock-reasons.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { streamedTable } from '#server/platform/http/csv.ts';
import { ledgerColumns as columns } from '../copy.vi.ts';
import { getLedger } from './ledger.ts';
import type { Piece } from './service.ts';

/** Lines per query: the memory of an export does not grow with the ledger. */
const BATCH = 500;

/**
 * The whole ledger of one item as a table that Excel opens correctly, newest line first, as on the page.
 * @throws ShopError NOT_FOUND, before the response begins
 */
export async function ledgerCsv(db: Db, piece: Piece): Promise<NodeJS.ReadableStream> {
  const newest = await getLedger(db, piece, { limit: BATCH });
  return streamedTable(rowsOf(db, piece, newest), columns, ['at']);
}

async function* rowsOf(db: Db, piece: Piece, newest: Awaited<ReturnType<typeof getLedger>>) {
  let page = newest;
  for (;;) {
    for (const entry of page.entries) yield cellsOf(entry);
    if (page.older === null) return;
    page = await getLedger(db, piece, { before: page.older, limit: BATCH });
  }
}

function cellsOf(entry: StockLedgerEntry): Record<keyof typeof columns, string | number> {
  const { at, reason, order, by, shelf, reserved, stock, reservedStock } = entry;
  return {
    at: formatDateTime(at),
    reason: stockReasonLabels[reason],
    order: order === null ? '' : `#${shortId(order)}`,
    by: by?.name ?? '',
    shelf,
    stock,
    reserved,
    reservedStock,
    left: stock - reservedStock,
  };
}
