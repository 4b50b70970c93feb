/** What stands between the cells of a table: Excel with Vietnamese settings writes and reads it so. */
export const CSV_SEPARATOR = ';';

/** What a table program would run as a formula, in full width too; with the mark that says it is none. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What it would read as a number or a day of its own making: `0901234567`, `1.250`, `3-4`, `1E5`. */
const NUMBER = /^\d[\d.,:/\-+eE \u00a0]*$/;
/** A number that it would write as it read it. */
const PLAIN = /^(0|[1-9]\d{0,10})$/;

/** A text as a cell of a table: no formula, and none that Excel makes another of. `csvTextIn` reads it back. */
export function csvText(text: string): string {
  if (FORMULA.test(text)) return `'${text}`;
  return NUMBER.test(text) && !PLAIN.test(text) ? `="${text}"` : text;
}

/** The text of a cell, without the marks of `csvText`. */
export function csvTextIn(cell: string): string {
  const guarded = /^="([^"]*)"$/.exec(cell)?.[1];
  if (guarded !== undefined) return guarded;
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
