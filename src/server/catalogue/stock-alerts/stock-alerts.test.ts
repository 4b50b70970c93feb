import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { StockAlert, StockDemand } from '#contract/http/stock-alerts.ts';
import { STOCK_ALERTS_MAX } from '#domain/catalogue/stock-alerts.ts';
import type { StockAlertId } from '#domain/kernel/ids.ts';
import { days, hours } from '#domain/kernel/time.ts';
import { newId } from '#server/platform/db/ids.ts';
import { charmId, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import type { SignedIn } from '../../../../test-support/parcels.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { charms, stockAlerts } from '../tables.ts';

const site = sharedShop({ goods: true });
let people: SignedIn[];
let admin: SignedIn;
beforeEach(async () => {
  await site.shop.db.delete(stockAlerts);
  await setStock(site.shop, { charm: 'tulip' }, 0);
  people = [];
  for (const name of ['An', 'Bình', 'Chi']) people.push(await site.signIn({ name }));
  admin = await site.signIn({ role: 'admin' });
});

const TULIP = { kind: 'charm', thing: charmId('tulip') };
const ask = (who: SignedIn, body: object = TULIP) => who.post<StockAlert[]>('/api/stock-alerts', body);
const waiting = async (who: SignedIn) =>
  (await who.get<StockAlert[]>('/api/stock-alerts')).data.map(({ slug }) => slug);
const tell = () => site.jobs.run('catalogue.tell-of-stock');
/** The number of notifications that each person got. */
const told = async () => {
  const letters = await Promise.all(people.map(({ user }) => site.mailsTo(user.email)));
  return letters.map((mails) => mails.filter(({ subject }) => subject.includes('đã có lại')).length);
};

test('a repeated request is one alert; an item in stock, an unknown item, guests and admins are refused', async () => {
  const [an] = people as [SignedIn];
  await ask(an);
  const { status, data } = await ask(an);
  expect(status).toBe(200);
  expect(data).toMatchObject([{ kind: 'charm', slug: 'tulip', thing: charmId('tulip') }]);
  expect((await ask(an, { kind: 'charm', thing: charmId('hoa-dao') })).error.code).toBe('IN_STOCK');
  expect((await ask(an, { ...TULIP, kind: 'ready_made' })).status).toBe(404);
  expect((await ask(an, { kind: 'string', thing: charmId('tulip') })).status).toBe(422);
  for (const who of [site.visitor(), admin])
    expect((await ask(who as SignedIn)).status).toBeOneOf([401, 403]);
});

test('alerts are sent once, in order of request, to no more customers than there are pieces', async () => {
  for (const who of people) {
    await ask(who);
    site.clock.advance(1000);
  }
  await tell();
  expect(await told()).toEqual([0, 0, 0]);
  await setStock(site.shop, { charm: 'tulip' }, 2);
  await tell();
  await tell();
  expect(await told()).toEqual([1, 1, 0]);
  expect(await waiting(people[0]!)).toEqual([]);
  expect(await waiting(people[2]!)).toEqual(['tulip']);
  // A day later the pieces that nobody bought are offered to her.
  site.clock.advance(hours(24) + 1);
  await tell();
  expect(await told()).toEqual([1, 1, 1]);
  site.clock.advance(days(31));
  await tell();
  expect(await site.shop.db.$count(stockAlerts)).toBe(0);
});

test('a ready-made bracelet that a cancelled order releases triggers its alert', async () => {
  const [an, binh] = people as [SignedIn, SignedIn];
  await setStock(site.shop, { readyMade: 'bien-xanh' }, 1);
  const thing = readyMadeId('bien-xanh');
  await binh.post('/api/cart/items', { readyMadeBracelet: thing, quantity: 1 });
  const { data: order } = await binh.post<Order>('/api/orders', orderBody());
  expect((await ask(an, { kind: 'ready_made', thing })).status).toBe(200);
  await binh.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
  await tell();
  expect(await told()).toEqual([1, 0, 0]);
  const [letter] = (await site.mailsTo(an.user.email)).slice(-1);
  expect(letter?.text).toContain('/?vong=bien-xanh');
});

test('a run that fails sends nothing, and the next one sends each alert once', async () => {
  await ask(people[0]!);
  await setStock(site.shop, { charm: 'tulip' }, 5);
  const { mail } = site.shop;
  const { queue } = mail;
  mail.queue = async (...args) => {
    await queue(...args);
    throw new Error('killed');
  };
  await tell().catch(() => undefined);
  mail.queue = queue;
  expect(await told()).toEqual([0, 0, 0]);
  await tell();
  await tell();
  expect(await told()).toEqual([1, 0, 0]);
});

test('an alert is deleted by its customer alone; an item no longer sold is neither listed nor sent', async () => {
  const [an, binh] = people as [SignedIn, SignedIn];
  const { data } = await ask(an);
  const path = `/api/stock-alerts/${data[0]!._id}`;
  expect((await binh.delete(path)).status).toBe(404);
  expect((await an.delete<StockAlert[]>(path)).data).toEqual([]);
  expect((await an.delete(path)).status).toBe(404);
  await ask(binh);
  await site.shop.db
    .update(charms)
    .set({ removedAt: site.clock.now(), stock: 3 })
    .where(eq(charms.id, charmId('tulip')));
  expect(await waiting(binh)).toEqual([]);
  await tell();
  expect(await told()).toEqual([0, 0, 0]);
  await site.shop.db
    .update(charms)
    .set({ removedAt: null })
    .where(eq(charms.id, charmId('tulip')));
});

test('alerts for items no longer sold, which she cannot see, leave room for others', async () => {
  const [an] = people as [SignedIn];
  const { db, clock } = site.shop;
  const goods = await db
    .select({ id: charms.id })
    .from(charms)
    .orderBy(charms.id)
    .limit(STOCK_ALERTS_MAX + 1);
  const gone = goods.filter(({ id }) => id !== charmId('tulip')).slice(0, STOCK_ALERTS_MAX);
  const askedAt = clock.now();
  await db.insert(stockAlerts).values(
    gone.map(({ id: of }) => ({
      id: newId<StockAlertId>(askedAt),
      userId: an.user.id,
      charmId: of,
      askedAt,
    })),
  );
  expect((await ask(an)).error.code).toBe('TOO_MANY_STOCK_ALERTS');
  const ids = gone.slice(0, 2).map(({ id }) => id);
  await admin.post('/api/charms/bulk', { charms: ids, hidden: true });
  expect((await ask(an)).data.map(({ slug }) => slug)).toContain('tulip');
  await admin.post('/api/charms/bulk', { charms: ids, hidden: false });
  // Asked again after a lost response.
  expect((await ask(an)).data.map(({ slug }) => slug)).toContain('tulip');
});

test('concurrent requests of one customer do not exceed the maximum', async () => {
  const [an] = people as [SignedIn];
  const { db, clock } = site.shop;
  const goods = await db
    .select({ id: charms.id })
    .from(charms)
    .limit(STOCK_ALERTS_MAX + 3);
  const soldOut = goods.slice(0, 4).map(({ id }) => id);
  await db.update(charms).set({ stock: 0 }).where(inArray(charms.id, soldOut));
  const askedAt = clock.now();
  await db.insert(stockAlerts).values(
    goods.slice(4).map(({ id: of }) => ({
      id: newId<StockAlertId>(askedAt),
      userId: an.user.id,
      charmId: of,
      askedAt,
    })),
  );
  const answers = await Promise.all(soldOut.map((thing) => ask(an, { kind: 'charm', thing })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.flatMap(({ status, error }) => (status === 200 ? [] : error.code));
  expect(refused).toEqual(Array.from({ length: 3 }, () => 'TOO_MANY_STOCK_ALERTS'));
  expect(await waiting(an)).toHaveLength(STOCK_ALERTS_MAX);
});

test('demand gives admins the number of waiting customers per item', async () => {
  for (const who of people) await ask(who);
  const { data } = await admin.get<StockDemand[]>('/api/stock-alerts/demand');
  expect(data).toEqual([{ thing: charmId('tulip'), waiting: 3 }]);
  expect((await people[0]!.get('/api/stock-alerts/demand')).status).toBe(403);
});
