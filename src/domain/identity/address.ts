import { generic } from '../kernel/copy.vi.ts';
import type { Check, Issue } from '../kernel/issue.ts';
import {
  PLAIN_TEXT,
  LETTERS_AND_SPACES,
  PERSON_NAME,
  atLeast,
  atMost,
  lineRule,
  matches,
  optional,
  required,
  tidyLine,
} from '../kernel/text-rules.ts';
import { addressCopy as copy } from './copy.vi.ts';
import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  CITY_MAX,
  CITY_MIN,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  PHONE_MIN,
  POSTAL_CODE_MAX,
  WARD_MAX,
} from './limits.ts';

/** Where a parcel goes (spec §3, Shipping address). */
export type ShippingAddress = {
  readonly fullName: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly city: string;
  /** Phường, xã or đặc khu of the city; addresses from before it was asked for have none. */
  readonly ward?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country: string;
};

export const ADDRESS_FIELDS = [
  'fullName',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'ward',
  'postalCode',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export const DEFAULT_COUNTRY = 'VN';

export const checkFullName: Check = lineRule(
  required(copy.fullNameMissing),
  atLeast(NAME_MIN, generic.tooShort(copy.fullName, NAME_MIN)),
  atMost(NAME_MAX, generic.tooLong(copy.fullName, NAME_MAX)),
  matches(PERSON_NAME, copy.fullNameFormat),
);

/** A phone number as dialled: digits only, without the separators people type, and with +84 replaced. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s.()-]/gu, '').replace(/^(?:\+|00)84/, '0');
}

export const checkPhone: Check = (text) =>
  lineRule(
    required(copy.phoneMissing),
    matches(new RegExp(`^[0-9]{${PHONE_MIN},${PHONE_MAX}}$`), copy.phoneFormat),
  )(tidyPhone(text));

export const checkAddressLine1: Check = lineRule(
  required(copy.addressLine1Missing),
  atLeast(ADDRESS_MIN, generic.tooShort(copy.addressLine1, ADDRESS_MIN)),
  atMost(ADDRESS_MAX, generic.tooLong(copy.addressLine1, ADDRESS_MAX)),
  matches(PLAIN_TEXT, generic.format(copy.addressLine1)),
);

export const checkAddressLine2: Check = optional(
  lineRule(
    atMost(ADDRESS_MAX, generic.tooLong(copy.addressLine2, ADDRESS_MAX)),
    matches(PLAIN_TEXT, generic.format(copy.addressLine2)),
  ),
);

/** A city as it is stored: "TP. Hồ Chí Minh" and "Bà Rịa - Vũng Tàu" become the letters and spaces that spec §5 asks for. */
export function tidyCity(text: string): string {
  return tidyLine(text.replace(/[.–-]/gu, ' '));
}

export const checkCity: Check = (text) =>
  lineRule(
    required(copy.cityMissing),
    atLeast(CITY_MIN, generic.tooShort(copy.city, CITY_MIN)),
    atMost(CITY_MAX, generic.tooLong(copy.city, CITY_MAX)),
    matches(LETTERS_AND_SPACES, copy.cityFormat),
  )(tidyCity(text));

/** Checks the form only; `places.ts` checks that the ward lies in the city. */
export const checkWard: Check = optional(
  lineRule(
    atMost(WARD_MAX, generic.tooLong(copy.ward, WARD_MAX)),
    matches(/^[\p{L}\p{M}\p{Nd} '’-]+$/u, generic.format(copy.ward)),
  ),
);

export const checkPostalCode: Check = optional(
  lineRule(
    atMost(POSTAL_CODE_MAX, generic.tooLong(copy.postalCode, POSTAL_CODE_MAX)),
    matches(/^[A-Za-z0-9][A-Za-z0-9 -]{2,}$/, generic.format(copy.postalCode)),
  ),
);

/** Home deliveries only: a province abroad has no delivery option and no fee (spec §3, Shipping address). */
export const checkCountry: Check = lineRule(matches(new RegExp(`^${DEFAULT_COUNTRY}$`), copy.countryAbroad));

const CHECKS = {
  fullName: checkFullName,
  phone: checkPhone,
  addressLine1: checkAddressLine1,
  addressLine2: checkAddressLine2,
  city: checkCity,
  ward: checkWard,
  postalCode: checkPostalCode,
} as const satisfies Record<AddressField, Check>;

/** Validates one field of the form as it is typed (spec §5, Checkout). */
export function checkAddressField(field: AddressField, text: string): Issue | null {
  return CHECKS[field](text);
}

type Place = Pick<ShippingAddress, 'addressLine1' | 'addressLine2' | 'ward' | 'city' | 'postalCode'>;

/** The address in one line, street first, without the name and the phone. */
export function addressLine({ addressLine1, addressLine2, ward, city, postalCode }: Place): string {
  return [addressLine2, addressLine1, ward, city, postalCode].filter(Boolean).join(', ');
}
