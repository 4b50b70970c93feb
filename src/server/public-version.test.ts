import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpBuyers } from '../../test-support/buyers.ts';
import { charmId, orderBody } from '../../test-support/goods.ts';
import { reviewsAsAdmin } from '../../test-support/reviews.ts';
import { shared, sharedShop } from '../../test-support/shared-shop.ts';
import { inTx } from './platform/db/connection.ts';
import { readPublicVersion } from './public-version.ts';

const site = sharedShop();
const reviews = shared(() => reviewsAsAdmin(site));

const version = () => readPublicVersion(site.shop.db);

test('the public version stays the same while rows are only read and locked', async () => {
  const before = await version();
  await site.visitor().get('/api/charms');
  await inTx(site.shop.db, async (tx) => {
    await tx.execute(sql`SELECT FROM charms FOR UPDATE`);
    expect(await version()).toBe(before);
  });
  expect(await version()).toBe(before);
});

test.each([
  ['a price changed by SQL', sql`UPDATE charms SET price = price + 1000 WHERE id = ${charmId('hoa-dao')}`],
  ['a price changed back', sql`UPDATE charms SET price = price - 1000 WHERE id = ${charmId('hoa-dao')}`],
  ['a shipping option’s description', sql`UPDATE shipping_options SET description = 'nhanh'`],
  ['the positions of the categories', sql`UPDATE categories SET position = position + 1`],
])('the public version changes with %s', async (_, change) => {
  const before = await version();
  await site.shop.db.execute(change);
  expect(await version()).not.toBe(before);
});

test('the public version changes when a review is shown and when it is hidden again', async () => {
  const { data: written } = await reviews.write(await reviews.delivered());
  const pending = await version();
  const { data: shown } = await reviews.judge(written);
  const after = await version();
  await reviews.judge({ ...written, ...shown }, 'hidden');
  expect(new Set([pending, after, await version()]).size).toBe(3);
});

test('the public version changes with reviews changed or deleted by SQL, not with the folding of counts', async () => {
  await reviews.write(await reviews.delivered());
  const before = await version();
  await site.shop.db.execute(sql`UPDATE reviews SET text = text || '!'`);
  const changed = await version();
  await site.jobs.run('counts.fold');
  expect(await version()).toBe(changed);
  await site.shop.db.execute(sql`DELETE FROM reviews`);
  expect(new Set([before, changed, await version()]).size).toBe(3);
});

test('the public version changes with an order at its commit, not before and not at a rollback', async () => {
  const before = await version();
  const [buyer] = await signUpBuyers(site.shop, [{ charms: ['hoa-dao'] }]);
  expect(await version()).toBe(before);
  const ordered = await site
    .visitor()
    .post('/api/orders', orderBody(), { cookie: buyer!.cookie, 'idempotency-key': buyer!.id });
  expect(ordered.status).toBe(201);
  const after = await version();
  expect(after).not.toBe(before);

  const rolledBack = inTx(site.shop.db, async (tx) => {
    await tx.execute(sql`UPDATE charms SET price = 1`);
    expect(await version()).toBe(after);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await version()).toBe(after);
});

test('of two concurrent transactions the later commit changes the public version too, whichever began first', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const early = inTx(site.shop.db, async (tx) => {
    await tx.execute(sql`UPDATE charms SET price = price + 1 WHERE id = ${charmId('hoa-sen')}`);
    first.resolve();
    await second.promise;
  });
  await first.promise;
  await site.shop.db.execute(sql`UPDATE charms SET price = price + 1 WHERE id = ${charmId('hoa-dao')}`);
  const between = await version();
  second.resolve();
  await early;
  expect(await version()).not.toBe(between);
});
