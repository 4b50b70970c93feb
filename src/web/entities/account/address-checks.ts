import { ADDRESS_FIELDS, checkAddressField, type AddressField } from '#domain/identity/address.ts';
import { cityIssue, wardIssue, type Province } from '#domain/identity/places.ts';
import type { Issue } from '#domain/kernel/issue.ts';

type Address = Readonly<Record<AddressField, string>>;

/**
 * What is wrong with a field of an address being entered: the domain's rules, and whether city and ward are in the list, once
 * that is loaded (null before).
 */
export function addressIssue(
  field: AddressField,
  address: Address,
  provinces: readonly Province[] | null,
): Issue | null {
  const wrong = checkAddressField(field, address[field]);
  if (wrong || provinces === null) return wrong;
  if (field === 'city') return cityIssue(provinces, address.city);
  return field === 'ward' ? wardIssue(provinces, address.city, address.ward) : null;
}

type Checks = Record<AddressField, (text: string, address: Address) => Issue | null>;

/** The same checks as form rules (`resolverFor`). */
export function addressChecks(provinces: readonly Province[] | null): Checks {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [
      field,
      (_text: string, address: Address) => addressIssue(field, address, provinces),
    ]),
  ) as Checks;
}
