import type { AddressView } from '#contract/http/identity.ts';

/** A link that opens the address on a map, or in the maps app. */
export function mapLink(address: AddressView): string {
  const { addressLine1, ward, city } = address;
  // The second line names a flat or a landmark, which would only confuse the map search.
  const place = [addressLine1, ward, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
