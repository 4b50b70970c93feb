import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/** Who is asking. `role` is a plain word here; the shop's roles are a matter of `identity`. */
export type Actor = {
  id: string;
  role: string;
  name: string;
  email: string;
  sessionId: string;
  /** When the access token of this request ends. */
  accessUntil: Date;
  /** Until when she need not prove herself again; null when she must. */
  provedUntil: Date | null;
  /** True while she has to add to her sign-in before she may do what her role may (decision 0047). */
  mustSetUp: boolean;
};

/**
 * Who may call a route: everybody (`public`), everybody but with the session looked up (`anyone`),
 * whoever is logged in (`user`), or only the roles listed.
 */
export type Access = 'public' | 'anyone' | 'user' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** True for what could hurt: only for who proved herself a moment ago (decision 0046). */
    proof?: boolean;
  }
  interface FastifyInstance {
    /** Who may call what, in the order of registration. */
    accessTable: { method: string; url: string; access: Access }[];
  }
  interface FastifyRequest {
    /** Null on a public route, or when nobody is logged in. */
    actor: Actor | null;
  }
}

/** Finds out who sends a request, from its cookies; null when nobody does. */
export type Authenticate = (cookies: Readonly<Record<string, string | undefined>>) => Promise<Actor | null>;

/** Deny by default: an `/api` route that does not say who may call it keeps the server from starting. */
export function registerAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.decorate('accessTable', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/')) return;
    const access = config?.access;
    if (access === undefined) throw new Error(`${String(method)} ${url} does not declare who may call it`);
    app.accessTable.push(...[method].flat().map((each) => ({ method: each, url, access })));
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    request.actor = await authenticate(request.cookies);
    if (access === 'anyone') return;
    if (request.actor === null) throw new ShopError('NO_SESSION');
    if (access !== 'user' && !access.includes(request.actor.role)) throw new ShopError('FORBIDDEN');
    if (access !== 'user' && request.actor.mustSetUp) throw new ShopError('PASSKEY_REQUIRED');
    if (request.routeOptions.config.proof === true) checkProof(request.actor);
  });
}

/** @throws ShopError PROOF_NEEDED */
export function checkProof({ provedUntil }: Actor): void {
  if (provedUntil === null) throw new ShopError('PROOF_NEEDED');
}

/** The actor of a route whose access promises one. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw new ShopError('NO_SESSION');
  return request.actor;
}
