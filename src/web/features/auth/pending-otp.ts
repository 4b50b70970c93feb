import { OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { parseStoredRecord } from '#web/lib/storage/storage.ts';

/** A registration awaiting its code, in sessionStorage: it survives a reload, and ends with the tab. */
export type PendingOtp = {
  email: string;
  /** Earliest time for requesting another code, in milliseconds since the epoch. */
  resendAt: number;
};

const KEY = 'otp.pending';

/**
 * Records that a code was just sent to this e-mail, and starts the cool-down.
 * @param wait the server's wait time, if given
 */
export function expectOtp(email: string, wait: number = OTP_RESEND_COOLDOWN): PendingOtp {
  const pending = { email, resendAt: Date.now() + wait };
  window.sessionStorage.setItem(KEY, JSON.stringify(pending));
  return pending;
}

/** The pending registration of this tab; falls back to the e-mail in the history state if storage was lost. */
export function findPendingOtp(state: unknown): PendingOtp | null {
  const handed = emailIn(state);
  const kept = parse(window.sessionStorage.getItem(KEY));
  if (kept !== null && (handed === null || handed === kept.email)) return kept;
  return handed === null ? null : expectOtp(handed);
}

export function forgetPendingOtp(): void {
  window.sessionStorage.removeItem(KEY);
}

function emailIn(state: unknown): string | null {
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : null;
  return typeof email === 'string' ? email : null;
}

function parse(text: string | null): PendingOtp | null {
  const { email, resendAt } = parseStoredRecord(text);
  return typeof email === 'string' && typeof resendAt === 'number' ? { email, resendAt } : null;
}
