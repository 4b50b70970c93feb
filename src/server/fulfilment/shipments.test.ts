import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  MyCash,
  MyShipmentsPage,
  Shipment,
  ShipmentsPage,
  StaffNote,
} from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { SHIPMENT_STATUSES, nextShipmentStatuses } from '#domain/fulfilment/shipments.ts';
import { hours, minutes } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import { startTestShop, tally, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { fillCart, ledgerErrors, orderBody, stockGoods, stockOf } from '../../../test-support/goods.ts';
import { shipments } from './tables.ts';

type SignedIn = Visitor & { user: User };
let site: TestShop;
let linh: SignedIn;
let admin: SignedIn;
let tam: SignedIn;
let hung: SignedIn;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  linh = await site.signIn({ name: 'Khánh Linh' });
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  tam = await site.signIn({ role: 'shipper', name: 'Anh Tâm' });
  hung = await site.signIn({ role: 'shipper', name: 'Anh Hùng' });
});
afterAll(() => site.close());

async function confirmedOrder(charms: string[] = []): Promise<Order> {
  await fillCart(linh, charms);
  const { data } = await linh.post<Order>('/api/orders', orderBody({ notes: 'Gọi trước 10 phút' }));
  await admin.put(`/api/orders/${data._id}/admin-transition`, { status: 'confirmed' });
  return data;
}
const create = (order: Order, more: object = {}) =>
  admin.post<Shipment>('/api/shipments', { order: order._id, ...more });
const assign = ({ _id }: Shipment, { user }: SignedIn = tam) =>
  admin.put<Shipment>(`/api/shipments/${_id}/assign`, { shipperId: user._id });
const change = ({ _id }: Shipment, status: string, more: object = {}, who: Visitor = tam) =>
  who.put<Shipment>(`/api/shipments/${_id}/status`, { status, ...more });
const orderNow = async ({ _id }: { _id: string }) => (await admin.get<Order>(`/api/orders/${_id}`)).data;

async function carried(charms: string[] = []): Promise<Shipment> {
  const { data } = await create(await confirmedOrder(charms));
  return (await assign(data)).data;
}
async function broughtTo(...statuses: string[]): Promise<Shipment> {
  let shipment = await carried();
  for (const status of statuses) shipment = (await change(shipment, status, { notes: 'ghi chú' })).data;
  return shipment;
}

describe('POST /shipments', () => {
  test('ships a confirmed order: pieces leave the shelf, history, a mail with the tracking number', async () => {
    const before = await stockOf(site.shop, 'hoa-sen');
    const order = await confirmedOrder(['hoa-sen']);
    const { status, data } = await create(order, { trackingNumber: ' GHN-123 ', carrier: 'Giao Hàng Nhanh' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      order: { _id: order._id, status: 'shipped', totalPrice: order.totalPrice },
      status: 'pending',
      trackingNumber: 'GHN-123',
      carrier: 'Giao Hàng Nhanh',
      shipper: null,
      notes: 'Gọi trước 10 phút',
      cashToCollect: order.totalPrice,
      actualDeliveryDate: null,
      // From Saturday, 21 November, four working days.
      estimatedDeliveryDate: '2026-11-26T16:59:59.999Z',
    });
    expect(data.statusHistory.map((entry) => [entry.status, entry.by])).toEqual([['pending', 'admin']]);
    expect(await stockOf(site.shop, 'hoa-sen')).toEqual({
      stock: before.stock - 1,
      reserved: before.reserved,
    });
    expect(await ledgerErrors(site.shop)).toEqual([]);
    expect((await orderNow(order)).statusHistory.at(-1)).toMatchObject({
      status: 'shipped',
      note: 'Shipment created',
    });
    const mail = (await site.mailsTo(linh.user.email)).at(-1);
    expect(mail?.subject).toContain('Đã giao hàng');
    expect(mail?.text).toContain('GHN-123');
    expect(mail?.text).toContain('26/11/2026');
  });

  test('is made once: pressed twice at the same moment, and never for another status', async () => {
    const order = await confirmedOrder();
    const answers = await Promise.all([create(order), create(order), create(order)]);
    expect(tally(answers)).toEqual({ 201: 3 });
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    const other = await create(order, { carrier: 'Khác' });
    expect([other.status, other.error.code]).toEqual([409, 'INVALID_TRANSITION']);
    await fillCart(linh);
    const pending = (await linh.post<Order>('/api/orders', orderBody())).data;
    expect((await create(pending)).error.code).toBe('INVALID_TRANSITION');
    expect((await admin.post('/api/shipments', { order: randomUUID() })).status).toBe(404);
  });

  test.each([{}, { order: 'x' }, { order: null }, { order: randomUUID(), trackingNumber: 'x'.repeat(61) }])(
    'refuses %j',
    async (body) => {
      expect((await admin.post('/api/shipments', body)).error.code).toBe('INVALID_INPUT');
    },
  );
});

describe('assigning', () => {
  test('once: the shipment is shipped, of two admins one wins', async () => {
    const shipment = (await create(await confirmedOrder())).data;
    const answers = await Promise.all([assign(shipment, tam), assign(shipment, hung)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const again = await assign(shipment);
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_ASSIGNED']);
    const { data } = await admin.get<Shipment>(`/api/shipments/${shipment._id}`);
    expect(data.status).toBe('shipped');
    expect(data.statusHistory.map(({ status }) => status)).toEqual(['pending', 'shipped']);
  });

  test('only somebody who works as a shipper; who left gives the parcel to another', async () => {
    const shipment = (await create(await confirmedOrder())).data;
    for (const wrong of [linh.user._id, admin.user._id, randomUUID()]) {
      const refused = await admin.put(`/api/shipments/${shipment._id}/assign`, { shipperId: wrong });
      expect([refused.status, refused.error.code]).toEqual([422, 'SHIPPER_UNKNOWN']);
    }
    const leaving = await site.signIn({ role: 'shipper' });
    expect((await assign(shipment, leaving)).status).toBe(200);
    await site.shop.db
      .update(users)
      .set({ disabledAt: site.clock.now() })
      .where(eq(users.id, leaving.user._id));
    const handedOver = await assign(shipment, hung);
    expect(handedOver.data.shipper?.name).toBe('Anh Hùng');
    expect((await assign(shipment, tam)).status).toBe(409);
    expect(
      (await admin.put(`/api/shipments/${randomUUID()}/assign`, { shipperId: tam.user._id })).status,
    ).toBe(404);
  });
});

describe('PUT /shipments/{id}/status', () => {
  test('brings a parcel: order in step, dates, notes, mails, the news for open pages', async () => {
    const shipment = await carried();
    const told: unknown[] = [];
    site.shop.events.on('shipment.changed', (fact) => void told.push(fact));
    await change(shipment, 'in_transit');
    await change(shipment, 'out_for_delivery', { notes: 'Khách hẹn 5 giờ' });
    expect((await orderNow(shipment.order)).status).toBe('shipped');
    site.clock.advance(minutes(1));
    const { data } = await change(shipment, 'delivered', { notes: 'Gửi bảo vệ' });
    expect(data).toMatchObject({
      status: 'delivered',
      actualDeliveryDate: site.clock.now().toISOString(),
      deliveryNotes: 'Gửi bảo vệ',
      order: { status: 'delivered' },
    });
    expect(data.statusHistory.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['shipped', null],
      ['in_transit', null],
      ['out_for_delivery', 'Khách hẹn 5 giờ'],
      ['delivered', 'Gửi bảo vệ'],
    ]);
    expect((await orderNow(shipment.order)).statusHistory.at(-1)).toMatchObject({
      status: 'delivered',
      by: 'shipper',
    });
    expect((await site.mailsTo(linh.user.email)).at(-1)?.subject).toContain('Đã nhận hàng');
    expect(told.at(-1)).toEqual({
      shipmentId: shipment._id,
      orderId: shipment.order._id,
      userId: linh.user._id,
      shipperId: tam.user._id,
      status: 'delivered',
    });
  });

  test('a failure needs a reason and may be tried again', async () => {
    const shipment = await broughtTo('in_transit');
    for (const notes of [undefined, null, '   ']) {
      const silent = await change(shipment, 'failed', { notes });
      expect([silent.status, silent.error.code]).toEqual([422, 'REASON_REQUIRED']);
    }
    expect((await change(shipment, 'failed', { notes: 'Không nghe máy' })).data.deliveryNotes).toBe(
      'Không nghe máy',
    );
    expect((await orderNow(shipment.order)).status).toBe('shipped');
    expect((await change(shipment, 'in_transit')).status).toBe(200);
  });

  test.each(SHIPMENT_STATUSES)('from %s a shipper moves exactly as the table says', async (from) => {
    const shipment = await carried();
    const answers: Record<string, number> = {};
    for (const to of SHIPMENT_STATUSES) {
      const shipperId = from === 'pending' ? null : tam.user._id;
      await site.shop.db
        .update(shipments)
        .set({ status: from, shipperId })
        .where(eq(shipments.id, shipment._id));
      await site.shop.db.execute(
        `UPDATE orders SET status = '${from === 'delivered' ? 'delivered' : 'shipped'}' WHERE id = '${shipment.order._id}'`,
      );
      await site.shop.db.execute(`DELETE FROM shipment_history WHERE shipment_id = '${shipment._id}'`);
      answers[to] = (await change(shipment, to, { notes: 'vì vậy' })).status;
    }
    const refused = from === 'pending' ? 404 : 409;
    const allowed = nextShipmentStatuses(from, 'shipper');
    expect(answers).toEqual(
      Object.fromEntries(SHIPMENT_STATUSES.map((to) => [to, allowed.includes(to) ? 200 : refused])),
    );
  });

  test('another shipper’s parcel is not found, other roles are refused', async () => {
    const shipment = await carried();
    expect((await change(shipment, 'in_transit', {}, hung)).status).toBe(404);
    expect((await hung.get(`/api/shipments/${shipment._id}`)).status).toBe(404);
    expect((await change(shipment, 'in_transit', {}, admin)).error.code).toBe('FORBIDDEN');
    expect((await linh.get(`/api/shipments/${shipment._id}`)).status).toBe(403);
    expect((await change(shipment, 'lost')).error.code).toBe('INVALID_INPUT');
  });

  test('a change that is sent again is one change; its name is used once', async () => {
    const shipment = await carried();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => change(shipment, 'in_transit', { clientId })),
    );
    expect(tally(answers)).toEqual({ 200: 4 });
    await change(shipment, 'out_for_delivery', { clientId: randomUUID() });
    const late = await change(shipment, 'in_transit', { clientId });
    expect([late.status, late.data.status]).toEqual([200, 'out_for_delivery']);
    expect(late.data.statusHistory).toHaveLength(4);
    const misused = await change(shipment, 'delivered', { clientId });
    expect([misused.status, misused.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  test('changes that waited for a network keep their own time, within reason', async () => {
    const shipment = await carried();
    const noon = site.clock.now().getTime();
    site.clock.advance(minutes(3));
    const at = (ms: number) => ({ occurredAt: new Date(ms).toISOString(), clientId: randomUUID() });
    await change(shipment, 'in_transit', at(noon - hours(20)));
    await change(shipment, 'out_for_delivery', at(noon + minutes(1)));
    const { data } = await change(shipment, 'delivered', at(noon + minutes(2)));
    expect(data.actualDeliveryDate).toBe(new Date(noon + minutes(2)).toISOString());
    expect(data.statusHistory.map(({ timestamp }) => Date.parse(timestamp) - noon)).toEqual([
      0,
      0,
      0,
      minutes(1),
      minutes(2),
    ]);
    const dreaming = await broughtTo('in_transit');
    const { data: tomorrow } = await change(dreaming, 'out_for_delivery', at(noon + hours(40)));
    expect(tomorrow.statusHistory.at(-1)?.timestamp).toBe(site.clock.now().toISOString());
  });
});

describe('a parcel that comes back', () => {
  test('fails the order; fit pieces go back on the shelf, once', async () => {
    const before = await stockOf(site.shop, 'hoa-dao');
    const shipment = await carried(['hoa-dao', 'hoa-dao']);
    for (const status of ['in_transit', 'out_for_delivery']) await change(shipment, status);
    const decide = (fit: boolean) =>
      admin.put<Shipment>(`/api/shipments/${shipment._id}/return-to-stock`, { fit });
    expect((await decide(true)).error.code).toBe('INVALID_TRANSITION');
    await change(shipment, 'returned', { notes: 'Khách không nhận' });
    expect(await orderNow(shipment.order)).toMatchObject({ status: 'failed' });
    expect((await orderNow(shipment.order)).statusHistory.at(-1)?.note).toBe(
      'Order returned: Khách không nhận',
    );
    expect(await stockOf(site.shop, 'hoa-dao')).toEqual({ ...before, stock: before.stock - 2 });
    const answers = await Promise.all([decide(true), decide(true)]);
    expect(tally(answers)).toEqual({ 200: 2 });
    expect(answers[0]?.data.stockReturn).toBe('restocked');
    expect(await stockOf(site.shop, 'hoa-dao')).toEqual(before);
    expect((await decide(false)).error.code).toBe('INVALID_TRANSITION');
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('what is not fit stays away, and a completed order does not come back', async () => {
    const before = await stockOf(site.shop, 'cuc-hoa-mi');
    const shipment = await broughtTo('in_transit', 'out_for_delivery', 'delivered', 'returned');
    const { data } = await admin.put<Shipment>(`/api/shipments/${shipment._id}/return-to-stock`, {
      fit: false,
    });
    expect(data.stockReturn).toBe('written_off');
    expect((await stockOf(site.shop, 'cuc-hoa-mi')).stock).toBe(before.stock - 15);
    const kept = await broughtTo('in_transit', 'out_for_delivery', 'delivered');
    await linh.put(`/api/orders/${kept.order._id}/customer-transition`, { status: 'completed' });
    expect((await change(kept, 'returned')).error.code).toBe('INVALID_TRANSITION');
    expect((await orderNow(kept.order)).status).toBe('completed');
  });
});

describe('PUT /orders/{id}/shipper-transition', () => {
  const transition = ({ order }: Shipment, status: string, who: Visitor = tam) =>
    who.put<Order>(`/api/orders/${order._id}/shipper-transition`, { status });

  test('goes through the same rules and keeps the shipment in step', async () => {
    const shipment = await broughtTo('in_transit');
    expect((await transition(shipment, 'delivered')).error.code).toBe('INVALID_TRANSITION');
    await change(shipment, 'out_for_delivery');
    expect((await transition(shipment, 'delivered', hung)).status).toBe(404);
    const { status, data } = await transition(shipment, 'delivered');
    expect([status, data.status]).toEqual([200, 'delivered']);
    expect((await tam.get<Shipment>(`/api/shipments/${shipment._id}`)).data.status).toBe('delivered');
    expect((await transition(shipment, 'failed')).data.status).toBe('failed');
    expect((await tam.get<Shipment>(`/api/shipments/${shipment._id}`)).data.status).toBe('returned');
    for (const status of ['completed', 'cancelled', 'confirmed'])
      expect((await transition(shipment, status)).error.code).toBe('INVALID_TRANSITION');
  });
});

describe('lists', () => {
  test('admins see all, a shipper his own, counted and found without marks', async () => {
    const me = await site.signIn({ role: 'shipper' });
    const first = (await create(await confirmedOrder(), { trackingNumber: 'TIM-ME-77' })).data;
    const second = (await create(await confirmedOrder())).data;
    await assign(first, me);
    await assign(second, me);
    await change(second, 'in_transit', {}, me);
    const mine = async (query = '') =>
      (await me.get<MyShipmentsPage>(`/api/shipments/my-shipments${query}`)).data;
    const all = await mine();
    expect(new Set(all.shipments.map(({ _id }) => _id))).toEqual(new Set([first._id, second._id]));
    expect(all.counts).toEqual({ total: 2, delivered: 0, inProgress: 1 });
    expect((await mine('?status=in_progress')).shipments.map(({ _id }) => _id)).toEqual([second._id]);
    expect((await mine('?search=tim-me')).shipments.map(({ _id }) => _id)).toEqual([first._id]);
    expect((await mine('?search=khanh%20linh')).pagination.total).toBe(2);
    expect((await mine(`?search=%23${second.order._id.slice(-8)}`)).shipments).toHaveLength(1);
    expect((await mine('?search=khong-co')).shipments).toEqual([]);
    const theirs = await admin.get<ShipmentsPage>(`/api/shipments?shipper=${me.user._id}&limit=1&page=2`);
    expect(theirs.data.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
    expect((await admin.get('/api/shipments?status=lost')).status).toBe(422);
    const shipped = async (who: Visitor) => (await who.get<OrdersPage>('/api/orders/shipped?limit=100')).data;
    expect((await shipped(me)).orders.map(({ _id }) => _id).toSorted()).toEqual(
      [first.order._id, second.order._id].toSorted(),
    );
    expect((await shipped(admin)).pagination.total).toBeGreaterThan(2);
    expect((await linh.get('/api/orders/shipped')).status).toBe(403);
  });

  test('the cash of a day is what was paid at the door and not returned', async () => {
    const me = await site.signIn({ role: 'shipper' });
    const given: Shipment[] = [];
    for (let parcel = 0; parcel < 3; parcel += 1) given.push((await create(await confirmedOrder())).data);
    for (const parcel of given) {
      await assign(parcel, me);
      for (const status of ['in_transit', 'out_for_delivery']) await change(parcel, status, {}, me);
    }
    const cash = async (query = '') => (await me.get<MyCash>(`/api/shipments/my-cash${query}`)).data;
    const [one, two, three] = given as [Shipment, Shipment, Shipment];
    const sum = (...of: Shipment[]) => of.reduce((total, { order }) => total + order.totalPrice, 0);
    expect(await cash()).toMatchObject({ collected: 0, delivered: 0, toCollect: sum(one, two, three) });
    await change(one, 'delivered', {}, me);
    await change(two, 'delivered', {}, me);
    expect(await cash()).toEqual({
      date: '2026-11-21',
      collected: sum(one, two),
      delivered: 2,
      toCollect: sum(three),
    });
    await change(two, 'returned', {}, me);
    expect(await cash('?date=2026-11-21')).toMatchObject({ collected: sum(one), delivered: 1 });
    expect(await cash('?date=2026-11-20')).toMatchObject({ collected: 0, delivered: 0 });
    expect((await me.get('/api/shipments/my-cash?date=hom-nay')).status).toBe(422);
  });
});

describe('proof of delivery', () => {
  const photo = () =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b8863b' } })
      .jpeg()
      .toBuffer();
  const send = ({ _id }: Shipment, bytes: Buffer, who: Visitor = tam) =>
    who.upload<{ url: string }>(`/api/shipments/${_id}/proof`, {
      bytes,
      name: 'cua-nha.jpg',
      type: 'image/jpeg',
    });
  const stored = () => readdir(join(site.shop.config.dataDir, 'uploads')).catch(() => []);

  test('is kept small, seen by staff, its shipper and its customer only', async () => {
    const shipment = await broughtTo('in_transit', 'out_for_delivery');
    const { status, data } = await send(shipment, await photo());
    expect(status).toBe(200);
    const { data: seen } = await tam.get<Shipment>(`/api/shipments/${shipment._id}`);
    expect(seen.proofImage).toBe(data.url);
    for (const who of [tam, admin, linh]) {
      const picture = await who.get(data.url);
      expect(picture.headers['cache-control']).toContain('private');
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 });
    }
    for (const who of [hung, await site.signIn()]) expect((await who.get(data.url)).status).toBe(404);
    expect((await site.visitor().get(data.url)).status).toBe(401);
  });

  test('sent again it is the same; another one takes its place', async () => {
    const shipment = await broughtTo('in_transit');
    const before = (await stored()).length;
    const first = (await send(shipment, await photo())).data.url;
    expect((await send(shipment, await photo())).data.url).toBe(first);
    const other = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await send(shipment, other)).data.url).not.toBe(first);
    expect((await stored()).length).toBe(before + 1);
  });

  test('refuses what is no picture, and another shipper’s parcel; nothing is stored', async () => {
    const shipment = await carried();
    const before = await stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cut = (await photo()).subarray(0, 900);
    for (const bytes of [svg, Buffer.from('<!doctype html><script>1</script>'), cut])
      expect((await send(shipment, bytes)).error.code).toBe('IMAGE_TYPE_REFUSED');
    expect((await send(shipment, Buffer.alloc(0))).error.code).toBe('IMAGE_MISSING');
    expect((await send(shipment, Buffer.alloc(5_242_881, 1))).status).toBe(413);
    expect((await send(shipment, await photo(), hung)).status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});

test('staff notes are the staff’s alone, the newest first', async () => {
  const order = await confirmedOrder();
  const url = `/api/orders/${order._id}/staff-notes`;
  expect((await admin.post<StaffNote>(url, { text: 'Khách quen' })).status).toBe(201);
  site.clock.advance(1_000);
  await admin.post(url, { text: 'Gói thêm nơ' });
  const { data } = await admin.get<StaffNote[]>(url);
  expect(data.map(({ text, author }) => [text, author.name])).toEqual([
    ['Gói thêm nơ', 'Minh Anh'],
    ['Khách quen', 'Minh Anh'],
  ]);
  expect((await admin.post(url, { text: '  ' })).status).toBe(422);
  expect((await admin.get(`/api/orders/${randomUUID()}/staff-notes`)).status).toBe(404);
  expect((await linh.get(url)).status).toBe(403);
});
