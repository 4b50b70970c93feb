import type { Session } from '#contract/http/identity.ts';
import { presentUser } from '../accounts/present.ts';
import type { SignedIn } from './service.ts';

export function presentSession({ user, access }: SignedIn): Session {
  return { user: presentUser(user), accessTokenExpiresAt: access.expiresAt.toISOString() };
}
