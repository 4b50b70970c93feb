import { CSV_SEPARATOR } from '#domain/kernel/csv-cells.ts';

/** One row of a table as CSV. */
function rowOf(cells: readonly string[]): string {
  return cells
    .map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(CSV_SEPARATOR);
}

/** A CSV that Excel opens correctly: the byte order mark marks it as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(rowOf).join('\r\n')}\r\n`;
}
