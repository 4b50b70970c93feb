import type { Clock } from '#web/lib/session/clock.ts';
import { parseStored, tryStorage, type StorageLike } from '#web/lib/storage/storage.ts';

type Options<T> = {
  box: () => StorageLike;
  key: string;
  /** Debounce in milliseconds before it is written (spec §9: chats 600, current chat 400, messages 800). */
  delay: number;
  clock: Clock;
  /** Merges with what another tab has stored meanwhile; without it, the own value overwrites it. */
  join?: (mine: T, stored: T) => T;
};

/**
 * One value that survives a reload. Changes in quick succession are written once; without storage, or with an invalid value under
 * the key, nothing is remembered.
 * @param isValid checks the stored value, which may be anything: an older version of the shop may have written it, or a curious
 * user
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
    /** Writes a pending value at once: the page is about to be left. */
    write,
    /** Drops a pending value: the user has logged out. */
    drop(): void {
      waiting?.cancel();
      waiting = null;
    },
  };
}
