import type { OtpSent as OtpSentView } from '#contract/http/identity.ts';
import type { OtpSent } from './otp.ts';

export function presentOtpSent({ email, expiresAt, resendAt }: OtpSent): OtpSentView {
  return { email, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}
