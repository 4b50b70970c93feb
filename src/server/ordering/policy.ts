import type { UserId } from '#domain/kernel/ids.ts';
import type { Owner } from './orders/repository.ts';

/** Whose orders somebody may read: admins everybody's, all others their own. */
export function readableBy(actor: { id: UserId; role: string }): Owner {
  return actor.role === 'admin' ? 'anybody' : actor.id;
}
