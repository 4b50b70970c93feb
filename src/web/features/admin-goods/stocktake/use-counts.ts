import { useEffect, useState } from 'react';
import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** What was typed of a shelf and not booked yet, and what the books said when it was counted. */
export type Typed = { text: string; seen: number };
type Counts = {
  typed: Readonly<Record<string, Typed>>;
  /** by how many the books were wrong, of what is booked */
  booked: Readonly<Record<string, number>>;
};

const NAME = 'stocktake';

/** A count that is under way, in this browser: a reload, a call or an empty battery lose nothing of it. */
export function useCounts() {
  const [counts, setCounts] = useState(read);
  useEffect(() => {
    tryStorage(() => localStorage.setItem(NAME, JSON.stringify(counts)));
  }, [counts]);
  return {
    ...counts,
    type: (id: string, text: string, seen: number) =>
      setCounts(({ typed: { [id]: before, ...typed }, booked }) => ({
        // What the books said when counting began holds until it is booked or given up.
        typed: text === '' ? typed : { ...typed, [id]: { text, seen: before?.seen ?? seen } },
        booked,
      })),
    book: (id: string, difference: number) =>
      setCounts(({ typed: { [id]: _booked, ...typed }, booked }) => ({
        typed,
        booked: { ...booked, [id]: difference },
      })),
    /** The next count begins. */
    clear: () => setCounts({ typed: {}, booked: {} }),
  };
}

function read(): Counts {
  const { typed, booked } = parseStoredRecord(tryStorage(() => localStorage.getItem(NAME)));
  const isTyped = (value: unknown): value is Typed =>
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'seen' in value &&
    Number.isInteger(value.seen);
  return {
    typed: kept(typed, isTyped),
    booked: kept(booked, (value): value is number => Number.isInteger(value)),
  };
}

function kept<T>(value: unknown, isOne: (each: unknown) => each is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => isOne(entry[1])));
}
