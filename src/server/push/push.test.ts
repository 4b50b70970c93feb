import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';
import { testPushService, type TestPushService } from '../../../test-support/push-service.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { createKeys } from './keys.ts';
import { pushKeys, pushSubscriptions } from './tables.ts';

const PATH = '/api/push/subscriptions';
let site: TestShop;
let service: TestPushService;
let people: Awaited<ReturnType<typeof shipmentActions>>;
beforeAll(async () => {
  [site, service] = await Promise.all([startTestShop(), testPushService()]);
  people = await shipmentActions(site);
});
beforeEach(() => service.refuseWith(null));
afterAll(async () => {
  await site.close();
  await service.close();
});

const bodyOf = ({ endpoint, keys }: ReturnType<TestPushService['browser']>) => ({ endpoint, keys });

/** A customer with a subscribed browser. */
async function subscribed(headers: Record<string, string> = {}) {
  const person = await site.signIn();
  const browser = service.browser();
  expect((await person.post(PATH, bodyOf(browser), headers)).status).toBe(200);
  return { person, browser };
}

const subscriptionAt = async (endpoint: string) => {
  const [row] = await site.shop.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  return row;
};

/** Runs jobs until the check passes, because events after a commit are asynchronous. */
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      await site.jobs.runAll();
      await check();
    },
    { timeout: 60_000 },
  );

/** Records a move of her order. */
const tellOf = ({ user }: { user: { id: string } }, order: Pick<Order, '_id' | 'status'>) =>
  inTx(site.shop.db, (tx) =>
    site.shop.reactions.record(tx, 'order.moved', {
      orderId: order._id,
      userId: user.id as never,
      status: order.status,
    }),
  );

test('the key is created once and is the same for all instances', async () => {
  const { data } = await people.linh.get<{ publicKey: string }>('/api/push/key');
  expect(data.publicKey).toMatch(/^B[\w-]{86}$/);
  const others = await Promise.all([createKeys(site.shop)(), createKeys(site.shop)()]);
  expect(others.map(({ publicKey }) => publicKey)).toEqual([data.publicKey, data.publicKey]);
  expect(await site.shop.db.$count(pushKeys)).toBe(1);
});

test('a browser gets a notification that it can decrypt for each step of an order, from confirmed to delivered', async () => {
  const browser = service.browser();
  await people.linh.post(PATH, bodyOf(browser), { 'user-agent': 'Mozilla/5.0 (Android) Chrome/130' });
  const titles = () => browser.told.map((news) => (news as { title: string }).title.replace(/#\w+/, '#'));
  const order = await people.confirmedOrder();
  await until(() => expect(titles().at(-1)).toBe('Đơn # đã được xác nhận'));
  const { data: parcel } = await people.create(order);
  await people.assign(parcel);
  await until(() => expect(titles().at(-1)).toBe('Đơn # đã rời tiệm'));
  await people.change(parcel, 'in_transit');
  await people.change(parcel, 'out_for_delivery');
  await until(() => expect(titles().at(-1)).toBe('Đơn # đang được giao'));
  await people.change(parcel, 'delivered');
  await until(() => expect(titles().at(-1)).toBe('Đơn # đã giao'));

  expect(browser.told.at(-1)).toEqual({
    title: `Đơn #${order._id.slice(-8).toUpperCase()} đã giao`,
    body: 'Vòng đã tới nơi. Chúc bạn những ngày thật duyên.',
    path: '/orders',
    tag: order._id.replaceAll('-', ''),
  });
  expect(await subscriptionAt(browser.endpoint)).toMatchObject({
    device: 'Chrome trên Android',
    lastError: null,
  });
});

test('a reply in the chat is notified without its text, and only to a customer without an open page', async () => {
  const { person, browser } = await subscribed();
  const { data: chat } = await person.post<Chat>('/api/chat', {});
  await people.admin.post(`/api/chat/${chat._id}/messages`, { content: 'Mã giảm giá của bạn là HOA' });
  await until(() => expect(browser.told).toHaveLength(1));
  expect(browser.told[0]).toEqual({
    title: 'Tiệm vừa trả lời bạn',
    body: 'Bạn mở cuộc trò chuyện để đọc nhé.',
    path: '/?tro-chuyen=mo',
    tag: chat._id.replaceAll('-', ''),
  });

  // With a page open she gets no notification; the later message proves that it was not just late.
  const here = vi.spyOn(site.shop.live, 'present').mockResolvedValue([{} as never]);
  await people.admin.post(`/api/chat/${chat._id}/messages`, { content: 'Và đây nữa' });
  await until(() => expect(here).toHaveBeenCalled());
  here.mockRestore();
  await people.admin.post(`/api/chat/${chat._id}/messages`, { content: 'Bạn còn đó không' });
  await until(() => expect(browser.told).toHaveLength(2));
});

test('jobs of one order or chat share a singleton key, so that they run one after the other', async () => {
  const { person, browser } = await subscribed();
  const { data: chat } = await person.post<Chat>('/api/chat', {});
  const order = await people.confirmedOrder();
  const send = vi.spyOn(site.shop.jobs, 'send');
  await tellOf(person, { ...order, status: 'confirmed' });
  await people.admin.post(`/api/chat/${chat._id}/messages`, { content: 'Vòng của bạn xong rồi' });
  const keys = send.mock.calls.filter(([, queue]) => queue === 'push.news').map(([, , , how]) => how);
  send.mockRestore();
  expect(keys).toMatchObject([{ singletonKey: order._id }, { singletonKey: chat._id }]);
  await until(() => expect(browser.told).toHaveLength(2));
});

describe('subscribing', () => {
  test.each([
    ['no endpoint', { endpoint: '' }],
    ['a link-local endpoint', { endpoint: 'https://169.254.169.254/latest' }],
    ['an http endpoint', { endpoint: 'http://push.example/send' }],
    ['a script as its endpoint', { endpoint: 'javascript:alert(1)' }],
    ['an endpoint of more than 1,000 characters', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
    ['no keys', { keys: undefined }],
    ['a short secret', { keys: { auth: 'abc' } }],
    ['a key off the curve', { keys: { p256dh: `B${'A'.repeat(86)}` } }],
  ])('with %s is 422', async (_what, change) => {
    const body = bodyOf(service.browser());
    const keys = 'keys' in change ? change.keys && { ...body.keys, ...change.keys } : body.keys;
    const { status, error } = await people.linh.post(PATH, { ...body, ...change, keys });
    expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
  });

  test('somebody else’s subscription can neither be deleted (404) nor taken over without its keys (409)', async () => {
    const { person, browser } = await subscribed();
    const { endpoint } = browser;
    const stranger = await site.signIn();
    expect((await stranger.delete(PATH, { endpoint })).status).toBe(404);
    const taken = await stranger.post(PATH, { endpoint, keys: service.browser().keys });
    expect([taken.status, taken.error.code]).toEqual([409, 'CONFLICT']);
    expect(await subscriptionAt(endpoint)).toMatchObject({ userId: person.user.id });

    expect((await person.delete(PATH, { endpoint })).status).toBe(200);
    expect(await subscriptionAt(endpoint)).toBeUndefined();
  });

  test('a browser belongs to the account that subscribed it last; an eleventh device replaces the first', async () => {
    const { browser } = await subscribed();
    const next = await site.signIn();
    expect((await next.post(PATH, bodyOf(browser))).status).toBe(200);
    expect(await subscriptionAt(browser.endpoint)).toMatchObject({ userId: next.user.id });
    for (let device = 2; device <= 11; device += 1) {
      site.clock.advance(1);
      await next.post(PATH, bodyOf(service.browser()));
    }
    expect(await subscriptionAt(browser.endpoint)).toBeUndefined();
    const mine = eq(pushSubscriptions.userId, next.user.id);
    expect(await site.shop.db.$count(pushSubscriptions, mine)).toBe(10);
  });
});

describe('a subscription ends', () => {
  const ends: [string, (person: Visitor & { user: { id: string } }) => Promise<{ status: number }>][] = [
    ['with the logout', (person) => person.post('/api/auth/logout')],
    [
      'when the account is disabled',
      ({ user }) => people.admin.put(`/api/users/${user.id}/active`, { isActive: false }),
    ],
    ['when the account is deleted', (person) => person.delete('/api/users/me', { password: TEST_PASSWORD })],
  ];
  test.each(ends)('%s', async (_when, end) => {
    const { person, browser } = await subscribed();
    expect((await end(person)).status).toBe(200);
    await until(async () => expect(await subscriptionAt(browser.endpoint)).toBeUndefined());
  });

  test('when the push service answers 404 or 410', async () => {
    const { person, browser } = await subscribed();
    const order = await people.confirmedOrder();
    for (const status of [404, 410]) {
      await person.post(PATH, bodyOf(browser));
      service.refuseWith(status);
      await tellOf(person, { _id: order._id, status: 'confirmed' });
      await until(async () => expect(await subscriptionAt(browser.endpoint)).toBeUndefined());
    }
    expect(browser.told).toEqual([]);
  });
});

const message = { news: { title: 'x', body: 'y', path: '/' }, topic: 'x' };

test('a 503 of the push service is recorded and retried, a 403 only recorded', async () => {
  const { browser } = await subscribed();
  const { id } = (await subscriptionAt(browser.endpoint))!;
  const send = () => site.jobs.run('push.deliver', { subscriptionId: id, message });
  const noted = async () => (await subscriptionAt(browser.endpoint))?.lastError;

  service.refuseWith(503);
  // The queue retries a job that throws.
  await expect(send()).rejects.toThrow('answered 503');
  expect(await noted()).toBe('HTTP 503');
  service.refuseWith(403);
  await send();
  expect(await noted()).toBe('HTTP 403');
  service.refuseWith(null);
  await send();
  expect([await noted(), browser.told]).toEqual([null, [{ ...message.news, tag: 'x' }]]);
});

test('a message is not sent any more an hour after it was written', async () => {
  const { browser } = await subscribed();
  const { id } = (await subscriptionAt(browser.endpoint))!;
  const send = (ago: number) => {
    const writtenAt = new Date(site.clock.now().getTime() - ago).toISOString();
    return site.jobs.run('push.deliver', { subscriptionId: id, message, writtenAt });
  };
  service.refuseWith(503);
  await expect(send(59 * 60_000)).rejects.toThrow('answered 503');
  const before = service.knocks();
  await send(60 * 60_000);
  expect(service.knocks()).toBe(before);
});

test('a message that is queued at the logout is not sent', async () => {
  const { person, browser } = await subscribed();
  const { id } = (await subscriptionAt(browser.endpoint))!;
  await person.post('/api/auth/logout');
  const before = service.knocks();
  await site.jobs.run('push.deliver', { subscriptionId: id, message });
  expect(service.knocks()).toBe(before);
});
