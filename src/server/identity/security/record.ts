import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserId } from '#domain/kernel/ids.ts';
import type { SecurityKind } from '#domain/identity/security.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import { inBackground } from '#server/platform/process/background.ts';
import type { Shop } from '#server/shop.ts';
import { BY_REFUSAL, BY_ROUTE } from './kinds.ts';
import { recordIncident, type SecurityIncident } from './service.ts';

/**
 * Records security events after the response: by the code of a refusal, or by the route that succeeded (`kinds.ts`). Never
 * contains user input.
 */
export function recordSecurity(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('refusedAs', null);
  app.decorateRequest('enteredAs', null);
  app.addHook('onError', async (request, _reply, error) => {
    request.refusedAs = error instanceof ShopError ? (BY_REFUSAL[error.code] ?? null) : null;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const kind = request.refusedAs ?? (reply.statusCode < 400 ? BY_ROUTE[route] : undefined);
    if (kind === undefined) return;
    record({
      kind,
      route,
      network: networkOf(request.ip),
      userId: request.actor?.id ?? request.enteredAs,
      ...accountIn(request),
    });
  });
  shop.events.on('session.replayed', ({ userId }) => {
    record({ kind: 'session_replayed', route: 'POST /api/auth/refresh', network: null, userId });
  });
  function record(happening: SecurityIncident): void {
    inBackground(shop.log, 'writing down a security event', recordIncident(shop, happening));
  }
}

function accountIn({ body }: FastifyRequest): Pick<SecurityIncident, 'email' | 'role'> {
  const { email, role } = (body ?? {}) as { email?: unknown; role?: unknown };
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof role === 'string' && { role }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The security event of this request's refusal, if any. */
    refusedAs: SecurityKind | null;
    /** The user whom this request signed in. */
    enteredAs: UserId | null;
  }
}
