import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConnectedCarriers, Payout, Quote } from '#contract/http/carriers.ts';
import type { Parcel, Shipment } from '#contract/http/fulfilment.ts';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { days, minutes, seconds } from '#domain/kernel/time.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { tally } from '../../../../test-support/app.ts';
import { LABEL } from '../../../../test-support/carriers.ts';
import { ADDRESS } from '../../../../test-support/goods.ts';
import { shopWithGhn, SIZE } from '../../../../test-support/bookings.ts';
import { untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { shipments } from '../tables.ts';

const { fake, site, people } = shopWithGhn();

test('an order booked with GHN is delivered by its notices, and its payout is reconciled', async () => {
  const connected = await people.admin.get<ConnectedCarriers>('/api/shipments/carriers');
  expect(connected.data).toMatchObject({ carriers: ['ghn'], usual: { weightG: 200 } });
  const order = await people.confirmed();
  const quoted = await people.admin.post<Quote>('/api/shipments/carriers/ghn/quotes', {
    order: order._id,
    ...SIZE,
  });
  expect(quoted.data).toEqual({ fee: 22_000 });
  const { status, data: shipment } = await people.book(order);
  expect(status).toBe(201);
  expect(shipment).toMatchObject({
    status: 'pending',
    carrier: 'GHN',
    trackingNumber: 'GHN0001',
    booking: { carrier: 'ghn', fee: 22_000, concern: null },
  });
  expect(fake.parcel('GHN0001')).toMatchObject({ cod: order.totalPrice, body: { weight: 220 } });
  expect(await people.orderNow(order)).toMatchObject({ status: 'shipped' });
  const label = await people.admin.get(`/api/shipments/${shipment._id}/label`);
  expect([label.headers['content-type'], label.bytes]).toEqual(['application/pdf', LABEL]);

  const parcel = fake.parcel('GHN0001');
  for (const [carrierStatus, outcome] of [
    ['picking', 'noted'],
    ['picked', 'moved'],
    ['sorting', 'moved'],
    ['delivering', 'moved'],
    ['delivered', 'moved'],
  ] as const)
    expect(await people.told({ parcel }, carrierStatus)).toBe(outcome);
  expect(await people.orderNow(order)).toMatchObject({ status: 'delivered' });
  const hers = (await people.linh.get<Parcel>(`/api/orders/${order._id}/parcel`)).data;
  expect(hers.steps.map((step) => step.status)).toEqual([
    'pending',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  const mails = await site.mailsTo(people.linh.user.email);
  expect(mails.filter(({ subject }) => subject.includes(orderStatusLabels.delivered))).not.toEqual([]);

  await people.told({ parcel }, 'delivered', {
    CODTransferDate: '2026-11-21T09:00:00Z',
    CODAmount: order.totalPrice - 10_000,
  });
  const [owed] = (await people.cash()).parcels.filter(({ order: id }) => id === order._id);
  expect(owed).toMatchObject({
    cod: order.totalPrice,
    carrierCod: order.totalPrice - 10_000,
    fee: 22_000,
    remittedAt: '2026-11-21T09:00:00.000Z',
  });
  const payout = {
    carrier: 'ghn',
    parcels: [owed!._id],
    fees: 22_000,
    counted: order.totalPrice - 32_000,
    clientId: crypto.randomUUID(),
  };
  const take = (more: object = {}) =>
    people.admin.post<Payout>('/api/shipments/carriers/payouts', { ...payout, ...more });
  expect((await take()).error.code).toBe('REASON_REQUIRED');
  const taken = await take({ note: 'GHN thu thiếu' });
  expect(taken.data).toMatchObject({
    expected: order.totalPrice,
    parcels: 1,
    receivedBy: { name: 'Minh Anh' },
  });
  expect((await take({ note: 'GHN thu thiếu' })).data._id).toBe(taken.data._id);
  const others = { parcels: [crypto.randomUUID()], note: 'GHN thu thiếu' };
  expect((await take(others)).error?.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await take({ clientId: crypto.randomUUID(), note: 'lần nữa' })).error.code).toBe('PAYOUT_CHANGED');
  expect((await people.cash()).parcels.filter(({ order: id }) => id === order._id)).toEqual([]);
});

test('cash of a parcel that comes back after its delivery is owed by GHN until it is paid out', async () => {
  const one = await people.booked();
  for (const status of ['picked', 'delivering', 'delivered']) await people.told(one, status);
  expect((await people.change(one.shipment, 'returned', {}, people.admin)).status).toBe(200);
  const owed = async () => (await people.cash()).parcels.filter(({ order }) => order === one.order._id);
  const [parcel] = await owed();
  expect(parcel?.cod).toBe(one.order.totalPrice);
  const { status } = await people.admin.post<Payout>('/api/shipments/carriers/payouts', {
    carrier: 'ghn',
    parcels: [parcel!._id],
    fees: 0,
    counted: one.order.totalPrice,
    clientId: crypto.randomUUID(),
  });
  expect([status, await owed()]).toEqual([201, []]);
});

test('a gift with an earliest day is booked with that day in the note to GHN', async () => {
  const day = dayOf(new Date(site.clock.now().getTime() + days(20)));
  const order = await people.confirmed({ gift: { notBefore: day } });
  const { data: shipment } = await people.book(order);
  const { body } = fake.parcel(shipment.trackingNumber ?? '');
  expect(body['note']).toBe(carrierCopy.giftNote(dayInWords(day)));
});

describe('booking a parcel', () => {
  test('concurrently, by a double click and by two admins, makes one', async () => {
    const order = await people.confirmed();
    const other = await site.signIn({ role: 'admin' });
    const answers = await Promise.all([people.book(order), people.book(order), people.book(order, other)]);
    const { 201: good = 0, 409: busy = 0 } = tally(answers);
    expect(good).toBeGreaterThan(0);
    expect(good + busy).toBe(3);
    expect(fake.parcels.size).toBe(1);
    // Afterwards the first response is returned.
    expect((await people.book(order)).data.trackingNumber).toBe(fake.parcels.values().next().value?.number);
  });

  test('again after a lost response looks the parcel up instead of creating another', async () => {
    const order = await people.confirmed();
    fake.mood = 'lost';
    const lost = await people.book(order);
    expect([lost.status, lost.error.code]).toEqual([503, 'CARRIER_AWAY']);
    expect(lost.error.message).toContain('không tạo hai lần');
    expect(await people.orderNow(order)).toMatchObject({ status: 'confirmed' });
    fake.mood = 'well';
    fake.asked.splice(0);
    expect((await people.book(order)).status).toBe(201);
    expect(fake.asked.map(({ path }) => path.split('/').at(-1))).toEqual(['detail-by-client-code']);
    expect(fake.parcels.size).toBe(1);
  });

  test('with a lost response is completed by a job', async () => {
    const order = await people.confirmed();
    fake.mood = 'lost';
    await people.book(order);
    fake.mood = 'well';
    await site.jobs.runAll();
    expect(await people.orderNow(order)).toMatchObject({ status: 'shipped' });
    expect(fake.parcels.size).toBe(1);
  });

  test('that cannot be settled because of a fault does not hold up the others', async () => {
    const api = site.shop.carriers.get('ghn')!;
    const { find } = api;
    const [broken, whole] = [await people.confirmed(), await people.confirmed()];
    fake.mood = 'lost';
    await people.book(broken);
    site.clock.advance(1_000);
    await people.book(whole);
    fake.mood = 'well';
    const [code] = fake.parcels.keys();
    api.find = async (asked) => {
      if (asked === code) throw new TypeError('an answer that nobody foresaw');
      return find?.(asked) ?? null;
    };
    await people.later(minutes(1));
    await site.jobs.run('fulfilment.look-after-bookings').catch(() => {});
    expect(await people.orderNow(whole)).toMatchObject({ status: 'shipped' });
    api.find = find!;
    await site.jobs.run('fulfilment.look-after-bookings');
    expect(await people.orderNow(broken)).toMatchObject({ status: 'shipped' });
  });

  test('by a process that dies blocks the order only until its lease expires', async () => {
    const order = await people.confirmed();
    const hang = site.shop.carriers.get('ghn')!;
    const { create } = hang;
    let dead: () => void = () => undefined;
    const died = new Promise<void>((done) => (dead = done));
    hang.create = async (parcel) => {
      await create(parcel);
      dead();
      return new Promise(() => undefined);
    };
    const never = people.book(order);
    await died;
    hang.create = create;
    expect((await people.book(order)).error.code).toBe('CARRIER_BUSY');
    site.clock.advance(seconds(31));
    expect((await people.book(order)).status).toBe(201);
    expect(fake.parcels.size).toBe(1);
    expect(never).toBeInstanceOf(Promise);
  });

  test('with a lost response can be replaced by the shop’s own shipper; GHN’s parcel is cancelled', async () => {
    const order = await people.confirmed();
    fake.mood = 'lost';
    await people.book(order);
    const { data: own } = await people.create(order);
    await people.assign(own);
    fake.mood = 'well';
    await site.jobs.run('fulfilment.look-after-bookings');
    await site.jobs.runAll();
    expect([...fake.parcels.values()].map(({ status }) => status)).toEqual(['cancel']);
    expect(await people.shipmentNow(own)).toMatchObject({ shipper: { name: 'Anh Tâm' } });
    expect((await people.shipmentNow(own)).booking).toBeUndefined();
  });

  test('with a lost response, its order being cancelled meanwhile: GHN’s parcel is cancelled', async () => {
    const order = await people.confirmed();
    fake.mood = 'lost';
    await people.book(order);
    await people.admin.put(`/api/orders/${order._id}/admin-transition`, {
      status: 'cancelled',
      reason: 'khách đổi ý',
    });
    fake.mood = 'well';
    await site.jobs.runAll();
    expect(await people.orderNow(order)).toMatchObject({ status: 'cancelled' });
    expect([...fake.parcels.values()].map(({ status }) => status)).toEqual(['cancel']);
  });

  test('is a CONFLICT when the parcel was given to a shipper meanwhile, in the moment the answer comes', async () => {
    const order = await people.confirmed();
    const { data: parcel } = await people.create(order);
    const { db } = site.shop;
    // As another instance assigns it: committed while the booking waits for the parcel's row.
    const booked = await inTx(db, async (tx) => {
      const given = { status: 'shipped', shipperId: people.tam.user._id } as const;
      await tx.update(shipments).set(given).where(eq(shipments.id, parcel._id));
      const asked = people.book(order);
      await untilWaitingForRows(db, 1);
      return { asked };
    });
    const { status, error } = await booked.asked;
    expect([status, error?.code]).toEqual([409, 'CONFLICT']);
    await site.jobs.runAll();
    expect([...fake.parcels.values()].map((each) => each.status)).toEqual(['cancel']);
  });

  test('that GHN refuses shows its message; the order can still be shipped', async () => {
    const order = await people.confirmed({
      shippingAddress: { ...ADDRESS, ward: 'Phường Xuân Hòa', addressLine1: 'Số 1 Ngõ Cụt' },
    });
    const refused = await people.book(order);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'GHN từ chối: Không tìm thấy phường/xã người nhận',
    ]);
    fake.mood = 'stranger';
    expect((await people.book(order)).error.message).toContain('không nhận mã kết nối');
    expect((await people.cash()).concerns).toEqual([]);
    expect((await people.create(order)).status).toBe(201);
  });

  test('without a ward, too heavy or with a carrier that is not connected is refused without asking GHN', async () => {
    const nowhere = await people.book(await people.confirmedOrder());
    expect([nowhere.status, nowhere.error.message]).toEqual([422, expect.stringContaining('phường')]);
    const order = await people.confirmed();
    expect((await people.book(order, people.admin, 'ghtk')).error.code).toBe('CARRIER_OFF');
    expect((await people.book(order, people.admin, 'dhl')).status).toBe(404);
    const heavy = { order: order._id, ...SIZE, weightG: 20_001 };
    expect((await people.admin.post('/api/shipments/carriers/ghn/bookings', heavy)).status).toBe(422);
    expect((await people.book({ _id: crypto.randomUUID() })).status).toBe(404);
    expect(fake.asked).toEqual([]);
  });

  test('holds no row lock while GHN is asked: an order cancelled meanwhile makes the booking a CONFLICT', async () => {
    const order = await people.confirmed();
    const api = site.shop.carriers.get('ghn')!;
    const { create } = api;
    let answer: () => void = () => undefined;
    let asked: () => void = () => undefined;
    const wasAsked = new Promise<void>((done) => (asked = done));
    const may = new Promise<void>((done) => (answer = done));
    api.create = async (parcel) => {
      asked();
      await may;
      return create(parcel);
    };
    const waiting = people.book(order);
    await wasAsked;
    const url = `/api/orders/${order._id}/admin-transition`;
    expect((await people.admin.put(url, { status: 'cancelled', reason: 'khách đổi ý' })).status).toBe(200);
    answer();
    expect((await waiting).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('vừa đổi'),
    });
    api.create = create;
    await site.jobs.runAll();
    expect([...fake.parcels.values()].map(({ status }) => status)).toEqual(['cancel']);
  });
});

describe('a parcel that GHN has', () => {
  test('cannot be assigned until its booking is cancelled; then it can be booked again or assigned', async () => {
    const one = await people.booked();
    const refused = await people.assign(one.shipment);
    expect([refused.error.code, refused.error.message]).toEqual([
      'ALREADY_ASSIGNED',
      expect.stringContaining('hủy ở GHN trước'),
    ]);
    const url = `/api/shipments/${one.shipment._id}/cancel-booking`;
    expect((await people.tam.post(url)).status).toBe(403);
    const back = await people.admin.post<Shipment>(url);
    expect(back.data).toMatchObject({ status: 'pending', carrier: null, trackingNumber: null });
    expect(one.parcel.status).toBe('cancel');
    expect((await people.admin.post(url)).status).toBe(404);
    // The carrier's own cancellation notice arrives late and changes nothing.
    expect(await people.told(one, 'cancel')).toBe('cancelled');
    // Now the order may be booked with GHN again, as another parcel, or given to a shipper.
    const again = await people.book(one.order);
    expect(again.data.trackingNumber).not.toBe(one.parcel.number);
    await people.admin.post(url);
    expect((await people.assign(one.shipment)).status).toBe(200);
  });

  test('cannot be cancelled once it was picked up', async () => {
    const one = await people.booked();
    await people.told(one, 'picked');
    const answer = await people.admin.post(`/api/shipments/${one.shipment._id}/cancel-booking`);
    expect(answer.error.code).toBe('INVALID_TRANSITION');
  });

  test('can still be moved by an admin, and then by notices', async () => {
    const one = await people.booked();
    expect((await people.change(one.shipment, 'shipped', {}, people.admin)).status).toBe(200);
    expect(await people.told(one, 'transporting')).toBe('moved');
    expect((await people.shipmentNow(one.shipment)).status).toBe('in_transit');
  });
});
