import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { Worksheet } from '#contract/http/reports.ts';
import { after, days } from '#domain/kernel/time.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { fillCart, orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import type { SignedIn } from '../../../../test-support/parcels.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderGifts } from '../tables.ts';

const site = sharedShop({ goods: true });
let linh: SignedIn;
let mai: SignedIn;
let admin: SignedIn;
let receiver: Visitor;
beforeEach(async () => {
  linh = await site.signIn({ name: 'Khánh Linh' });
  mai = await site.signIn({ name: 'Mai' });
  admin = await site.signIn({ role: 'admin' });
  receiver = site.visitor();
});

const READ = ['--quiet', '--raw', '--oneshot', '-Sqrcode.enable', '-'];
const hasReader = spawnSync('zbarimg', ['--version']).error === undefined;

const dayIn = (count: number) =>
  after(site.clock.now(), days(count) + 7 * 3_600_000)
    .toISOString()
    .slice(0, 10);

async function order(gift: object | null = { recipient: 'Bé An', sender: 'Linh' }, more: object = {}) {
  await fillCart(linh, ['hoa-dao', 'hoa-dao']);
  return linh.post<Order>('/api/orders', orderBody({ gift, cardMessage: 'Thương em', ...more }));
}
async function secretOf({ _id }: Order): Promise<string> {
  const { data } = await linh.get<{ path: string }>(`/api/orders/${_id}/gift-link`);
  expect(data.path).toMatch(/^\/\?qua=[\w-]{22}$/);
  return data.path.slice(-22);
}
const look = (secret: string, who = receiver) => who.post<ReceivedGift>('/api/gifts/look', { secret });
const openIt = (secret: string, who = receiver) => who.post<ReceivedGift>('/api/gifts/open', { secret });
const reply = (secret: string, text: string, who = receiver) =>
  who.post<ReceivedGift>('/api/gifts/reply', { secret, text });
const seen = async ({ _id }: Order) => (await linh.get<Order>(`/api/orders/${_id}`)).data.gift;

test('an order is no gift by default; a gift stores recipient, sender, handwriting and earliest day', async () => {
  expect((await order(null)).data.gift).toBeNull();
  const wishes = { recipient: '  Bé   An ', sender: '', hand: 'print', notBefore: dayIn(10) };
  const { status, data } = await order(wishes);
  expect(status).toBe(201);
  const gift = { recipient: 'Bé An', sender: null, hand: 'print', notBefore: dayIn(10) };
  expect(data.gift).toEqual({ ...gift, openedAt: null, reply: null });
  // Without a named recipient, the addressee of the parcel is used.
  expect((await order({})).data.gift).toMatchObject({
    recipient: 'Nguyễn Khánh Linh',
    sender: null,
    hand: 'script',
  });
  const { data: list } = await linh.get<OrdersPage>('/api/orders/my');
  const names = list.orders.map((each) => each.gift?.recipient ?? null);
  expect(new Set(names)).toEqual(new Set([null, 'Bé An', 'Nguyễn Khánh Linh']));
  const [mail] = (await site.mailsTo(linh.user.email)).filter(({ text }) => text.includes('Bé An'));
  expect(mail?.text).toContain(`Bé An, giao từ ${dayIn(10).split('-').toReversed().join('/')}`);
});

test.each([
  ['today', { notBefore: 0 }, 422],
  ['tomorrow', { notBefore: 1 }, 201],
  ['in sixty days', { notBefore: 60 }, 201],
  ['in sixty-one days', { notBefore: 61 }, 422],
])('a gift to be delivered not before %s: %j is %d', async (_when, { notBefore }, expected) => {
  const { status, error } = await order({ notBefore: dayIn(notBefore) });
  expect(status).toBe(expected);
  const told = status === 201 ? [] : error.details?.map(({ path }) => path);
  expect(told).toEqual(expected === 201 ? [] : ['gift.notBefore']);
});

test.each([
  [{ recipient: 'á'.repeat(61) }],
  [{ recipient: 7 }],
  [{ hand: 'scrawl' }],
  [{ notBefore: '2026-02-30' }],
  [{ notBefore: 'soon' }],
  ['yes'],
])('the gift %j is 422', async (gift) => expect((await order(gift as object)).status).toBe(422));

test('the gift page shows bracelets, meanings, wish and care, but no price, address, phone or order id', async () => {
  const { data: placed } = await order();
  const { status, data } = await look(await secretOf(placed));
  expect(status).toBe(200);
  expect(data).toMatchObject({ recipient: 'Bé An', sender: 'Linh', wish: 'Thương em', openedAt: null });
  const [bracelet] = data.bracelets;
  expect(bracelet).toMatchObject({ isDesigned: true, quantity: 1 });
  expect(bracelet?.flatImage).toMatch(/^\/pictures\/designs\/[0-9a-f]{32}-flat-640\.webp$/);
  expect(bracelet?.charms.map(({ count }) => count)).toEqual([2, 13]);
  expect(bracelet?.charms[0]?.meaning).not.toBe('');
  expect(data.care.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${placed._id}|rice|0901234567|Hẻm Hoa Giấy|@`));
});

test('the gift page of a ready-made bracelet lists its charms', async () => {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh'), quantity: 1 });
  const { data: placed } = await linh.post<Order>('/api/orders', orderBody({ gift: {} }));
  const { bracelets } = (await look(await secretOf(placed))).data;
  expect(bracelets[0]).toMatchObject({ isDesigned: false, flatImage: null });
  expect(bracelets[0]?.charms.length).toBeGreaterThan(0);
});

test('a gift is opened once, by its recipient: not by a look, nor by its giver or an admin', async () => {
  const { data: placed } = await order();
  const secret = await secretOf(placed);
  await look(secret);
  for (const who of [linh, admin]) expect((await openIt(secret, who)).data.openedAt).toBeNull();
  const told: unknown[] = [];
  site.shop.events.on('order.changed', (fact) => void told.push(fact));
  const both = await Promise.all([openIt(secret), openIt(secret, mai)]);
  const moments = new Set(both.map(({ data }) => data.openedAt));
  expect(moments.size).toBe(1);
  expect(told).toHaveLength(1);
  const { openedAt } = (await seen(placed))!;
  site.clock.advance(60_000);
  expect((await openIt(secret)).data.openedAt).toBe(openedAt);
});

test('a gift takes one reply: the same text again changes nothing, another text is GIFT_ANSWERED', async () => {
  const { data: placed } = await order();
  const secret = await secretOf(placed);
  expect((await reply(secret, '  ')).status).toBe(422);
  expect((await reply(secret, 'ơ'.repeat(201))).status).toBe(422);
  for (const who of [linh, admin]) expect((await reply(secret, 'Tự khen', who)).status).toBe(403);
  const line = '<b>Em thích lắm</b> chị ơi';
  const answers = await Promise.all([reply(secret, line), reply(secret, line), reply(secret, 'Dòng khác')]);
  expect(tally(answers)).toMatchObject({ 409: expect.any(Number) });
  const kept = (await seen(placed))!;
  expect(kept.openedAt).not.toBeNull();
  expect([line, 'Dòng khác']).toContain(kept.reply?.text);
  expect((await reply(secret, kept.reply!.text)).data.reply).toEqual(kept.reply);
  expect((await reply(secret, 'Lại một dòng')).error.code).toBe('GIFT_ANSWERED');
});

test('the eleventh reply in a row to a gift is 429', async () => {
  const secret = await secretOf((await order()).data);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await reply(secret, `Dòng ${at}`)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a forged gift secret is refused, only giver and admins get the link, no row contains the secret', async () => {
  const { data: placed } = await order();
  const secret = await secretOf(placed);
  for (const forged of ['', 'x', 'A'.repeat(22), secret.slice(0, 21), `${secret}A`, placed._id])
    expect([404, 422]).toContain((await look(forged)).status);
  const flipped = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1);
  for (const call of [look(flipped), openIt(flipped), reply(flipped, 'Xin chào')])
    expect((await call).status).toBe(404);
  expect((await mai.get(`/api/orders/${placed._id}/gift-link`)).status).toBe(404);
  expect((await admin.get<{ path: string }>(`/api/orders/${placed._id}/gift-link`)).data.path).toContain(
    secret,
  );
  const plain = (await order(null)).data;
  expect((await linh.get(`/api/orders/${plain._id}/gift-link`)).status).toBe(404);
  expect(JSON.stringify(await site.shop.db.select().from(orderGifts))).not.toContain(secret);
});

test('the gift of a cancelled order is 404', async () => {
  const { data: placed } = await order();
  const secret = await secretOf(placed);
  await linh.put(`/api/orders/${placed._id}/customer-transition`, { status: 'cancelled' });
  for (const call of [look(secret), openIt(secret), reply(secret, 'Xin chào')])
    expect((await call).status).toBe(404);
  expect((await linh.get(`/api/orders/${placed._id}/gift-link`)).status).toBe(404);
});

test('the worksheet has the QR code of the gift, the shipment its earliest delivery day', async () => {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh'), quantity: 1 });
  const gift = { notBefore: dayIn(40) };
  const { data: placed } = await linh.post<Order>('/api/orders', orderBody({ gift }));
  await admin.put(`/api/orders/${placed._id}/admin-transition`, { status: 'confirmed' });
  const { data: sheets } = await admin.get<Worksheet[]>(`/api/reports/worksheets?orders=${placed._id}`);
  expect(sheets[0]?.giftCode).toMatch(/^data:image\/png;base64,/);
  const { data: parcel } = await admin.post<Shipment>('/api/shipments', { order: placed._id });
  expect(parcel.order).toMatchObject({ isGift: true, notBefore: dayIn(40) });
  expect(Date.parse(parcel.estimatedDeliveryDate)).toBeGreaterThan(Date.parse(dayIn(40)));
});

test('the mails about a gift do not say that it comes to the giver', async () => {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh'), quantity: 1 });
  const { data: placed } = await linh.post<Order>('/api/orders', orderBody({ gift: { recipient: 'Bé An' } }));
  await site.jobs.runAll();
  await admin.put(`/api/orders/${placed._id}/admin-transition`, { status: 'confirmed' });
  const { data: parcel } = await admin.post<Shipment>('/api/shipments', { order: placed._id });
  await site.jobs.runAll();
  const { user: shipper, ...him } = await site.signIn({ role: 'shipper' });
  await admin.put(`/api/shipments/${parcel._id}/assign`, { shipperId: shipper._id });
  for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
    expect((await him.put(`/api/shipments/${parcel._id}/status`, { status })).status).toBe(200);
  const said = (await site.mailsTo(linh.user.email)).map(({ text }) => text).join('\n');
  expect(said).toContain('Tiệm hẹn quà tới nơi chậm nhất');
  expect(said).toContain('Hẹn quà tới nơi chậm nhất');
  expect(said).toContain('Quà của bạn đã tới nơi');
  expect(said).not.toContain('tay bạn');
});

test.skipIf(!hasReader)(
  'the QR code of the worksheet contains the gift link (Debian zbar-tools)',
  async () => {
    const { data: placed } = await order();
    const { data: sheets } = await admin.get<Worksheet[]>(`/api/reports/worksheets?orders=${placed._id}`);
    const input = Buffer.from(sheets[0]!.giftCode!.split(',')[1]!, 'base64');
    const { stdout } = spawnSync('zbarimg', READ, { input });
    expect(stdout.toString().trim()).toMatch(new RegExp(`^http://.+/\\?qua=${await secretOf(placed)}$`));
  },
);

test('a gift before its earliest delivery day is not among the late orders', async () => {
  const waiting = (await order({ notBefore: dayIn(20) })).data._id;
  const plain = (await order(null)).data._id;
  site.clock.advance(days(8));
  const staff = await site.signIn({ role: 'admin' });
  const late = async () => {
    const { data } = await staff.get<OrdersPage>('/api/orders?late=7&limit=50');
    return data.orders.map(({ _id }) => _id);
  };
  expect(await late()).toContain(plain);
  expect(await late()).not.toContain(waiting);
});
