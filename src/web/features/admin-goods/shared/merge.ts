import type { FormValues } from './stored.ts';

/** A field that somebody else changed meanwhile. */
export type Foreign<Values extends FormValues> = {
  field: keyof Values & string;
  from: Values[keyof Values];
  to: Values[keyof Values];
  /** The value typed here for the same field; null if it was not edited. */
  mine: Values[keyof Values] | null;
};

/** The fields that differ between two sets of form values, with the values of the second. */
export function changesOf<Values extends FormValues>(from: Values, to: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(to).filter(([field, value]) => value !== from[field])) as never;
}

/**
 * The form values to show after an edit was refused because of a newer version: fields edited here are kept, others take the
 * newest value. For stock the typed difference is kept, not the number.
 * @param seen the values shown when the form was opened
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
    // Stock changes through sales are not somebody's edit.
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
