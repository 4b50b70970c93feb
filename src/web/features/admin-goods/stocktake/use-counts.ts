import { useEffect, useState } from 'react';
import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** A typed count that is not booked yet, and the book stock at the time of counting. */
export type Typed = { text: string; seen: number };
type Counts = {
  typed: Readonly<Record<string, Typed>>;
  /** difference between count and books per booked item */
  booked: Readonly<Record<string, number>>;
};

const NAME = 'stocktake';

/** A stocktake in progress, kept in localStorage: it survives a reload, a phone call or an empty battery. */
export function useCounts() {
  const [counts, setCounts] = useState(read);
  useEffect(() => {
    tryStorage(() => localStorage.setItem(NAME, JSON.stringify(counts)));
  }, [counts]);
  return {
    ...counts,
    type: (id: string, text: string, seen: number) =>
      setCounts(({ typed: { [id]: before, ...typed }, booked }) => ({
        // The book stock from the first keystroke stays the reference until the count is booked or cleared.
        typed: text === '' ? typed : { ...typed, [id]: { text, seen: before?.seen ?? seen } },
        booked,
      })),
    book: (id: string, difference: number) =>
      setCounts(({ typed: { [id]: _booked, ...typed }, booked }) => ({
        typed,
        booked: { ...booked, [id]: difference },
      })),
    /** Starts a new stocktake. */
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
