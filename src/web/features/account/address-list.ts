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

/**
 * The addresses of a form that began with `base`, and those that were saved elsewhere meanwhile: at the checkout in another tab,
 * say. Saving the whole list would remove them.
 */
export function withSavedElsewhere(
  own: readonly SavedAddress[],
  base: readonly SavedAddress[],
  saved: readonly SavedAddress[],
): SavedAddress[] {
  const keyOf = ({ isDefault: _isDefault, ...address }: SavedAddress) => JSON.stringify(address);
  const known = new Set([...base, ...own].map(keyOf));
  return [
    ...own,
    ...saved.filter((address) => !known.has(keyOf(address))).map((it) => ({ ...it, isDefault: false })),
  ];
}

/** Index of the default address; 0 if none is marked. */
export function defaultOf(addresses: readonly SavedAddress[]): number {
  return Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
}
