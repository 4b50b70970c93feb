import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { index, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { after, days } from '#domain/kernel/time.ts';
import type { Clock } from '../process/clock.ts';
import type { Database, Tx } from './connection.ts';
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
 * @param work receives a function that stores its answer early, for work that has something to do after that
 * @throws ShopError IDEMPOTENCY_MISMATCH when the key came with another body
 */
export async function once<Answer extends object>(
  tx: Tx,
  { userId, key, body, now }: Call,
  work: (keep: (answer: Answer) => Promise<unknown>) => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  if (key === undefined) return { answer: await work(() => Promise.resolve()), repeated: false };
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  // Blocks while another transaction holds the same key.
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, bodyHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { bodyHash, answer: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, after(now, -LIFETIME)),
    })
    .returning({ key: idempotencyKeys.key });

  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.bodyHash !== bodyHash) throw new ShopError('IDEMPOTENCY_MISMATCH');
    return { answer: first.answer as Answer, repeated: true };
  }
  let kept: Answer | undefined;
  const keep = (answer: Answer) => {
    kept = answer;
    return tx.update(idempotencyKeys).set({ answer }).where(mine);
  };
  const answer = await work(keep);
  if (kept !== answer) await keep(answer);
  return { answer, repeated: false };
}

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
