import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test-support/database.ts';
import { connect, type Database } from '../db/connection.ts';
import { createLog } from '../process/log.ts';
import { createRateLimits, networkOf, rateLimits, type Limit, type RateLimits } from './rate-limit.ts';

let db: Database;
let limits: RateLimits;
beforeAll(async () => {
  db = connect(await testDatabase(), createLog('silent'));
  limits = createRateLimits(db);
});
afterAll(() => db.$client.end());

const limit = (name: string, points = 3, seconds = 60): Limit => ({ name, points, seconds });
const allowed = (which: Limit, key: string, from = limits) =>
  from.use(which, key).then(
    () => true,
    () => false,
  );

test('ten concurrent uses of a limit of three: exactly three are allowed', async () => {
  const uses = await Promise.all(Array.from({ length: 10 }, () => allowed(limit('at-once'), 'linh')));
  expect(uses.filter(Boolean)).toHaveLength(3);
});

test('a refusal says how long to wait', async () => {
  const once = limit('wait', 1, 60);
  await limits.use(once, 'linh');
  await expect(limits.use(once, 'linh')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const refusal = (await limits.use(once, 'linh').catch((error: unknown) => error)) as { retryAfter: number };
  expect(refusal.retryAfter).toBeGreaterThan(55);
  expect(refusal.retryAfter).toBeLessThanOrEqual(60);
});

test('each key and each limit has its own counter', async () => {
  const once = limit('apart', 1);
  expect(await allowed(once, 'linh')).toBe(true);
  expect(await allowed(once, 'mai')).toBe(true);
  expect(await allowed(limit('another', 1), 'linh')).toBe(true);
  expect(await allowed(once, 'linh')).toBe(false);
});

test('a use that is given back is free again', async () => {
  const once = limit('back', 1);
  await limits.use(once, 'linh');
  await limits.giveBack(once, 'linh');
  expect(await allowed(once, 'linh')).toBe(true);
});

test('instances share the counters', async () => {
  const once = limit('shared', 1);
  expect(await allowed(once, 'linh')).toBe(true);
  expect(await allowed(once, 'linh', createRateLimits(db))).toBe(false);
});

test('a perInstance limit is counted in each instance, without a database row', async () => {
  const once: Limit = { ...limit('own', 1), perInstance: true };
  expect(await allowed(once, 'linh')).toBe(true);
  expect(await allowed(once, 'linh')).toBe(false);
  expect(await allowed(once, 'mai')).toBe(true);
  await limits.giveBack(once, 'mai');
  expect(await allowed(once, 'mai')).toBe(true);
  expect(await allowed(once, 'linh', createRateLimits(db))).toBe(true);
  expect(await db.$count(rateLimits, like(rateLimits.key, 'own:%'))).toBe(0);
});

test('expired counters are deleted, running ones are not', async () => {
  await limits.use(limit('over', 3, 0.001), 'linh');
  await limits.use(limit('running'), 'linh');
  await expect
    .poll(async () => {
      await limits.purge();
      return (await db.select().from(rateLimits)).map(({ key }) => key);
    })
    .not.toContain('over:linh');
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toContain('running:linh');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
])('the address %s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
