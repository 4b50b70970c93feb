import type { OtpSent as OtpSentView } from '#contract/http/identity.ts';
import type { Shop } from '#server/shop.ts';
import type { OtpSent } from './otp.ts';

export async function presentOtpSent(
  { mail }: Pick<Shop, 'mail'>,
  { email, expiresAt, resendAt }: OtpSent,
): Promise<OtpSentView> {
  const isLate = await mail.areCodesLate();
  return { email, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString(), isLate };
}
