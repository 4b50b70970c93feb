import type { AddressView } from '#contract/http/identity.ts';

/** Opens the map, or the map's own app, at an address. */
export function mapLink(address: AddressView): string {
  const { addressLine1, ward, city } = address;
  // The second line names a flat or a landmark, on which a map only stumbles.
  const place = [addressLine1, ward, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
