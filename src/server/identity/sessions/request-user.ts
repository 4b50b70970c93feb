import type { FastifyRequest } from 'fastify';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';

/** The user of a request whose route requires one. */
export function requestUser(request: FastifyRequest): {
  id: UserId;
  name: string;
  email: string;
  role: string;
} {
  const { id, name, email, role } = actorOf(request);
  return { id: asId<UserId>(id), name, email, role };
}
