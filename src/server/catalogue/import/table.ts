import { parse } from 'csv-parse/sync';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { columnOf, type ImportColumn } from '#domain/catalogue/import-lines.ts';
import { csvTextIn } from '#domain/kernel/csv-cells.ts';
import { ShopError } from '#server/platform/http/errors.ts';

export type Cells = Partial<Record<ImportColumn, string>>;
/** A line with its number in the file. */
export type Row = { line: number; cells: Cells };

/** Nobody types a longer catalogue by hand. */
const MOST_LINES = 20_000;
/** Characters of a line; its longest cell, the description, takes a fraction of that. */
const RECORD_MAX = 100_000;

/**
 * Parses lines by column; separated by `,`, `;` or tabs.
 * @throws ShopError INVALID_INPUT when it is no table with the columns name and price, or too long
 */
export function readTable(text: string): Row[] {
  // Excel's `sep=` line, which declares the separator.
  const csv = text.replace(/^\uFEFF?sep=(.)\r?\n/i, '\n');
  const [first = ''] = csv.trimStart().split('\n', 1);
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  const [header, ...lines] = recordsIn(csv, delimiter);
  const columns = (header?.record ?? []).map(columnOf);
  if (!columns.includes('name') || !columns.includes('price')) throw refused(goodsCopy.importColumns);
  if (lines.length > MOST_LINES) throw refused(goodsCopy.importTooLong(MOST_LINES));
  return lines.map(({ record, info }) => {
    const named = record.flatMap((cell, index) => {
      const column = columns[index];
      return column === undefined ? [] : [[column, csvTextIn(cell)] as const];
    });
    return { line: info.lines, cells: Object.fromEntries(named) };
  });
}

function recordsIn(csv: string, delimiter: string): { record: string[]; info: { lines: number } }[] {
  const options = {
    bom: true,
    delimiter,
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    // Excel also saves the empty rows below a table, as separators only.
    skipRecordsWithEmptyValues: true,
    // The heading and a line too many: a wrong file of a million lines would hold up the shop for half a minute.
    to: MOST_LINES + 2,
    maxRecordSize: RECORD_MAX,
  };
  try {
    // With `info` every record comes with its line number; the library's types lack that.
    return parse(csv, options) as unknown as ReturnType<typeof recordsIn>;
  } catch {
    throw refused(goodsCopy.importUnreadable);
  }
}

function refused(message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'csv', message }] });
}
