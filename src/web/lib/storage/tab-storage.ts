import { parseStored, tryStorage, type StorageLike } from './storage.ts';

/**
 * A text that lives as long as the tab, across reloads, or until its key is removed by a logout. Falls back to memory when the
 * browser refuses storage.
 * @param open returns the storage; may throw
 */
export function createTabStorage(
  name: string,
  open: () => Pick<StorageLike, 'getItem' | 'setItem' | 'removeItem'>,
) {
  let memory: string | null = null;
  return {
    read(): string | null {
      return memory ?? tryStorage(() => open().getItem(name));
    },
    /** null removes it */
    write(text: string | null): void {
      memory = text;
      tryStorage(() => {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        memory = null;
      });
    },
  };
}
export type TabStorage = ReturnType<typeof createTabStorage>;

/** Parses a stored record; null when there is none or it is not an object. */
export function readRecord(kept: TabStorage): Record<string, unknown> | null {
  const value = parseStored(kept.read());
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
