import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds } from '#domain/kernel/time.ts';
import { isSecure, privateCookie } from './cookies.ts';
import { SAFE_METHODS } from './origin.ts';

const NAME = 'wrote';
/** Longer than any instance gives on an old answer (`kept-answers.ts`). */
const REMEMBERED = seconds(5);

/** A refusal that says that what she was shown is old: sold meanwhile, changed by somebody else. */
const REFUTED = 409;

/**
 * Whoever changed something, or heard that what she saw is old, sees how it is in the next answer, whichever instance gives
 * it: a cookie remembers that for a moment.
 */
export function registerOwnWrites(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onSend', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.actor === null) return;
    if (reply.statusCode >= 400 && reply.statusCode !== REFUTED) return;
    reply.setCookie(NAME, '1', privateCookie(isSecure(request, publicUrl), '/', REMEMBERED));
  });
}

/** Whether somebody asks who has just changed something. Who only says so gets nothing but a newer answer. */
export const readsOwnWrites = ({ cookies }: FastifyRequest): boolean => cookies[NAME] !== undefined;

/** The same of a request that no hook has seen yet. */
export const mayReadOwnWrites = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${NAME}=`) ?? false;
