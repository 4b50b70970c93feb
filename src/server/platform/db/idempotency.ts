import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { index, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { after, days } from '#domain/kernel/time.ts';
import type { Clock } from '../process/clock.ts';
import { inTx, type Database, type Db, type Tx } from './connection.ts';
import { ShopError } from '../http/errors.ts';
import type { Jobs } from '../jobs/queue.ts';

/** The stored responses that repeated requests get. */
export const idempotencyKeys = snakeCase.table(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null only inside the transaction that computes it. */
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);

const LIFETIME = days(1);

type Call = { userId: string; key: string | undefined; body: unknown; now: Date };

/**
 * Runs `work` once per user and key: a repeated request within 24 h gets the first response. Key and work share the transaction,
 * so a crash keeps both or neither, a double click waits for the first, and a refused request may be retried.
 * @throws ShopError IDEMPOTENCY_MISMATCH when the key came with another body
 */
export async function once<Answer extends object>(
  tx: Tx,
  call: Call,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  const claim = claimOf(tx, call);
  if (!(await claim.isFirst)) return { answer: await claim.firstAnswer<Answer>(), repeated: true };
  const answer = await work();
  await claim.keep(answer);
  return { answer, repeated: false };
}

/**
 * Like `once`, in a transaction of its own and with a round trip less: the key is claimed and the data read at the same time.
 * @param read sends all its statements at once; they run after the key was claimed, and are undone for a repeated request
 * @param write receives what was read, and a function that stores its answer early, for work that has something to do after that
 */
export async function onceReading<Answer extends object, Found>(
  db: Db,
  call: Call,
  read: (tx: Tx) => Promise<Found>,
  write: (tx: Tx, found: Found, keep: (answer: Answer) => Promise<unknown>) => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  try {
    const answer = await inTx(db, async (tx) => {
      const claim = claimOf(tx, call);
      const [isFirst, found] = await Promise.allSettled([claim.isFirst, read(tx)]);
      if (isFirst.status === 'rejected') throw isFirst.reason;
      // A repeated request may find its cart empty; but after a failed statement the transaction takes no other, and is rerun.
      const mayAsk = found.status === 'fulfilled' || found.reason instanceof ShopError;
      if (!isFirst.value && mayAsk) throw new Repeated(await claim.firstAnswer<Answer>());
      if (found.status === 'rejected') throw found.reason;
      return write(tx, found.value, claim.keep);
    });
    return { answer, repeated: false };
  } catch (error) {
    if (error instanceof Repeated) return { answer: error.answer as Answer, repeated: true };
    throw error;
  }
}

/** Rolls back what was read together with the key. */
class Repeated extends Error {
  readonly answer: object;

  constructor(answer: object) {
    super('a repeated request');
    this.answer = answer;
  }
}

/** Claims the key of a request, if it has one; blocks while another transaction holds the same key. */
function claimOf(tx: Tx, { userId, key, body, now }: Call) {
  if (key === undefined) {
    return { isFirst: Promise.resolve(true), firstAnswer: never, keep: () => Promise.resolve() };
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const claimed = tx
    .insert(idempotencyKeys)
    .values({ userId, key, bodyHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { bodyHash, answer: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, after(now, -LIFETIME)),
    })
    .returning({ key: idempotencyKeys.key });
  return {
    isFirst: claimed.then(({ length }) => length > 0),
    async firstAnswer<Answer>(): Promise<Answer> {
      const [first] = await tx.select().from(idempotencyKeys).where(mine);
      if (first?.bodyHash !== bodyHash) throw new ShopError('IDEMPOTENCY_MISMATCH');
      return first.answer as Answer;
    },
    keep: (answer: object): Promise<unknown> => tx.update(idempotencyKeys).set({ answer }).where(mine),
  };
}

const never = (): Promise<never> => Promise.reject(new Error('without a key no request is repeated'));

/** Deletes expired keys every night. */
export function purgeOldKeys(jobs: Jobs, db: Database, clock: Clock): void {
  jobs.define(
    'idempotency.forget',
    async () => {
      await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, after(clock.now(), -LIFETIME)));
    },
    { cron: '20 3 * * *' },
  );
}
