import { after, days } from '../kernel/time.ts';
import type { Role } from './roles.ts';

/** How long staff may put a passkey off since they were first asked for one (decision 0047). */
const PASSKEY_GRACE = days(7);
export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;
/** Letters and digits of a recovery code, without those that look alike: 50 bits in ten of them. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
export const CODE_LENGTH = 10;

/** A recovery code as it is kept and compared: without what a person puts between, and in capitals. */
export function tidyRecoveryCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** `ABCDE-12345`: as it is shown. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

type Staff = {
  readonly role: Role;
  /** Since when she has one; null without. */
  readonly passkeySince: Date | null;
  /** When she was first asked for one. */
  readonly passkeyAskedAt: Date | null;
};

/** Until when staff who have no passkey may go on without; null for who has one, is a customer, or was never asked. */
export function passkeyDueAt({ role, passkeySince, passkeyAskedAt }: Staff): Date | null {
  if (role === 'customer' || passkeySince !== null || passkeyAskedAt === null) return null;
  return after(passkeyAskedAt, PASSKEY_GRACE);
}
