import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CustomBracelet } from '#contract/http/design.ts';
import { ERRORS } from '#contract/errors.ts';
import { tally, type Visitor } from '../../../test-support/app.ts';
import { signUpBuyers, type Buyer } from '../../../test-support/buyers.ts';
import { charmId, fillCart, orderBody, setStock } from '../../../test-support/goods.ts';
import { holdRow } from '../../../test-support/held-row.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';
import { auditStock } from './stock-audit/service.ts';
import { orders } from './tables.ts';

const WAITING = 100;
const HELD_CHARM = 'hoa-dao';
/** Deadline for requests that wait for a locked row, ms. */
const ANSWERED_WITHIN = 8_000;

const site = sharedShop({ goods: true });
let other: Visitor;
let otherBracelet: CustomBracelet;
beforeAll(async () => {
  await setStock(site.shop, { charm: HELD_CHARM }, 10_000);
  other = await site.signIn();
  otherBracelet = await fillCart(other, ['hoa-sen']);
});

async function hold(table: string, id: string) {
  const held = await holdRow(site.shop.db.$client.options.connectionString ?? '', table, id);
  onTestFinished(() => held.letGo());
  return held;
}

/** Customers with the charm in their carts. */
const buyers = (count: number): Promise<Buyer[]> =>
  signUpBuyers(
    site.shop,
    Array.from({ length: count }, () => ({ charms: [HELD_CHARM] })),
    site.shop.clock.now(),
  );

type Answered = {
  status: number;
  body: { data: { _id: string }; code: string; message: string };
  wait: unknown;
};

async function send(
  method: 'POST' | 'PUT',
  url: string,
  { cookie, id }: Buyer,
  payload: object,
): Promise<Answered> {
  const headers = { cookie, host: 'shop.test', origin: 'http://shop.test', 'idempotency-key': `once-${id}` };
  const answer = await site.app.inject({ method, url, headers, payload });
  return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] };
}
const order = (buyer: Buyer) => send('POST', '/api/orders', buyer, orderBody());

/** Starts requests and counts how many of them have completed. */
function underWay<T>(works: Promise<T>[]) {
  let done = 0;
  const all = works.map((work) => work.finally(() => (done += 1)));
  return { done: () => done, outcomes: Promise.all(all) };
}

/** Unaffected requests: lists, page data, another customer's cart and the health check. */
async function everybodyElse(): Promise<number[]> {
  const statuses: number[] = [];
  for (const quantity of [2, 3]) {
    const answers = await Promise.all([
      other.get('/api/charms?limit=20'),
      other.get('/api/cart'),
      other.put('/api/cart/items', { customBracelet: otherBracelet._id, quantity }),
      other.get('/api/orders/my'),
      other.get('/api/ready'),
      other.get('/sitemap.xml'),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

test(`${WAITING} requests for one locked order: others are answered meanwhile, all succeed once it is unlocked`, async () => {
  const [buyer] = await buyers(1);
  const { body } = await order(buyer!);
  const held = await hold('orders', body.data._id);
  const path = `/api/orders/${body.data._id}/customer-transition`;
  const clicks = underWay(
    Array.from({ length: WAITING }, () => send('PUT', path, buyer!, { status: 'cancelled' })),
  );
  expect(new Set(await everybodyElse())).toEqual(new Set([200]));
  expect(clicks.done()).toBe(0);
  await held.letGo();
  expect(tally(await clicks.outcomes)).toEqual({ 200: WAITING });
  const { rows } = await site.shop.db.execute<{ moves: number }>(
    sql`SELECT count(*)::int AS moves FROM order_history WHERE order_id = ${body.data._id} AND status = 'cancelled'`,
  );
  expect(rows).toEqual([{ moves: 1 }]);
});

test(`${WAITING} orders for one locked charm: other requests are answered meanwhile, all succeed once it is unlocked`, async () => {
  const crowd = await buyers(WAITING);
  const held = await hold('charms', charmId(HELD_CHARM));
  const waiting = underWay(crowd.map(order));
  expect(new Set(await everybodyElse())).toEqual(new Set([200]));
  expect(waiting.done()).toBe(0);
  await held.letGo();
  expect(tally(await waiting.outcomes)).toEqual({ 201: WAITING });
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

test('a charm that stays locked: orders get 503 in time, and retried with the same key make one order each', async () => {
  const crowd = await buyers(20);
  const held = await hold('charms', charmId(HELD_CHARM));
  const before = await site.shop.db.$count(orders);
  const start = performance.now();
  const refused = await Promise.all(crowd.map(order));
  expect(performance.now() - start).toBeLessThan(ANSWERED_WITHIN);
  const { message } = ERRORS.UNAVAILABLE;
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 503, wait: '5', body: { code: 'UNAVAILABLE', message } });
  expect(await site.shop.db.$count(orders)).toBe(before);

  await held.letGo();
  const placed = await Promise.all(crowd.map(order));
  expect(tally(placed)).toEqual({ 201: crowd.length });
  const again = await Promise.all(crowd.map(order));
  expect(again.map(({ body }) => body.data._id)).toEqual(placed.map(({ body }) => body.data._id));
  expect(await site.shop.db.$count(orders)).toBe(before + crowd.length);
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

test('an order for another charm succeeds while many wait for a locked one', async () => {
  const crowd = await buyers(20);
  const [second] = await signUpBuyers(site.shop, [{ charms: ['hoa-sen'] }], site.shop.clock.now());
  const held = await hold('charms', charmId(HELD_CHARM));
  const waiting = underWay(crowd.map(order));
  expect(await order(second!)).toMatchObject({ status: 201 });
  expect(waiting.done()).toBe(0);
  await held.letGo();
  await waiting.outcomes;
});
