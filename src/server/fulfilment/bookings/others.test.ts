import { expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { minutes } from '#domain/kernel/time.ts';
import { shopWithGhtkAndViettelPost } from '../../../../test-support/bookings.ts';
import { ghtkNotice, viettelPostNotice } from '../../../../test-support/carriers.ts';
import { noticeKey, noticePath, noticeSecret } from '../notices/key.ts';

// Where GHTK and Viettel Post differ from GHN; what all have in common is in `bookings.test.ts`.
const { fakes, site, people } = shopWithGhtkAndViettelPost();

const outcomeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { data?: { outcome: string } }).data?.outcome;

test('GHTK: a lost response makes no second parcel; form notices with the key in `hash` are read', async () => {
  const order = await people.confirmed();
  fakes.ghtk.mood = 'lost';
  expect((await people.book(order)).error.code).toBe('CARRIER_AWAY');
  fakes.ghtk.mood = 'well';
  const { data: shipment } = await people.book(order);
  expect(shipment).toMatchObject({ carrier: 'GHTK', trackingNumber: 'S1.A1.0001' });
  expect(fakes.ghtk.parcels.size).toBe(1);
  const [, query = ''] = people.notices.split('?key=');
  const to = `${people.notices.split('?')[0]}?hash=${query}`;
  const tell = (status: string) => {
    site.clock.advance(minutes(1));
    const parcel = fakes.ghtk.parcel('S1.A1.0001');
    const form = new URLSearchParams(ghtkNotice(parcel, status, site.clock.now().toISOString()));
    return people.tell(form.toString(), { 'content-type': 'application/x-www-form-urlencoded' }, to);
  };
  expect(outcomeOf(await tell('3'))).toBe('moved');
  expect(outcomeOf(await tell('45'))).toBe('noted');
  expect(outcomeOf(await tell('5'))).toBe('moved');
  expect((await people.orderNow(order)).status).toBe('delivered');
  expect(outcomeOf(await tell('6'))).toBe('noted');
  const [owed] = (await people.cash()).parcels;
  expect(owed).toMatchObject({ carrier: 'ghtk', cod: order.totalPrice, fee: 24_000 });
  expect(owed?.remittedAt).toBe(site.clock.now().toISOString());
});

test('Viettel Post: after a lost response booking again is 409; its notice brings the tracking number', async () => {
  const order = await people.confirmed();
  const { viettelpost: fake } = fakes;
  const book = () => people.book(order, people.admin, 'viettelpost');
  const { create } = site.shop.carriers.get('viettelpost')!;
  fake.mood = 'well';
  // The quote gets its response, the order does not.
  site.shop.carriers.get('viettelpost')!.create = async (parcel) => {
    await create(parcel);
    fake.mood = 'lost';
    return create(parcel);
  };
  expect((await book()).error.code).toBe('CARRIER_AWAY');
  site.shop.carriers.get('viettelpost')!.create = create;
  fake.mood = 'well';
  const again = await book();
  expect([again.status, again.error.message]).toEqual([409, 'Viettel Post từ chối: Mã đơn hàng đã tồn tại']);
  expect(fake.parcels.size).toBe(1);
  // Its outcome is unknown, and staff see that.
  expect((await people.cash()).concerns).toMatchObject([{ order: order._id, state: 'asking' }]);
  const [parcel] = fake.parcels.values();
  const key = noticeKey(await noticeSecret(site.shop.config), 'viettelpost');
  const [address = ''] = noticePath('viettelpost', key).split('?');
  const notice = viettelPostNotice(parcel!, '500', site.clock.now().toISOString());
  const tell = (authorization: string) => people.tell(notice, { authorization }, address);
  expect((await tell('wrong')).statusCode).toBe(401);
  expect(outcomeOf(await tell(key))).toBe('moved');
  const shipments = (
    await people.admin.get<{ shipments: Shipment[] }>(`/api/shipments?search=${parcel!.number}`)
  ).data;
  expect(shipments.shipments).toMatchObject([
    { status: 'out_for_delivery', trackingNumber: parcel!.number, booking: { carrier: 'viettelpost' } },
  ]);
  const label = await people.admin.get(`/api/shipments/${shipments.shipments[0]!._id}/label`);
  expect([label.status, label.headers['location']]).toEqual([
    303,
    expect.stringContaining('digitalize.viettelpost.vn'),
  ]);
  expect((await people.cash()).concerns).toEqual([]);
});

test('a parcel booked with another carrier after a lost response is cancelled at the first', async () => {
  const order = await people.confirmed();
  fakes.ghtk.mood = 'lost';
  await people.book(order);
  expect((await people.book(order, people.admin, 'viettelpost')).status).toBe(201);
  fakes.ghtk.mood = 'well';
  await site.jobs.runAll();
  const last = [...fakes.ghtk.parcels.values()].at(-1);
  expect(last).toMatchObject({ cod: order.totalPrice, status: '-1' });
});
