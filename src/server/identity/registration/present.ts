import type { OtpSent as OtpSentView } from '#contract/http/identity.ts';
import type { OtpSent } from './otp.ts';

/** @param isLate whether the mail server keeps codes waiting at present */
export function presentOtpSent({ email, expiresAt, resendAt }: OtpSent, isLate: boolean): OtpSentView {
  return { email, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString(), isLate };
}
