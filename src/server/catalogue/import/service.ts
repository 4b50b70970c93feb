import { setImmediate } from 'node:timers/promises';
import type { ImportLine, ImportReport } from '#contract/http/charm-import.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { startImport, type ImportingShop } from './background.ts';
import { judge, repeatedIn, type Judged } from './judge.ts';
import { readTable, type Row } from './table.ts';
import { takeIn } from './take-in.ts';

/** So many go in at once and together; a longer table goes in pieces, behind the answer. */
const AT_ONCE = 500;
/** Lines that a report tells; the refused ones first. */
const TOLD = 1_000;
/** Lines judged before others on this server have their turn. */
const TURN = 500;

/**
 * Reads a table of charms and says line by line what would happen; with `apply` all good lines happen, a long table in the
 * background. A line is of the charm whose address it names, else of the charm of its name (a cell that is absent changes
 * nothing), else it makes one.
 * @throws ShopError INVALID_INPUT when it is no table with the columns name and price; CONFLICT while another is taken in
 */
export async function importCharms(
  shop: ImportingShop,
  admin: { id: UserId },
  { csv, apply }: { csv: string; apply: boolean },
): Promise<ImportReport> {
  const rows = readTable(csv);
  if (apply && rows.length > AT_ONCE) {
    const progress = await startImport(shop, admin, csv, rows.length);
    return { ...reportOf(await judgeAll(shop.db, rows)), applied: false, import: progress };
  }
  if (!apply) return { ...reportOf(await judgeAll(shop.db, rows)), applied: false, import: null };
  const by = { admin, now: shop.clock.now() };
  const lines = await inTx(shop.db, async (tx) => takeIn(tx, await judge(tx, rows, repeatedIn(rows)), by));
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
  const told = [
    ...lines.filter(({ action }) => action === 'refuse').slice(0, TOLD),
    ...lines.filter(({ action }) => action !== 'refuse'),
  ].slice(0, TOLD);
  return {
    created: count('create'),
    updated: count('update'),
    refused: count('refuse'),
    lines: told
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, name, action, issues }) => ({ line, name, action, issues })),
  };
}
