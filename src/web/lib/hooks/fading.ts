/** A row that is present, or one that was just removed and is fading out in its place. */
export type FadingRow<Row> = { readonly row: Row; readonly leaving: boolean };

/**
 * The current rows, with removed ones kept in their places as leaving.
 * @param keyOf a row's identity
 */
export function withLeaving<Row>(
  before: readonly FadingRow<Row>[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): FadingRow<Row>[] {
  const here = new Set(rows.map(keyOf));
  const shown: FadingRow<Row>[] = rows.map((row) => ({ row, leaving: false }));
  before.forEach(({ row }, place) => {
    if (!here.has(keyOf(row))) shown.splice(Math.min(place, shown.length), 0, { row, leaving: true });
  });
  return shown;
}
