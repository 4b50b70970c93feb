import type { Role } from '#domain/identity/roles.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';

/** Somebody who chats, over HTTP or the socket. */
export type Participant = { id: UserId; role: Role; side: Reader; name: string; email: string };

/** Whose chats may be found: one customer's, or everybody's. */
export type Owner = UserId | 'anybody';

/** @throws ShopError FORBIDDEN for those who have no part in chats */
export function participantOf({ id, role, name, email }: Actor): Participant {
  if (role !== 'customer' && role !== 'admin') throw new ShopError('FORBIDDEN');
  return { id: asId<UserId>(id), role, side: role, name, email };
}

/** @throws ShopError FORBIDDEN for everybody else, as the routes do */
export function adminOf(actor: Actor): Participant {
  const participant = participantOf(actor);
  if (participant.side !== 'admin') throw new ShopError('FORBIDDEN');
  return participant;
}

/** A customer's own chats, and all of them for admins; somebody else's is not found. */
export function ownerScope({ id, side }: Participant): Owner {
  return side === 'admin' ? 'anybody' : id;
}
