import { firstOf, issue } from '../kernel/issue.ts';
import type { Check, Issue } from '../kernel/issue.ts';
import { PERSON_NAME, atLeast, atMost, lineRule, matches, required, tidyLine } from '../kernel/text-rules.ts';
import { identityCopy as copy } from './copy.vi.ts';
import {
  EMAIL_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  NAME_MAX,
  NAME_MIN,
  OTP_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './limits.ts';

/** ASCII only: letters of another script can imitate somebody else's address. */
const EMAIL = /^(?:(?![@<>()[\]\\,;:"])[!-~])+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** An e-mail address as stored and compared: one tidy line in lower case, so that equal addresses are equal strings. */
export function tidyEmail(text: string): string {
  return tidyLine(text).toLowerCase();
}

/** Login and register (spec §5). */
export const checkEmail: Check = lineRule(
  required(copy.emailMissing),
  atMost(EMAIL_MAX, copy.emailFormat),
  matches(EMAIL, copy.emailFormat),
);

/** Forgot password, whose form uses other copy (spec §5). */
export const checkForgotEmail: Check = lineRule(
  required(copy.emailRequired),
  atMost(EMAIL_MAX, copy.emailInvalid),
  matches(EMAIL, copy.emailInvalid),
);

/** Login only requires a password: older ones may have been set under other rules (spec §5). */
export const checkLoginPassword: Check = firstOf(
  required(copy.passwordMissing),
  atMost(PASSWORD_MAX, copy.passwordTooLong),
);

/** Register: at least 6 characters, with a letter and a digit (spec §5). */
export const checkPassword: Check = firstOf(
  required(copy.passwordMissing),
  atLeast(PASSWORD_MIN, copy.passwordTooShort),
  atMost(PASSWORD_MAX, copy.passwordTooLong),
  matches(/^(?=.*\p{L})(?=.*\p{Nd})/su, copy.passwordTooPlain),
);

/** Reset and profile: at least 6 characters (spec §5). */
export const checkNewPassword: Check = firstOf(
  required(copy.newPasswordMissing),
  atLeast(PASSWORD_MIN, copy.passwordTooShort),
  atMost(PASSWORD_MAX, copy.passwordTooLong),
);

/** The repeated password: given, and equal in NFC, as both are hashed (spec §5). */
export function checkConfirm(password: string, confirm: string): Issue | null {
  if (confirm === '') return issue('required', copy.confirmMissing);
  return password.normalize('NFC') === confirm.normalize('NFC')
    ? null
    : issue('mismatch', copy.confirmMismatch);
}

/** A person's name: 2 to 50 letters, spaces, apostrophes, hyphens (spec §5). */
export const checkName: Check = lineRule(
  required(copy.nameMissing),
  atLeast(NAME_MIN, copy.nameTooShort),
  atMost(NAME_MAX, copy.nameTooLong),
  matches(PERSON_NAME, copy.nameFormat),
);

/** Exactly four digits (spec §5, OTP). */
export const checkOtp: Check = lineRule(matches(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), copy.otpIncomplete));

/**
 * Checks a chosen picture by the type and size that the browser reports; the server also checks its content (spec §5, Profile).
 * @param types accepted MIME types
 */
export function checkImageFile(
  file: { readonly type: string; readonly size: number },
  types: readonly string[] = IMAGE_TYPES,
): Issue | null {
  if (!types.some((type) => type === file.type)) return issue('type', copy.avatarNotAnImage);
  return file.size > IMAGE_MAX_BYTES ? issue('too_large', copy.avatarTooLarge) : null;
}
