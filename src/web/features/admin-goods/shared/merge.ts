import type { FormValues } from './stored.ts';

/** A field that somebody else changed meanwhile. */
export type Foreign<Values extends FormValues> = {
  field: keyof Values & string;
  from: Values[keyof Values];
  to: Values[keyof Values];
  /** What was typed here into the same field; null when it was let be. */
  mine: Values[keyof Values] | null;
};

/** The fields in which two fillings of a form differ, with the values of the second. */
export function changesOf<Values extends FormValues>(from: Values, to: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(to).filter(([field, value]) => value !== from[field])) as never;
}

/**
 * What to show after an edit was refused because a newer one was there: what was typed here stays, what only others
 * changed is taken over. Stock is moved rather than set, so the difference that was typed stays, not the number.
 * @param seen what the form showed when it was opened
 */
export function mergeNewer<Values extends FormValues>(
  seen: Values,
  mine: Values,
  newest: Values,
): { merged: Values; foreign: Foreign<Values>[] } {
  const typed = changesOf(seen, mine);
  const theirs = changesOf(seen, newest);
  const merged = { ...newest, ...typed };
  if ('stock' in typed && 'stock' in theirs) Object.assign(merged, { stock: moved(seen, mine, newest) });
  const foreign = Object.entries(theirs)
    // Pieces that were sold are nobody's edit.
    .filter(([field]) => field !== 'stock')
    .map(([field, to]) => ({
      field,
      from: seen[field],
      to,
      mine: field in typed && mine[field] !== to ? mine[field] : null,
    }));
  return { merged, foreign: foreign as Foreign<Values>[] };
}

function moved(...[seen, mine, newest]: [FormValues, FormValues, FormValues]): string {
  return String(Math.max(0, Number(newest['stock']) + Number(mine['stock']) - Number(seen['stock'])));
}
