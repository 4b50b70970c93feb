/** The part of the Storage interface that the shop uses. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Uses a storage that the browser may refuse (private window, full disk); null on failure. */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Parses a stored text, which may be anything: an older version of the shop may have written it, or a curious user. Null when it
 * is not JSON.
 */
export function parseStored(text: string | null): unknown {
  return text === null ? null : tryStorage(() => JSON.parse(text) as unknown);
}

/** Parses a stored object; empty for anything that is not one. */
export function parseStoredRecord(text: string | null): Partial<Record<string, unknown>> {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null ? value : {};
}
