import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds } from '#domain/kernel/time.ts';
import { isSecure, privateCookie } from './cookies.ts';
import { SAFE_METHODS } from './origin.ts';

const NAME = 'wrote';
/** Longer than any instance serves a stale response (`response-cache.ts`). */
const REMEMBERED = seconds(5);

/** A conflict response: what the customer saw was stale, because it was sold or changed meanwhile. */
const REFUTED = 409;

/**
 * Read-your-writes: after a change, or a refusal because of stale data, the next responses are fresh, whichever instance serves
 * them. A short-lived cookie marks the client.
 */
export function registerOwnWrites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onSend', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.actor === null) return;
    if (reply.statusCode >= 400 && reply.statusCode !== REFUTED) return;
    reply.setCookie(NAME, '1', privateCookie(isSecure(request, publicUrl), '/', REMEMBERED));
  });
}

/** Whether the client has just changed something. A forged cookie only gets a fresher response. */
export const readsOwnWrites = ({ cookies }: FastifyRequest): boolean => cookies[NAME] !== undefined;

/** The same check on a raw request, before any hook has run. */
export const mayReadOwnWrites = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${NAME}=`) ?? false;
