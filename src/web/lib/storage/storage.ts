/** What the shop uses of localStorage and sessionStorage. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Does something with a storage that a browser may refuse (private window, full disk); null where it fails. */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What stands in a storage may be anything: an older version of the shop wrote it, or a curious person. Null for no JSON. */
export function parseStored(text: string | null): unknown {
  return text === null ? null : tryStorage(() => JSON.parse(text) as unknown);
}

/** The same as an object; empty for anything that is none. */
export function parseStoredRecord(text: string | null): Partial<Record<string, unknown>> {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null ? value : {};
}
