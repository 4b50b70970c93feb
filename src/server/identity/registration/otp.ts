import { OTP_LIFETIME, OTP_RESEND_COOLDOWN } from '#domain/identity/limits.ts';
import { after, seconds } from '#domain/kernel/time.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { claimOtpCooldown, findOtpSentAt } from './repository.ts';

/** A code that was sent: where to, until when it counts, from when another may be asked for. */
export type OtpSent = { email: string; expiresAt: Date; resendAt: Date };

/** Takes the right to send a code to an address, whatever for. @throws ShopError OTP_COOLDOWN with the seconds left */
export async function claimOtp(tx: Tx, email: string, now: Date): Promise<void> {
  if (await claimOtpCooldown(tx, email, now, after(now, -OTP_RESEND_COOLDOWN))) return;
  const last = (await findOtpSentAt(tx, email)) ?? now;
  const left = after(last, OTP_RESEND_COOLDOWN).getTime() - now.getTime();
  throw new ShopError('OTP_COOLDOWN', { retryAfter: Math.max(left, 0) / seconds(1) });
}

export function sentAt(email: string, now: Date): OtpSent {
  return { email, expiresAt: after(now, OTP_LIFETIME), resendAt: after(now, OTP_RESEND_COOLDOWN) };
}
