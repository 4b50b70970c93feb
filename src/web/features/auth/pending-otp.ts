import { OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';

/**
 * A registration awaiting its code, in sessionStorage: it survives a reload, and ends with the tab or a manual logout in it. In
 * memory where the browser refuses storage.
 */
export type PendingOtp = {
  email: string;
  /** Earliest time for requesting another code, in milliseconds since the epoch. */
  resendAt: number;
  /** The mail server keeps codes waiting. */
  isLate: boolean;
};

const kept = createTabStorage(personalKey('guest', 'otp.pending'), () => window.sessionStorage);

/**
 * Records that a code was just sent to this e-mail, and starts the cool-down.
 * @param sent the server's wait time, if given
 */
export function expectOtp(
  email: string,
  { wait = OTP_RESEND_COOLDOWN, isLate = false }: { wait?: number; isLate?: boolean } = {},
): PendingOtp {
  const pending = { email, resendAt: Date.now() + wait, isLate };
  kept.write(JSON.stringify(pending));
  return pending;
}

/** The pending registration of this tab; falls back to the e-mail in the history state if storage was lost. */
export function findPendingOtp(state: unknown): PendingOtp | null {
  const handed = emailIn(state);
  const pending = findKept();
  if (pending !== null && (handed === null || handed === pending.email)) return pending;
  return handed === null ? null : expectOtp(handed);
}

export function forgetPendingOtp(): void {
  kept.write(null);
}

function emailIn(state: unknown): string | null {
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : null;
  return typeof email === 'string' ? email : null;
}

function findKept(): PendingOtp | null {
  const { email, resendAt, isLate } = readRecord(kept) ?? {};
  return typeof email === 'string' && typeof resendAt === 'number'
    ? { email, resendAt, isLate: isLate === true }
    : null;
}
