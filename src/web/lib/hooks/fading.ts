/** A row, or one that has just gone and is still fading where it stood. */
export type FadingRow<Row> = { readonly row: Row; readonly leaving: boolean };

/**
 * The rows of now, with those of before that are gone left in their places.
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
