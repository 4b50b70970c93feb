import { inArray } from 'drizzle-orm';

type ForeignKey = Parameters<typeof inArray>[0];

/** Condition: the column references one of these rows. */
export function referencesAnyOf(column: ForeignKey, rows: readonly { id: string }[]) {
  return inArray(
    column,
    rows.map(({ id }) => id),
  );
}
