import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { inTx, pipelined, commitWith, type Tx } from './connection.ts';

const site = sharedShop();
beforeAll(async () => {
  await site.shop.db.execute(sql`CREATE TABLE notes (id int PRIMARY KEY, text text NOT NULL)`);
});

const write = async (tx: Tx, id: number) => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`INSERT INTO notes (id, text) VALUES (${id}, 'x') RETURNING *`,
  );
  return rows[0]?.id;
};
type Refused = { cause: { code: string } };
const NOTES = sql`notes`;
const written = async () => {
  const { rows } = await site.shop.db.execute<{ id: number }>(sql`SELECT id FROM notes ORDER BY id`);
  return rows.map(({ id }) => id);
};

test('pipelined statements run and are answered in their order', async () => {
  const answers = await inTx(site.shop.db, (tx) => pipelined([write(tx, 1), write(tx, 2), tx.$count(NOTES)]));
  expect(answers).toEqual([1, 2, 2]);
  expect(await written()).toEqual([1, 2]);
});

test('a pipelined statement that fails rejects with its own error and rolls back the whole transaction', async () => {
  const work = inTx(site.shop.db, (tx) => pipelined([write(tx, 3), write(tx, 1), write(tx, 4)]));
  await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await written()).toEqual([1, 2]);
});

test('after a rejection no further statement is sent to the rolled-back transaction', async () => {
  const late = async (tx: Tx) => {
    await write(tx, 5);
    await write(tx, 6);
  };
  const refused = Promise.reject(new Error('refused'));
  await expect(inTx(site.shop.db, (tx) => pipelined([refused, late(tx)]))).rejects.toThrow('refused');
  expect(await written()).toEqual([1, 2]);
});

test('a statement sent with the commit is stored with all before it, or nothing is and its own error is thrown', async () => {
  const { db } = site.shop;
  const both = (first: number, last: number) => async (tx: Tx) => {
    await write(tx, first);
    await commitWith(tx, write(tx, last));
    return last;
  };
  expect(await inTx(db, both(7, 8))).toBe(8);
  await expect(inTx(db, both(9, 8))).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await written()).toEqual([1, 2, 7, 8]);
  // Within an outer transaction, which continues.
  await inTx(db, async (tx) => {
    await expect(inTx(tx, both(9, 8))).rejects.toMatchObject({ cause: { code: '23505' } });
    await inTx(tx, both(40, 41));
  });
  expect(await written()).toEqual([1, 2, 7, 8, 40, 41]);
});

test('a prepared statement whose table changed fails at most once per connection', async () => {
  const { db } = site.shop;
  for (const id of [10, 11, 12, 13]) await inTx(db, (tx) => write(tx, id));
  await db.execute(sql`ALTER TABLE notes ADD COLUMN more text`);
  // At most once per connection, which is not used again.
  const tries = await Promise.allSettled([20, 21].map((id) => inTx(db, (tx) => write(tx, id))));
  const errors = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refused] : []));
  expect(errors.filter(({ cause }) => cause.code !== '0A000')).toEqual([]);
  for (const id of [30, 31, 32, 33]) await inTx(db, (tx) => write(tx, id));
  expect(await written()).toEqual(expect.arrayContaining([30, 31, 32, 33]));
});
