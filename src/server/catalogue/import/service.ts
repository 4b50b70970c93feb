import { parse } from 'csv-parse/sync';
import { CreateCharmBody, type ImportLine, type ImportReport } from '#contract/http/catalogue-admin.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import {
  categoryNamed,
  columnOf,
  importedNumber,
  importedNumberIssue,
  type ImportColumn,
} from '#domain/catalogue/import-lines.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import type { CharmId, UserId } from '#domain/kernel/ids.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { listCategories, type CategoryRow } from '../categories/repository.ts';
import { listCharmsNamed, lockCharms } from '../charms/repository.ts';
import { changeCharm, insertCharm, type NewCharm } from '../charms/service.ts';
import type { By } from '../goods/edits.ts';

type ImportingShop = Pick<Shop, 'db' | 'clock' | 'events'>;
type Cells = Partial<Record<ImportColumn, string>>;
/** A line that can be taken in, or why it cannot. */
type Judged = ImportLine & { charm: NewCharm | null; existing: CharmId | null };

/**
 * Reads a table of charms and says line by line what would happen; with `apply` all good lines happen, together.
 * A charm of the same name is changed (a cell that is absent changes nothing), another is made.
 * @throws ShopError INVALID_INPUT when it is no table with the columns name and price
 */
export async function importCharms(
  shop: ImportingShop,
  admin: { id: UserId },
  { csv, apply }: { csv: string; apply: boolean },
): Promise<ImportReport> {
  const rows = readTable(csv);
  const lines = await inTx(shop.db, async (tx) => {
    const judged = await judge(tx, rows);
    if (apply) await takeIn(tx, judged, { admin, now: shop.clock.now() });
    return judged;
  });
  if (apply) shop.events.publish('catalogue.changed', { what: 'catalogue' });
  const count = (action: ImportLine['action']) => lines.filter((line) => line.action === action).length;
  return {
    applied: apply,
    created: count('create'),
    updated: count('update'),
    refused: count('refuse'),
    lines: lines.map(({ line, name, action, issues }) => ({ line, name, action, issues })),
  };
}

/** Lines as they are numbered in the file, by column; separated by `,`, `;` or tabs. */
function readTable(csv: string): { line: number; cells: Cells }[] {
  const [first = ''] = csv.split('\n', 1);
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  let records: { record: string[]; info: { lines: number } }[];
  try {
    const options = {
      bom: true,
      delimiter,
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      // Excel saves the rows below a table too, as separators alone.
      skipRecordsWithEmptyValues: true,
    };
    // With `info` every record comes with its place in the file; the library's types do not say so.
    records = parse(csv, options) as unknown as typeof records;
  } catch {
    throw refused(goodsCopy.importUnreadable);
  }
  const [header, ...lines] = records;
  const columns = (header?.record ?? []).map(columnOf);
  if (!columns.includes('name') || !columns.includes('price')) throw refused(goodsCopy.importColumns);
  if (lines.length > MOST_LINES) throw refused(goodsCopy.importTooLong(MOST_LINES));
  return lines.map(({ record, info }) => {
    const named = record.flatMap((cell, index) => {
      const column = columns[index];
      return column === undefined ? [] : [[column, cell] as const];
    });
    return { line: info.lines, cells: Object.fromEntries(named) };
  });
}

/** One transaction takes them all in. */
const MOST_LINES = 2_000;

async function judge(tx: Tx, rows: readonly { line: number; cells: Cells }[]): Promise<Judged[]> {
  const categories = await listCategories(tx);
  const names = rows.map(({ cells }) => tidyLine(cells.name ?? ''));
  const existing = new Map((await listCharmsNamed(tx, names)).map(({ id, name }) => [name, id]));
  const seen = new Set<string>();
  return rows.map(({ line, cells }, index) => {
    const name = names[index] ?? '';
    const { charm, issues } = readCells(cells, categories);
    if (seen.has(name)) issues.push({ path: 'name', message: goodsCopy.importTwice });
    seen.add(name);
    const known = existing.get(name) ?? null;
    if (charm === null || issues.length > 0) {
      return { line, name, action: 'refuse', issues, charm: null, existing: known };
    }
    return { line, name, action: known ? 'update' : 'create', issues, charm, existing: known };
  });
}

function readCells(cells: Cells, categories: readonly CategoryRow[]) {
  const category = cells.category?.trim() ? categoryNamed(cells.category, categories) : undefined;
  const issues: ImportLine['issues'] = [];
  if (cells.category?.trim() && category === undefined) {
    issues.push({ path: 'category', message: goodsCopy.unknownCategory });
  }
  const numbers = { price: importedNumber(cells.price ?? ''), stock: importedNumber(cells.stock ?? '') };
  for (const [path, digits] of Object.entries(numbers)) {
    const message = importedNumberIssue(digits);
    if (message !== null) issues.push({ path, message });
  }
  const filled = Object.entries({ ...cells, ...numbers, category: category ?? '' }).filter(
    ([, cell]) => cell.trim() !== '',
  );
  const read = CreateCharmBody.safeParse(Object.fromEntries(filled));
  if (read.success) return { charm: read.data, issues };
  // One sentence a cell: the first that says what is wrong with it.
  const said = new Set(issues.map(({ path }) => path));
  const found = read.error.issues
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter(({ path }) => !said.has(path));
  return { charm: null, issues: [...issues, ...found] };
}

async function takeIn(tx: Tx, lines: readonly Judged[], by: By): Promise<void> {
  await lockCharms(
    tx,
    lines.flatMap(({ existing }) => existing ?? []),
  );
  for (const { charm, existing } of lines) {
    if (charm === null) continue;
    if (existing === null) await insertCharm(tx, by, charm, null);
    else await changeCharm(tx, by, existing, charm, null);
  }
}

function refused(message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'csv', message }] });
}
