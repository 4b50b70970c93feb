import type { Clock } from '#web/lib/session/clock.ts';
import { parseStored, tryStorage, type StorageLike } from '#web/lib/storage/storage.ts';

type Options<T> = {
  box: () => StorageLike;
  key: string;
  /** Milliseconds of quiet before it is written (spec §9: chats 600, current chat 400, messages 800). */
  delay: number;
  clock: Clock;
  /** What is written where another tab has left something since; without it, one's own. */
  join?: (mine: T, stored: T) => T;
};

/**
 * One value that outlives a reload. Changes in quick succession are written once; a browser that refuses storage, or
 * has something else under the key, is one that remembers nothing.
 * @param isValid what stands there may be anything: an older version of the shop wrote it, or a curious person
 */
export function createPersistedValue<T>(
  { box, key, delay, clock, join }: Options<T>,
  isValid: (value: unknown) => value is T,
) {
  let waiting: { value: T; cancel: () => void } | null = null;

  function read(): T | null {
    const value = parseStored(tryStorage(() => box().getItem(key)));
    return isValid(value) ? value : null;
  }

  function write(): void {
    if (waiting === null) return;
    const { value, cancel } = waiting;
    cancel();
    waiting = null;
    const stored = join ? read() : null;
    const joined = join && stored !== null ? join(value, stored) : value;
    tryStorage(() => box().setItem(key, JSON.stringify(joined)));
  }

  return {
    read,
    keep(value: T): void {
      waiting?.cancel();
      waiting = { value, cancel: clock.after(delay, write) };
    },
    /** Writes at once what waits: the page is about to go. */
    write,
    /** What waits is not written any more: its person has logged out. */
    drop(): void {
      waiting?.cancel();
      waiting = null;
    },
  };
}
export type PersistedValue<T> = ReturnType<typeof createPersistedValue<T>>;
