import type { SavedAddress } from '#contract/http/identity.ts';

/**
 * Replaces the address at `at`, or appends it if `at` is the list's length; exactly one stays the default, the first if none is
 * marked.
 */
export function withAddress(
  addresses: readonly SavedAddress[],
  at: number,
  address: SavedAddress,
): SavedAddress[] {
  const next = addresses.toSpliced(at, 1, address);
  return withDefault(next, address.isDefault ? at : defaultOf(next));
}

export function withoutAddress(addresses: readonly SavedAddress[], at: number): SavedAddress[] {
  const next = addresses.toSpliced(at, 1);
  return withDefault(next, defaultOf(next));
}

export function withDefault(addresses: readonly SavedAddress[], at: number): SavedAddress[] {
  return addresses.map((address, own) => ({ ...address, isDefault: own === at }));
}

/** Index of the default address; 0 if none is marked. */
export function defaultOf(addresses: readonly SavedAddress[]): number {
  return Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
}
