import { parseStored, tryStorage, type StorageLike } from './storage.ts';

/**
 * A text that lives as long as the tab, over reloads. A browser that refuses storage keeps it in memory.
 * @param open gives the storage; may throw
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
    /** null forgets it */
    write(text: string | null): void {
      memory = text;
      tryStorage(() => (text === null ? open().removeItem(name) : open().setItem(name, text)));
    },
  };
}
export type TabStorage = ReturnType<typeof createTabStorage>;

/** A kept record as an object; null for nothing, and for anything that is no object. */
export function readRecord(kept: TabStorage): Record<string, unknown> | null {
  const value = parseStored(kept.read());
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
