import { OTP_LIFETIME, OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { after, seconds } from '#domain/kernel/time.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { claimOtpCooldown, findOtpSentAt } from './repository.ts';

/** A sent code: its recipient, when it expires, and from when another may be requested. */
export type OtpSent = { email: string; expiresAt: Date; resendAt: Date };

/** An address, and who requests a code for it: a network, or a user. */
export type CodeRequest = { email: string; asker: string };

/**
 * Starts the cool-down between two codes of any purpose.
 * @throws ShopError OTP_COOLDOWN with the seconds left
 */
export async function claimOtp(db: Db, wish: CodeRequest, now: Date): Promise<void> {
  if (await claimOtpCooldown(db, wish, now, after(now, -OTP_RESEND_COOLDOWN))) return;
  const last = (await findOtpSentAt(db, wish)) ?? now;
  const left = after(last, OTP_RESEND_COOLDOWN).getTime() - now.getTime();
  throw new ShopError('OTP_COOLDOWN', { retryAfter: Math.max(left, 0) / seconds(1) });
}

export function sentAt(email: string, now: Date): OtpSent {
  return { email, expiresAt: after(now, OTP_LIFETIME), resendAt: after(now, OTP_RESEND_COOLDOWN) };
}
