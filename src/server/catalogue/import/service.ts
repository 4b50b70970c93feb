import { setImmediate } from 'node:timers/promises';
import type { ImportLine, ImportReport } from '#contract/http/charm-import.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { lockImports, startImport, type ImportingShop } from './background.ts';
import { judge, repeatedIn, type Judged } from './judge.ts';
import { readTable, type Row } from './table.ts';
import { importRows } from './import-rows.ts';

/** So many lines are imported in one transaction within the request; a longer table is imported in batches in the background. */
const ROWS_IN_REQUEST_MAX = 500;
/** Lines in a report; refused ones take precedence. */
const TOLD = 1_000;
/** Lines to validate before yielding the event loop. */
const TURN = 500;

/**
 * Reads a table of charms and reports for each line what would happen; with `apply` all valid lines are imported, a long table in
 * the background. A line updates the charm of its slug, else the one of its name (missing cells change nothing), else it creates
 * one.
 * @throws ShopError INVALID_INPUT when it is no table with the columns name and price; CONFLICT while another import is in
 * progress
 */
export async function importCharms(
  shop: ImportingShop,
  admin: { id: UserId },
  { csv, apply }: { csv: string; apply: boolean },
): Promise<ImportReport> {
  const rows = readTable(csv);
  if (apply && rows.length > ROWS_IN_REQUEST_MAX) {
    const progress = await startImport(shop, admin, csv, rows.length);
    return { ...reportOf(await judgeAll(shop.db, rows)), applied: false, import: progress };
  }
  if (!apply) return { ...reportOf(await judgeAll(shop.db, rows)), applied: false, import: null };
  const by = { admin, now: shop.clock.now() };
  const lines = await inTx(shop.db, async (tx) => {
    await lockImports(tx);
    return importRows(tx, await judge(tx, rows, repeatedIn(rows)), by);
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return { ...reportOf(lines), applied: true, import: null };
}

async function judgeAll(db: Db, rows: readonly Row[]): Promise<Judged[]> {
  const repeated = repeatedIn(rows);
  const judged: Judged[] = [];
  for (let start = 0; start < rows.length; start += TURN) {
    judged.push(...(await judge(db, rows.slice(start, start + TURN), repeated)));
    await setImmediate();
  }
  return judged;
}

function reportOf(lines: readonly ImportLine[]) {
  const count = (action: ImportLine['action']) => lines.filter((line) => line.action === action).length;
  const reported = [
    ...lines.filter(({ action }) => action === 'refuse').slice(0, TOLD),
    ...lines.filter(({ action }) => action !== 'refuse'),
  ].slice(0, TOLD);
  return {
    created: count('create'),
    updated: count('update'),
    refused: count('refuse'),
    lines: reported
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, name, action, issues }) => ({ line, name, action, issues })),
  };
}
