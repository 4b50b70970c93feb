import type { SavedAddress } from '#contract/http/identity.ts';

/** The list with one address put in (`at` its length adds it); exactly one stays the default, the first unless told. */
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

/** The position of the default address; 0 when none is marked. */
export function defaultOf(addresses: readonly SavedAddress[]): number {
  return Math.max(
    0,
    addresses.findIndex(({ isDefault }) => isDefault),
  );
}
