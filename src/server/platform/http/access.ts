import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/** The authenticated caller. `role` is a plain string here; the shop's roles belong to `identity`. */
export type Actor = {
  id: string;
  role: string;
  name: string;
  email: string;
  /** Address of the picture. */
  avatar: string | null;
  sessionId: string;
  /** When the access token of this request expires. */
  accessUntil: Date;
  /** Until when no new proof of identity is needed; null when it is. */
  provedUntil: Date | null;
  /** True while the account lacks a required sign-in factor, without which its role's routes are refused (decision 0047). */
  mustSetUp: boolean;
};

/**
 * Who may call a route: everybody (`public`), everybody but with the session looked up (`anyone`), any logged-in user (`user`),
 * or only the roles listed.
 */
export type Access = 'public' | 'anyone' | 'user' | readonly string[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** True for dangerous operations: only callers who proved their identity recently (decision 0046). */
    proof?: boolean;
  }
  interface FastifyInstance {
    /** The access of every route, in the order of registration. */
    accessTable: { method: string; url: string; access: Access }[];
  }
  interface FastifyRequest {
    /** Null on a public route, or when nobody is logged in. */
    actor: Actor | null;
  }
}

/** Authenticates a request by its cookies; null when it has no valid session. */
export type Authenticate = (cookies: Readonly<Record<string, string | undefined>>) => Promise<Actor | null>;

/** Deny by default: an `/api` route that does not declare its access keeps the server from starting. */
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
    request.actor = withinFactors(await authenticate(request.cookies), access);
    if (access === 'anyone') return;
    if (request.actor === null) throw new ShopError('NO_SESSION');
    if (access !== 'user' && !access.includes(request.actor.role)) throw new ShopError('FORBIDDEN');
    if (access !== 'user' && request.actor.mustSetUp) throw new ShopError('PASSKEY_REQUIRED');
    if (request.routeOptions.config.proof === true) checkProof(request.actor);
  });
}

/** On a route for several roles, who lacks a required sign-in factor has no more rights than any customer. */
function withinFactors(actor: Actor | null, access: Access): Actor | null {
  const isForAll = access === 'anyone' || access === 'user';
  return actor?.mustSetUp && isForAll ? { ...actor, role: 'customer' } : actor;
}

/** @throws ShopError PROOF_NEEDED */
export function checkProof({ provedUntil }: Actor): void {
  if (provedUntil === null) throw new ShopError('PROOF_NEEDED');
}

/**
 * The actor of a route whose access guarantees one.
 * @throws ShopError NO_SESSION
 */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw new ShopError('NO_SESSION');
  return request.actor;
}
