import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import type {
  AllShipmentsPage,
  MyCash,
  MyShipmentsPage,
  Parcel,
  Shipment,
  ShipperLoad,
} from '#contract/http/fulfilment.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { shippingId } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { shipments } from '../tables.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

describe('lists', () => {
  test('admins see all shipments, a shipper his own, with counts and a search without diacritics', async () => {
    const me = await site.signIn({ role: 'shipper' });
    await people.carried();
    const first = (await people.create(await people.confirmedOrder(), { trackingNumber: 'TIM-ME-77' })).data;
    const second = (await people.create(await people.confirmedOrder())).data;
    await people.assign(first, me);
    await people.assign(second, me);
    await people.change(second, 'in_transit', {}, me);
    const mine = async (query = '') =>
      (await me.get<MyShipmentsPage>(`/api/shipments/my-shipments${query}`)).data;
    const all = await mine();
    expect(new Set(all.shipments.map(({ _id }) => _id))).toEqual(new Set([first._id, second._id]));
    expect(all.counts).toEqual({ total: 2, delivered: 0, inProgress: 1 });
    expect((await mine('?status=in_progress')).shipments.map(({ _id }) => _id)).toEqual([second._id]);
    expect((await mine('?search=tim-me')).shipments.map(({ _id }) => _id)).toEqual([first._id]);
    expect((await mine('?search=khanh%20linh')).pagination.total).toBe(2);
    expect((await mine(`?search=%23${second.order._id.slice(-8)}`)).shipments).toHaveLength(1);
    expect((await mine(`?search=${second.order._id.slice(0, 8)}`)).shipments).toEqual([]);
    const theirs = await people.admin.get<AllShipmentsPage>(
      `/api/shipments?shipper=${me.user._id}&limit=1&page=2`,
    );
    expect(theirs.data.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
    expect((await people.admin.get('/api/shipments?status=lost')).status).toBe(422);
    const shipped = async (who: Visitor) => (await who.get<OrdersPage>('/api/orders/shipped?limit=100')).data;
    expect((await shipped(me)).orders.map(({ _id }) => _id).toSorted()).toEqual(
      [first.order._id, second.order._id].toSorted(),
    );
    expect((await shipped(people.admin)).pagination.total).toBe(3);
    expect((await people.linh.get('/api/orders/shipped')).status).toBe(403);
  });

  test('an admin can sort shipments, and sees their counts by status and each shipper’s open parcels', async () => {
    const [quick, busy] = [await site.signIn({ role: 'shipper' }), await site.signIn({ role: 'shipper' })];
    const early = (
      await people.create(await people.confirmedOrder([], { shippingOption: shippingId('express') }))
    ).data;
    site.clock.advance(1_000);
    const late = (await people.create(await people.confirmedOrder())).data;
    site.clock.advance(1_000);
    const last = (await people.create(await people.confirmedOrder())).data;
    const list = async (query: string) =>
      (await people.admin.get<AllShipmentsPage>(`/api/shipments?${query}`)).data;
    const mine = [early, late, last].map(({ _id }) => _id);
    const order = async (sort: string) =>
      (await list(`sort=${sort}&limit=100`)).shipments
        .map(({ _id }) => _id)
        .filter((id) => mine.includes(id));
    expect(await order('newest')).toEqual(mine.toReversed());
    expect(await order('oldest')).toEqual(mine);
    expect(await order('due')).toEqual([early._id, last._id, late._id]);
    expect((await people.admin.get('/api/shipments?sort=price')).status).toBe(422);

    const before = (await list('status=delivered&search=khong-co')).counts;
    await people.assign(early, quick);
    await people.assign(late, busy);
    await people.assign(last, busy);
    for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
      await people.change(early, status, {}, quick);
    expect(await order('due')).toEqual([last._id, late._id, early._id]);
    await people.change(late, 'in_transit', {}, busy);
    await people.change(late, 'failed', { notes: 'Khách vắng nhà' }, busy);
    const { counts } = await list('limit=1');
    expect(counts).toEqual({
      ...before,
      pending: before.pending - 3,
      delivered: before.delivered + 1,
      failed: before.failed + 1,
      shipped: before.shipped + 1,
      open: before.open + 2,
    });
    const loads = (await people.admin.get<ShipperLoad[]>('/api/shipments/loads')).data;
    expect(loads.filter(({ shipper }) => [quick.user._id, busy.user._id].includes(shipper))).toEqual([
      { shipper: busy.user._id, open: 2 },
    ]);
    expect((await quick.get('/api/shipments/loads')).status).toBe(403);
  });

  test('a shipper’s cash of a day is what was paid on delivery and not returned', async () => {
    const me = await site.signIn({ role: 'shipper' });
    const given: Shipment[] = [];
    for (let parcel = 0; parcel < 3; parcel += 1)
      given.push((await people.create(await people.confirmedOrder())).data);
    for (const parcel of given) {
      await people.assign(parcel, me);
      for (const status of ['in_transit', 'out_for_delivery']) await people.change(parcel, status, {}, me);
    }
    const cash = async (query = '') => (await me.get<MyCash>(`/api/shipments/my-cash${query}`)).data;
    const [one, two, three] = given as [Shipment, Shipment, Shipment];
    const sum = (...of: Shipment[]) => of.reduce((total, { order }) => total + order.totalPrice, 0);
    expect(await cash()).toMatchObject({ collected: 0, delivered: 0, toCollect: sum(one, two, three) });
    await people.change(one, 'delivered', {}, me);
    await people.change(two, 'delivered', {}, me);
    expect(await cash()).toEqual({
      date: '2026-11-21',
      collected: sum(one, two),
      delivered: 2,
      toCollect: sum(three),
      held: sum(one, two),
    });
    await people.change(two, 'returned', {}, me);
    expect(await cash('?date=2026-11-21')).toMatchObject({
      collected: sum(one),
      delivered: 1,
      held: sum(one, two), // until he hands it in (decision 0068)
    });
    expect(await cash('?date=2026-11-20')).toMatchObject({ collected: 0, delivered: 0 });
    for (const date of ['hom-nay', '2026-02-31', '0001-01-01'])
      expect((await me.get(`/api/shipments/my-cash?date=${date}`)).status).toBe(422);
  });

  test('a parcel that was paid by transfer is delivered without cash', async () => {
    const me = await site.signIn({ role: 'shipper' });
    const order = await people.confirmedOrder([], { paymentMethod: 'VietQR' });
    await people.admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
    const { data: parcel } = await people.assign((await people.create(order)).data, me);
    for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
      await people.change(parcel, status, {}, me);
    expect((await me.get('/api/shipments/my-cash')).data).toMatchObject({ collected: 0, delivered: 1 });
  });
});

describe('proof of delivery', () => {
  const photo = () =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b8863b' } })
      .jpeg()
      .toBuffer();
  const send = ({ _id }: Shipment, bytes: Buffer, who: Visitor = people.tam) =>
    who.upload<{ url: string }>(`/api/shipments/${_id}/proof`, {
      bytes,
      name: 'cua-nha.jpg',
      type: 'image/jpeg',
    });
  const stored = () => readdir(join(site.shop.config.dataDir, 'uploads')).catch(() => []);

  test('is resized, and visible to admins, its shipper and its customer only', async () => {
    const shipment = await people.broughtTo('in_transit', 'out_for_delivery');
    const told: unknown[] = [];
    site.shop.events.on('shipment.changed', (fact) => void told.push(fact));
    const { status, data } = await send(shipment, await photo());
    expect(status).toBe(200);
    expect(told).toMatchObject([{ shipmentId: shipment._id, userId: people.linh.user._id }]);
    const { data: seen } = await people.tam.get<Shipment>(`/api/shipments/${shipment._id}`);
    expect(seen.proofImage).toBe(data.url);
    for (const who of [people.tam, people.admin, people.linh]) {
      const picture = await who.get(data.url);
      expect(picture.headers['cache-control']).toBe('no-store');
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 });
    }
    for (const who of [people.hung, await site.signIn()]) expect((await who.get(data.url)).status).toBe(404);
    expect((await site.visitor().get(data.url)).status).toBe(401);
  });

  test('is no longer visible to its shipper once he has another role', async () => {
    const leaving = await site.signIn({ role: 'shipper' });
    const shipment = (await people.create(await people.confirmedOrder())).data;
    await people.assign(shipment, leaving);
    const { url } = (await send(shipment, await photo(), leaving)).data;
    expect((await leaving.get(url)).status).toBe(200);
    const demoted = { role: 'customer', parcels: 'stay' };
    expect((await people.admin.put(`/api/users/${leaving.user._id}/role`, demoted)).status).toBe(200);
    expect((await leaving.get(url)).status).toBe(404);
    expect((await people.linh.get(url)).status).toBe(200);
  });

  test('sent again has the same URL; another one replaces it and its file', async () => {
    const shipment = await people.broughtTo('in_transit');
    const before = (await stored()).length;
    const first = (await send(shipment, await photo())).data.url;
    expect((await send(shipment, await photo())).data.url).toBe(first);
    const other = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const second = (await send(shipment, other)).data.url;
    expect(second).not.toBe(first);
    await site.jobs.runAll();
    expect((await stored()).length).toBe(before + 1);
    expect((await people.tam.get(second)).status).toBe(200);
  });

  test('is refused and not stored if it is no picture, above 5 MB or for another shipper’s parcel', async () => {
    const shipment = await people.carried();
    const before = await stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cut = (await photo()).subarray(0, 900);
    const heic = Buffer.from('000000186674797068656963000000006d696631', 'hex');
    for (const bytes of [svg, Buffer.from('<!doctype html><script>1</script>'), cut, heic])
      expect((await send(shipment, bytes)).error.code).toBe('IMAGE_TYPE_REFUSED');
    expect((await send(shipment, Buffer.alloc(0))).error.code).toBe('IMAGE_MISSING');
    expect((await send(shipment, Buffer.alloc(5_242_881, 1))).status).toBe(413);
    expect((await send(shipment, await photo(), people.hung)).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test('is 404 when its parcel is handed over during the upload, and its file is deleted', async () => {
    const leaving = await site.signIn({ role: 'shipper' });
    const shipment = (await people.create(await people.confirmedOrder())).data;
    await people.assign(shipment, leaving);
    const before = await stored();
    const { uploads } = site.shop;
    const put = uploads.put;
    uploads.put = async (name, bytes) => {
      await put(name, bytes);
      await site.shop.db
        .update(shipments)
        .set({ shipperId: people.hung.user._id })
        .where(eq(shipments.id, shipment._id));
    };
    expect((await send(shipment, await photo(), leaving)).status).toBe(404);
    uploads.put = put;
    expect((await stored()).length).toBe(before.length + 1);
    await site.jobs.runAll();
    expect(await stored()).toEqual(before);
  });
});

describe('GET /orders/{id}/parcel', () => {
  const parcelOf = (order: { _id: string }, who: Visitor = people.linh) =>
    who.get<Parcel>(`/api/orders/${order._id}/parcel`);

  test('tells the customer status, carrier, steps and dates, and nothing about the shipper', async () => {
    const { data: created } = await people.create(await people.confirmedOrder(), {
      trackingNumber: 'VC240981',
      carrier: 'Giao hàng của tiệm',
    });
    await people.assign(created);
    for (const status of ['in_transit', 'out_for_delivery'])
      await people.change(created, status, { notes: 'Nhà có chó dữ' });
    const { status, data } = await parcelOf(created.order);
    expect(status).toBe(200);
    expect(data).toEqual({
      status: 'out_for_delivery',
      carrier: 'Giao hàng của tiệm',
      trackingNumber: 'VC240981',
      steps: ['pending', 'shipped', 'in_transit', 'out_for_delivery'].map((step) => ({
        status: step,
        timestamp: site.clock.now().toISOString(),
      })),
      estimatedDeliveryDate: '2026-11-26T16:59:59.999Z',
      actualDeliveryDate: null,
      proofImage: null,
    });
    const said = JSON.stringify(data);
    for (const secret of [people.tam.user.name, people.tam.user.email, people.tam.user._id, 'chó dữ'])
      expect(said).not.toContain(secret);
  });

  test('is for the order’s customer and admins, else 404; an order that was not shipped has none', async () => {
    const { order } = await people.carried();
    expect((await parcelOf(order, people.admin)).status).toBe(200);
    for (const who of [await site.signIn(), people.tam])
      expect((await parcelOf(order, who)).status).toBe(404);
    expect((await parcelOf(order, site.visitor())).status).toBe(401);
    expect((await parcelOf(await people.confirmedOrder())).status).toBe(404);
    expect((await parcelOf({ _id: randomUUID() })).status).toBe(404);
  });
});

test('a delivered parcel counts as completed and a returned one as failed for its customer', async () => {
  const dealings = async () =>
    (await people.admin.get<AccountsPage>(`/api/users?search=${people.linh.user.email}`)).data.users[0]!;
  const before = await dealings();
  const [kept, back] = [await people.carried(), await people.carried()];
  for (const status of ['in_transit', 'out_for_delivery', 'delivered']) await people.change(kept, status);
  for (const status of ['in_transit', 'out_for_delivery', 'returned'])
    await people.change(back, status, { notes: 'không ai nhận' });
  const after = await dealings();
  expect([after.completed - before.completed, after.failed - before.failed]).toEqual([1, 1]);
});

test('a parcel’s order has the matching status, whichever route moves it and on whichever path', async () => {
  const ways: Record<string, (parcel: Shipment, to: string) => Promise<{ status: number }>> = {
    shipment: (parcel, to) => people.change(parcel, to, { notes: 'vì vậy' }),
    order: (parcel, to) =>
      people.tam.put(`/api/orders/${parcel.order._id}/shipper-transition`, {
        status: to === 'returned' ? 'failed' : to,
        notes: 'vì vậy',
      }),
  };
  const walks = [
    ['in_transit', 'failed', 'in_transit', 'out_for_delivery', 'failed', 'in_transit', 'out_for_delivery'],
    ['in_transit', 'out_for_delivery'],
  ];
  for (const move of Object.values(ways)) {
    for (const walk of walks) {
      for (const end of [['delivered', 'returned'], ['delivered'], ['returned']]) {
        const parcel = await people.carried();
        for (const to of walk)
          expect((await people.change(parcel, to, { notes: 'vì vậy' })).status).toBe(200);
        for (const to of end) expect((await move(parcel, to)).status).toBe(200);
      }
    }
  }
  // Checks every order that this file has moved.
  const inStep: Partial<Record<ShipmentStatus, OrderStatus[]>> = {
    delivered: ['delivered', 'completed'],
    returned: ['failed'],
  };
  const all = await site.shop.db
    .select({ parcel: shipments.status, order: orders.status })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId));
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter(({ parcel, order }) => !(inStep[parcel] ?? ['shipped']).includes(order))).toEqual([]);
});
