type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A text that lives as long as the tab, over reloads. A browser that refuses storage keeps it in memory.
 * @param open gives the storage; may throw
 */
export function createTabStorage(name: string, open: () => StorageLike) {
  let memory: string | null = null;
  return {
    read(): string | null {
      try {
        return memory ?? open().getItem(name);
      } catch {
        return memory;
      }
    },
    /** null forgets it */
    write(text: string | null): void {
      memory = text;
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
      } catch {
        // The memory of the page must do.
      }
    },
  };
}
export type TabStorage = ReturnType<typeof createTabStorage>;

/** A kept record as an object; null for nothing, and for anything that is no object. */
export function readRecord(kept: TabStorage): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
