import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bigint, integer, snakeCase, text } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connection.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ShopError } from './errors.ts';
import type { Jobs } from '../jobs/queue.ts';

/** Counters live in the database, so that all instances share them and a restart does not reset them; but for `perInstance`. */
export const rateLimits = snakeCase.table('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** At most `points` requests in `seconds` for one key. */
export type Limit = {
  name: string;
  points: number;
  seconds: number;
  /** The key; by default the client's network. For undefined nothing is counted. */
  by?: (request: FastifyRequest) => string | undefined;
  /** Successful requests are not counted: only guessing is limited. */
  failuresOnly?: boolean;
  /**
   * Counted in the memory of each instance: costs nothing, but a restart begins anew, and somebody who uses several instances has the
   * limit at each. Against floods, not against guessing.
   */
  perInstance?: boolean;
  /** Above this many uses the request is delayed, longer with each use, up to `LONGEST_PAUSE` at the last. */
  slowFrom?: number;
};

/**
 * At most so many requests of one account.
 * @param within milliseconds
 */
export const perUser = (name: string, points: number, within: number): Limit => ({
  name,
  points,
  seconds: within / seconds(1),
  by: ({ actor }) => actor?.id,
});

/** In milliseconds: slows down guessing, and is hardly noticed after a few typing errors. */
const LONGEST_PAUSE = seconds(5);

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit[];
  }
}

export type RateLimits = {
  /**
   * Counts one use, and delays it where the limit says so.
   * @throws ShopError RATE_LIMITED with the seconds to wait
   */
  use(limit: Limit, key: string): Promise<void>;
  /**
   * Counts one use.
   * @returns the uses including this one, and whether that is within the limit
   */
  count(limit: Limit, key: string): Promise<{ used: number; isWithin: boolean }>;
  /** Takes one use back. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Deletes expired counters. */
  purge(): Promise<void>;
};

/**
 * @param counters a pool for counting, whose writes need not wait for the disk; by default the shop's
 * @param pause waits for so many milliseconds
 */
export function createRateLimits(
  db: Database,
  counters: pg.Pool = db.$client,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): RateLimits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();
  function limiter({
    name,
    points,
    seconds: duration,
    perInstance,
  }: Limit): RateLimiterMemory | RateLimiterPostgres {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const limit = { keyPrefix: name, points, duration };
    const stored = {
      storeClient: counters,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    const made = perInstance
      ? new RateLimiterMemory(limit)
      : new RateLimiterPostgres({ ...limit, ...stored });
    limiters.set(name, made);
    return made;
  }
  async function consume(limit: Limit, key: string): Promise<RateLimiterRes & { isWithin: boolean }> {
    try {
      return Object.assign(await limiter(limit).consume(key), { isWithin: true });
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Object.assign(refusal, { isWithin: false });
    }
  }
  return {
    async use(limit, key) {
      const { isWithin, consumedPoints, msBeforeNext } = await consume(limit, key);
      if (!isWithin) throw new ShopError('RATE_LIMITED', { retryAfter: msBeforeNext / 1000 });
      const wait = pauseAfter(limit, consumedPoints);
      if (wait > 0) await pause(wait);
    },
    async count(limit, key) {
      const { isWithin, consumedPoints } = await consume(limit, key);
      return { used: consumedPoints, isWithin };
    },
    async giveBack(limit, key) {
      await limiter(limit).reward(key);
    },
    async purge() {
      await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    },
  };
}

/** The delay in milliseconds for use number `used`. */
function pauseAfter({ points, slowFrom = points }: Limit, used: number): number {
  return used <= slowFrom ? 0 : Math.round((LONGEST_PAUSE * (used - slowFrom)) / (points - slowFrom));
}

/** Applies the limits that routes declare, after validation, because some keys come from the body. */
export function registerRateLimits(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('preHandler', async (request) => {
    for (const { limit, key } of counted(request)) await limits.use(limit, key);
  });
  // Before the response leaves: the client may send the next request at once.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return;
    for (const { limit, key } of counted(request)) if (limit.failuresOnly) await limits.giveBack(limit, key);
  });
}

/** Deletes expired counters every night. */
export function purgeRateLimits(jobs: Jobs, limits: RateLimits): void {
  jobs.define('rate-limits.forget', () => limits.purge(), { cron: '10 3 * * *' });
}

function counted(request: FastifyRequest): { limit: Limit; key: string }[] {
  return (request.routeOptions.config.limits ?? []).flatMap((limit) => {
    const key = limit.by ? limit.by(request) : networkOf(request.ip);
    return key === undefined ? [] : [{ limit, key }];
  });
}

/** The address, or for IPv6 its /64 network: one customer has 2⁶⁴ addresses. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const embedded = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (embedded !== undefined) return embedded;
  const [front = [], back = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array<string>(8 - front.length - back.length).fill('0');
  const network = [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
