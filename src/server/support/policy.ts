import { asId, type UserId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Person } from '#server/identity/index.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';

/** A chat user, over HTTP or the socket. */
export type Participant = Person & { side: Reader };

/** Access filter: one customer's chats, or all. */
export type Owner = UserId | 'anybody';

/** @throws ShopError FORBIDDEN for roles that do not use chats */
export function participantOf({ id, role, name, email, avatar }: Actor): Participant {
  if (role !== 'customer' && role !== 'admin') throw new ShopError('FORBIDDEN');
  return { id: asId<UserId>(id), role, side: role, name, email, avatar };
}

/** @throws ShopError FORBIDDEN for non-admins, as the routes do */
export function adminOf(actor: Actor): Participant {
  const participant = participantOf(actor);
  if (participant.side !== 'admin') throw new ShopError('FORBIDDEN');
  return participant;
}

/** Customers access their own chats, admins all; others are not found. */
export function ownerScope({ id, side }: Participant): Owner {
  return side === 'admin' ? 'anybody' : id;
}
