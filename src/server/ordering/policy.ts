import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Owner } from './orders/repository.ts';

/** Orders a user may read: admins all, others their own. */
export function readableBy(actor: { id: UserId; role: string }): Owner {
  return actor.role === 'admin' ? 'anybody' : actor.id;
}

/** The requesting user as the customer of her own order. */
export const customerIn = (request: FastifyRequest) =>
  ({ as: 'customer', id: requestUser(request).id }) as const;

/** The requesting user as staff. */
export const adminIn = (request: FastifyRequest) => ({ as: 'admin', id: requestUser(request).id }) as const;
