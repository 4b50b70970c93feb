/** Bytes that an entry takes beside its content. */
const OVERHEAD = 1024;

/** An LRU map bounded by the total bytes of its entries. */
export function createByteStore<Entry extends { bytes: number }>(most: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const sizeOf = (key: string, entry: Entry) => entry.bytes + 2 * key.length + OVERHEAD;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= sizeOf(key, entry);
    entries.delete(key);
  }

  function set(key: string, entry: Entry): void {
    remove(key);
    entries.set(key, entry);
    bytes += sizeOf(key, entry);
    for (const oldest of entries.keys()) {
      if (bytes <= most) return;
      remove(oldest);
    }
  }

  return {
    has: (key: string) => entries.has(key),
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set,
    /** Adds to the size of an entry, if it is still the same one. */
    grow(key: string, isMeant: (entry: Entry) => boolean, more: number): void {
      const entry = entries.get(key);
      if (entry !== undefined && isMeant(entry)) set(key, { ...entry, bytes: entry.bytes + more });
    },
  };
}
