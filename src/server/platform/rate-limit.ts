import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bigint, integer, snakeCase, text } from 'drizzle-orm/pg-core';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './db.ts';
import { ShopError } from './errors.ts';

/** Counters live in the database, so that all instances share them and a restart forgives nothing. */
export const rateLimits = snakeCase.table('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** At most `points` requests in `seconds` for one key; `by` names the key (the address unless told). */
export type Limit = { name: string; points: number; seconds: number; by?: (request: FastifyRequest) => string | undefined };

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit[];
  }
}

export type RateLimits = {
  /** Counts one use. @throws ShopError RATE_LIMITED with the seconds to wait */
  use(limit: Limit, key: string): Promise<void>;
};

export function createRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiter({ name, points, seconds }: Limit): RateLimiterPostgres {
    let found = limiters.get(name);
    if (found === undefined) {
      found = new RateLimiterPostgres({
        storeClient: db.$client,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      });
      limiters.set(name, found);
    }
    return found;
  }
  return {
    async use(limit, key) {
      try {
        await limiter(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ShopError('RATE_LIMITED', { retryAfter: refusal.msBeforeNext / 1000 });
      }
    },
  };
}

/** Applies the limits that routes declare; those that look into the body run after validation. */
export function registerRateLimits(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('preHandler', async (request) => {
    for (const limit of request.routeOptions.config.limits ?? []) {
      const key = limit.by ? limit.by(request) : request.ip;
      if (key !== undefined) await limits.use(limit, key);
    }
  });
}
