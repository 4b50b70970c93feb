import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { OrderPhoto, OrderPhotos } from '#contract/http/photos.ts';
import type { Worksheet } from '#contract/http/reports.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { charmId, confirmedOrder, ledgerErrors, setStock, stockOf } from '../../../../test-support/goods.ts';
import type { SignedIn } from '../../../../test-support/parcels.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

// Charms that a customer exchanges in her answer to photos. Of the charms used here, a tulip, a bee and two hearts have the same
// price.

const site = sharedShop({ goods: true });
let linh: SignedIn;
let mai: SignedIn;
let admin: SignedIn;
let order: Order;
beforeAll(async () => {
  await setStock(site.shop, { charm: 'tulip' }, 50);
  linh = await site.signIn({ name: 'Khánh Linh' });
  mai = await site.signIn({ name: 'Mai' });
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
});

const at = (path: string, of = order) => `/api/orders/${of._id}/${path}`;
const answer = (body: object, who: Visitor = linh, of = order) =>
  who.post<OrderPhotos>(at('photo-answer', of), body);
const approve = (round = 1) => answer({ answer: 'approved', round });

/** Sends a round with one photo; the dimensions differ per round. */
async function send(round: number, of = order) {
  const plain = { width: 40 + round, height: 30, channels: 3, background: '#d9a' } as const;
  const bytes = await sharp({ create: plain }).png().toBuffer();
  const file = { bytes, name: 'vong.png', type: 'image/png' };
  const { data } = await admin.upload<OrderPhoto>(at('photos', of), file);
  return admin.post<OrderPhotos>(at('photo-rounds', of), { round, photos: [data._id] });
}
const hersNow = async (of = order) => (await linh.get<Order>(`/api/orders/${of._id}`)).data;
const notes = async () => (await hersNow()).statusHistory.map(({ note }) => note);
const nameAt = ({ items }: Order, place: number) =>
  items[0]!.charms.find(({ position }) => position === place)!.name;

type Wanted = { item: string; position: number; seen: string; charm: string };
/** Exchanges the tulip at the first position for another charm. */
const swap = (to = 'ong', change: Partial<Wanted> = {}, of = order): Wanted => ({
  item: of.items[0]!._id,
  position: 0,
  seen: nameAt(of, 0),
  charm: charmId(to),
  ...change,
});
const exchange = (exchanges: readonly object[], more: object = {}, who: Visitor = linh) =>
  answer({ answer: 'change', round: 1, exchanges, ...more }, who);

beforeEach(async () => {
  order = await confirmedOrder(linh, admin, ['tulip', 'tulip']);
  await setStock(site.shop, { charm: 'ong' }, 3);
  await send(1);
});

test('exchanging a charm in the answer updates stock, ledger, worksheet, image and history, but not the total', async () => {
  const shelf = await stockOf(site.shop, 'tulip');
  const { data, status } = await exchange([swap()], { wish: 'Nhẹ nhàng hơn' });
  expect(status).toBe(200);
  const now = await hersNow();
  const [from, to] = [nameAt(order, 0), nameAt(now, 0)];
  expect(data).toMatchObject({ stage: 'changes_requested', freeChangesLeft: 1 });
  expect(data.rounds[0]!.change).toMatchObject({
    wish: 'Nhẹ nhàng hơn',
    exchanges: [{ bracelet: 'Vòng thử', position: 0, from, to }],
  });
  expect(await stockOf(site.shop, 'tulip')).toEqual({ ...shelf, reserved: shelf.reserved - 1 });
  expect(await stockOf(site.shop, 'ong')).toEqual({ stock: 3, reserved: 1 });
  expect(await ledgerErrors(site.shop)).toEqual([]);
  expect([now.totalPrice, now.goodsPrice, now.items[0]!.price]).toEqual([
    order.totalPrice,
    order.goodsPrice,
    order.items[0]!.price,
  ]);
  const said = `Nhẹ nhàng hơn. Đổi charm: ${from} → ${to}, vị trí 1`;
  expect(await notes()).toContain(`Photo change requested: ${said}`);
  const { data: waiting } = await admin.get<OrdersPage>('/api/orders?photo=to_send&limit=100');
  expect(waiting.orders.map(({ _id }) => _id)).toContain(order._id);
  const [sheet] = (await admin.get<Worksheet[]>(`/api/reports/worksheets?orders=${order._id}`)).data;
  expect(sheet!.bracelets[0]!.charms[0]!.name).toBe(to);
  expect(now.items[0]!.image).not.toBe(order.items[0]!.image);
  expect((await linh.get(now.items[0]!.image!)).headers['content-type']).toBe('image/webp');
  const designs = await linh.get<{ _id: string }[]>('/api/custom-bracelets');
  expect(designs.data.map(({ _id }) => _id)).not.toContain(now.items[0]!.customBracelet);
  // The photos no longer match the bracelet: only a newer round can be approved.
  expect((await approve()).error.code).toBe('PHOTO_CHANGED');
  await send(2);
  expect((await approve(2)).data.stage).toBe('approved');
  await admin.put(at('admin-transition'), { status: 'cancelled', reason: 'khách đổi ý' });
  expect((await stockOf(site.shop, 'ong')).reserved).toBe(0);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('the same exchange sent twice concurrently counts once; another one after it is PHOTO_CHANGED', async () => {
  expect(tally(await Promise.all([exchange([swap()]), exchange([swap()])]))).toEqual({ 200: 2 });
  expect(await stockOf(site.shop, 'ong')).toEqual({ stock: 3, reserved: 1 });
  expect((await exchange([swap('doi-tim')])).error.code).toBe('PHOTO_CHANGED');
  expect((await notes()).filter((note) => note?.startsWith('Photo change requested'))).toHaveLength(1);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('an exchange needs a charm of the same price in stock and a position in the customer’s own order', async () => {
  const code = async (exchanges: readonly object[], more: object = {}, who: Visitor = linh) => {
    const { status, error } = await exchange(exchanges, more, who);
    return `${status} ${error.code}`;
  };
  const elsewhere = await confirmedOrder(linh, admin, ['tulip']);
  await setStock(site.shop, { charm: 'doi-tim' }, 0);
  expect(await code([swap('hoa-hong')])).toBe('422 INVALID_INPUT');
  expect(await code([swap('hoa-hong', { price: 1 } as object)])).toBe('422 INVALID_INPUT');
  expect(await code([swap('hoa-giay')])).toBe('422 INVALID_INPUT');
  expect(await code([swap('tulip')])).toBe('422 INVALID_INPUT');
  expect(await code([swap(), swap()])).toBe('422 INVALID_INPUT');
  expect(await code([])).toBe('422 INVALID_INPUT');
  expect(await code([swap('doi-tim')])).toBe('409 STOCK_INSUFFICIENT');
  expect(await code([swap('ong', { charm: order._id })])).toBe('422 UNKNOWN_PIECE');
  expect(await code([swap('ong', { seen: 'Charm khác' })])).toBe('409 CONFLICT');
  expect(await code([swap('ong', { position: 99 })])).toBe('404 NOT_FOUND');
  expect(await code([swap('ong', { item: elsewhere.items[0]!._id })])).toBe('404 NOT_FOUND');
  expect(await code([swap()], {}, mai)).toBe('404 NOT_FOUND');
  expect(await code([swap()], {}, admin)).toBe('404 NOT_FOUND');
  expect(await code([swap()], { round: 2 })).toBe('409 PHOTO_CHANGED');
  // When one of two exchanges is impossible, neither is made.
  expect(await code([swap(), swap('doi-tim', { position: 1 })])).toBe('409 STOCK_INSUFFICIENT');
  expect(await stockOf(site.shop, 'ong')).toEqual({ stock: 3, reserved: 0 });
  expect((await hersNow()).proof).toBe('sent');
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('two concurrent exchanges for the last piece: one gets 409', async () => {
  await setStock(site.shop, { charm: 'ong' }, 1);
  const second = await confirmedOrder(linh, admin, ['tulip']);
  await send(1, second);
  const hers = { answer: 'change', round: 1, exchanges: [swap('ong', {}, second)] };
  const answers = await Promise.all([exchange([swap()]), answer(hers, linh, second)]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await stockOf(site.shop, 'ong')).toEqual({ stock: 1, reserved: 1 });
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('concurrent exchanges of one charm by customer and admin: one gets 409', async () => {
  const body = { ...swap('doi-tim'), difference: 'waive', broken: 0 };
  await setStock(site.shop, { charm: 'doi-tim' }, 3);
  const [desk, hers] = await Promise.all([admin.post(at('exchange'), body), exchange([swap()])]);
  expect(tally([desk, hers])).toEqual({ 200: 1, 409: 1 });
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('from the third change on, which staff decide, an exchange is 422', async () => {
  for (const round of [1, 2]) {
    await answer({ answer: 'change', round, wish: `lần ${round}` });
    await send(round + 1);
  }
  const refused = await exchange([swap()], { round: 3 });
  expect([refused.status, (await hersNow()).proof]).toEqual([422, 'sent']);
  expect((await stockOf(site.shop, 'ong')).reserved).toBe(0);
});

test('the mail that says that the bracelet is made shows the photo approved last, none that an exchange outdated', async () => {
  const exchangeByStaff = (seen: string) =>
    admin.post<Order>(at('exchange'), { ...swap('ong', { seen }), difference: 'settle' });
  const widthInMail = async () => {
    expect((await admin.post('/api/shipments', { order: order._id })).status).toBe(201);
    const made = (await site.mailsTo(linh.user.email)).findLast(({ text }) => text.includes('đã xâu xong'));
    const [picture] = made?.pictures ?? [];
    return picture && (await sharp(picture.jpeg).metadata()).width;
  };
  await approve();
  expect((await exchangeByStaff(nameAt(order, 0))).status).toBe(200);
  await send(2);
  expect((await approve(2)).status).toBe(200);
  expect(await widthInMail()).toBe(42);

  order = await confirmedOrder(linh, admin, ['tulip', 'tulip']);
  await send(1);
  await approve();
  await exchangeByStaff(nameAt(order, 0));
  await admin.post(at('photo-set-aside'), { reason: 'Khách nhắn Zalo là ưng rồi' });
  expect(await widthInMail()).toBeUndefined();
});
