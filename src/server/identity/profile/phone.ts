import parsePhone from 'libphonenumber-js/mobile';
import { DEFAULT_COUNTRY } from '#domain/identity/address.ts';

/**
 * What the shop accepts is the rule of the forms: 10 or 11 digits (spec §5). This looks further, at the numbers that
 * mobile phones of Vietnam have today, and refuses nothing: an office may have a landline.
 */
export function isMobile(phone: string): boolean {
  return mobileOf(phone) !== undefined;
}

/** A mobile number as it is dialled in Vietnam (`84912345678` → `0912345678`); any other stays as it was typed. */
export function dialled(phone: string): string {
  const mobile = mobileOf(phone);
  return mobile ? `0${mobile.nationalNumber}` : phone;
}

function mobileOf(phone: string) {
  const number = parsePhone(phone, DEFAULT_COUNTRY);
  return number?.country === DEFAULT_COUNTRY && number.isValid() ? number : undefined;
}
