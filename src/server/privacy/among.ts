import { inArray } from 'drizzle-orm';

type ForeignKey = Parameters<typeof inArray>[0];

/** Rows that point at one of these. */
export function among(column: ForeignKey, rows: readonly { id: string }[]) {
  return inArray(
    column,
    rows.map(({ id }) => id),
  );
}
