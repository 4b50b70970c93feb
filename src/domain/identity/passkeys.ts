import { after, days } from '../kernel/time.ts';
import type { Role } from './roles.ts';

/** How long staff may postpone a passkey after the first prompt (decision 0047). */
const PASSKEY_GRACE = days(7);
export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;
/** Characters of a recovery code, without look-alikes: ten of them carry 50 bits. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
export const CODE_LENGTH = 10;

/** A recovery code as stored and compared: upper case, without separators. */
export function tidyRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A recovery code as displayed: `ABCDE-12345`. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

type Staff = {
  readonly role: Role;
  /** When the first passkey was added; null without one. */
  readonly passkeySince: Date | null;
  /** When she was first prompted for one. */
  readonly passkeyAskedAt: Date | null;
};

/** Deadline for staff without a passkey; null for customers, staff who have one, and staff who were never prompted. */
export function passkeyDueAt({ role, passkeySince, passkeyAskedAt }: Staff): Date | null {
  if (role === 'customer' || passkeySince !== null || passkeyAskedAt === null) return null;
  return after(passkeyAskedAt, PASSKEY_GRACE);
}
