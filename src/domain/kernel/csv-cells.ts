/** Cell separator that Excel reads and writes under Vietnamese settings. */
export const CSV_SEPARATOR = ';';

/** Text that a spreadsheet would run as a formula, full-width signs too, with any escaping apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Text that a spreadsheet would convert to a number or date: `0901234567`, `1.250`, `3-4`, `1E5`. */
const NUMBER = /^\d[\d.,:/\-+eE \u00a0]*$/;
/** A number that survives a spreadsheet unchanged. */
const PLAIN = /^(0|[1-9]\d{0,10})$/;

/** Escapes a text as a cell, so that a spreadsheet neither runs nor converts it. `csvTextIn` reads it back. */
export function csvText(text: string): string {
  if (FORMULA.test(text)) return `'${text}`;
  return NUMBER.test(text) && !PLAIN.test(text) ? `="${text}"` : text;
}

/** The text of a cell, without the escapes of `csvText`. */
export function csvTextIn(cell: string): string {
  const guarded = /^="([^"]*)"$/.exec(cell)?.[1];
  if (guarded !== undefined) return guarded;
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
