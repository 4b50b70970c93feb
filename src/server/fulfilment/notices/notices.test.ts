import { expect, test } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import { shopWithGhn } from '../../../../test-support/bookings.ts';
import { ghnNotice } from '../../../../test-support/carriers.ts';

const { fake, site, people } = shopWithGhn();

test('repeated and late notices move nothing; a shipment can fail, go out again and be delivered', async () => {
  const one = await people.booked();
  const early = site.clock.now();
  await people.later(minutes(5));
  expect(await people.told(one, 'delivering')).toBe('moved');
  const same = ghnNotice(one.parcel, 'delivering', site.clock.now().toISOString());
  const answers = await Promise.all([people.tell(same), people.tell(same), people.tell(same)]);
  expect(answers.map((each) => each.json<{ data: { outcome: string } }>().data.outcome)).toEqual([
    'repeated',
    'repeated',
    'repeated',
  ]);
  expect(await people.told(one, 'transporting', {}, early)).toBe('late');
  expect(await people.told(one, 'delivery_fail', { Reason: 'Khách hẹn lại' })).toBe('moved');
  expect(await people.shipmentNow(one.shipment)).toMatchObject({
    status: 'failed',
    deliveryNotes: 'Khách hẹn lại',
  });
  expect(await people.told(one, 'delivering')).toBe('moved');
  expect(await people.told(one, 'delivered')).toBe('moved');
  expect(await people.told(one, 'delivering')).toBe('noted');
  expect((await people.shipmentNow(one.shipment)).statusHistory.map(({ status }) => status)).toEqual([
    'pending',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'failed',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
});

test('an unknown status moves nothing and is listed for staff until they dismiss it', async () => {
  const one = await people.booked();
  const told: unknown[] = [];
  site.shop.events.on('shipment.changed', ({ shipmentId }) => void told.push(shipmentId));
  expect(await people.told(one, 'teleported')).toBe('unknown');
  expect(told).toEqual([one.shipment._id]);
  const { status, booking } = await people.shipmentNow(one.shipment);
  expect([status, booking?.status, booking?.concern]).toEqual(['pending', 'teleported', 'unknown']);
  const row = (await people.cash()).concerns.find(({ order }) => order === one.order._id);
  expect(row).toMatchObject({ concern: 'unknown', status: 'teleported' });
  expect((await people.admin.post(`/api/shipments/carriers/bookings/${row!._id}/dismiss`)).status).toBe(204);
  expect((await people.shipmentNow(one.shipment)).booking?.concern).toBeNull();
  expect(await people.told(one, 'lost')).toBe('noted');
  expect((await people.shipmentNow(one.shipment)).booking?.concern).toBe('trouble');
});

test('a parcel that GHN cancels before pickup can be assigned again and is listed for staff', async () => {
  const one = await people.booked();
  expect(await people.told(one, 'cancel')).toBe('cancelled');
  expect(await people.shipmentNow(one.shipment)).toMatchObject({ carrier: null, trackingNumber: null });
  expect((await people.cash()).concerns.find(({ order }) => order === one.order._id)?.concern).toBe(
    'cancelled',
  );
  expect((await people.assign(one.shipment)).status).toBe(200);
});

test('a notice that comes before the booking’s response completes the booking', async () => {
  const order = await people.confirmed();
  fake.mood = 'lost';
  await people.book(order);
  const [parcel] = fake.parcels.values();
  expect(await people.told({ parcel: parcel! }, 'picked')).toBe('moved');
  expect(await people.orderNow(order)).toMatchObject({ status: 'shipped' });
});

test('a booking without a notice for three hours: its status is requested, again after a failure', async () => {
  const one = await people.booked();
  one.parcel.status = 'transporting';
  await site.jobs.run('fulfilment.look-after-bookings');
  expect((await people.shipmentNow(one.shipment)).status).toBe('pending');
  await people.later(minutes(181));
  fake.mood = 'broken';
  await site.jobs.run('fulfilment.look-after-bookings');
  fake.mood = 'well';
  site.clock.advance(minutes(2));
  await site.jobs.run('fulfilment.look-after-bookings');
  expect((await people.shipmentNow(one.shipment)).status).toBe('in_transit');
});

test('a notice without the right key is refused; an unreadable one or one about another parcel moves nothing', async () => {
  const one = await people.booked();
  const body = ghnNotice(one.parcel, 'delivered', site.clock.now().toISOString());
  const bare = people.notices.split('?')[0]!;
  for (const to of [bare, `${bare}?key=`, `${bare}?key=wrong`, people.notices.replace('ghn', 'ghtk')])
    expect((await people.tell(body, {}, to)).json()).toMatchObject({ code: 'NOTICE_REFUSED' });
  expect((await people.shipmentNow(one.shipment)).status).toBe('pending');
  const outcomes = async (...bodies: object[]) => {
    const answers = await Promise.all(bodies.map((each) => people.tell(each)));
    return answers.map((each) => each.json<{ data: { outcome: string } }>().data.outcome);
  };
  const stranger = ghnNotice(
    { ...one.parcel, number: 'GHN9999', code: 'VC-OTHER' },
    'delivered',
    '2026-11-21',
  );
  const nul = ghnNotice(one.parcel, 'ready_to_pick', '', { Reason: 'a\0b\ud800' });
  expect(await outcomes(stranger, {}, [], nul)).toEqual(['stranger', 'unreadable', 'unreadable', 'noted']);
  const broken = await people.tell({}, { 'content-type': 'application/json' });
  expect(broken.statusCode).toBe(200);
});
