import type { OtpSent as OtpSentView, Session, Shipper, User } from '#contract/http/identity.ts';
import type { OtpSent } from '../registration/otp.ts';
import type { UserRow } from './repository.ts';
import type { SignedIn } from '../sessions/service.ts';

export function presentUser({ id, name, email, role, avatar, gender, addresses }: UserRow): User {
  return { _id: id, id, name, email, role, avatar, gender, addresses };
}

export function presentSession({ user, access }: SignedIn): Session {
  return { user: presentUser(user), accessTokenExpiresAt: access.expiresAt.toISOString() };
}

export function presentOtpSent({ email, expiresAt, resendAt }: OtpSent): OtpSentView {
  return { email, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

export function presentShipper({ id, name, email }: UserRow): Shipper {
  return { _id: id, id, name, email };
}
