import parsePhone from 'libphonenumber-js/mobile';
import { DEFAULT_COUNTRY } from '#domain/identity/address.ts';

/**
 * Whether a number is a mobile number of Vietnam today. Only a hint: the shop accepts 10 or 11 digits (spec §5), because an
 * office may have a landline.
 */
export function isMobile(phone: string): boolean {
  return mobileOf(phone) !== undefined;
}

/** A mobile number in national format (`84912345678` → `0912345678`); any other is returned as it was typed. */
export function nationalFormat(phone: string): string {
  const mobile = mobileOf(phone);
  return mobile ? `0${mobile.nationalNumber}` : phone;
}

function mobileOf(phone: string) {
  const number = parsePhone(phone, DEFAULT_COUNTRY);
  return number?.country === DEFAULT_COUNTRY && number.isValid() ? number : undefined;
}
