import { stringify, type Stringifier } from 'csv-stringify';
import { CSV_SEPARATOR, csvText } from '#domain/kernel/csv-cells.ts';

/**
 * Rows that become a table which Excel opens as it is: with marks in place, columns apart, no cell a formula, no zero lost at
 * the front of a phone number.
 * @param columns headings, in order, or by the field that they are of
 * @param moments headings of cells that Excel shall read as moments
 */
export function csvTable(
  columns: readonly string[] | Readonly<Record<string, string>>,
  moments: readonly string[] = [],
): Stringifier {
  return stringify({
    header: true,
    bom: true,
    delimiter: CSV_SEPARATOR,
    columns: Array.isArray(columns) ? [...columns] : { ...columns },
    cast: {
      string: (text, { column, header }) =>
        header || moments.includes(String(column)) ? text : csvText(text),
    },
  });
}
