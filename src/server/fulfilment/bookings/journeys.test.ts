import { expect, test } from 'vitest';
import type { Payout, Quote } from '#contract/http/carriers.ts';
import type { Parcel } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { shopWithGhtkAndViettelPost, SIZE } from '../../../../test-support/bookings.ts';
import { ghtkNotice, viettelPostNotice, type FakeParcel } from '../../../../test-support/carriers.ts';
import { noticeKey, noticePath, noticeSecret } from '../notices/key.ts';

// Complete deliveries with GHTK and with Viettel Post; GHN's are in `bookings.test.ts`.
const { fakes, site, people } = shopWithGhtkAndViettelPost();

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a notice in each carrier's format, with that carrier's key. */
const SENDS = {
  ghtk: (parcel: FakeParcel, word: string, at: string, key: string, to: string) =>
    people.tell(new URLSearchParams(ghtkNotice(parcel, word, at)).toString(), FORM, `${to}?hash=${key}`),
  viettelpost: (parcel: FakeParcel, word: string, at: string, key: string, to: string) =>
    people.tell(viettelPostNotice(parcel, word, at), { authorization: key }, to),
};

/** A carrier reports a status of a parcel, one minute after the last or at the given time. @returns the shop's outcome */
async function told(carrier: keyof typeof SENDS, parcel: FakeParcel, word: string, at?: Date) {
  if (at === undefined) site.clock.advance(minutes(1));
  const key = noticeKey(await noticeSecret(site.shop.config), carrier);
  const [to = ''] = noticePath(carrier, key).split('?');
  const when = (at ?? site.clock.now()).toISOString();
  const answer = await SENDS[carrier](parcel, word, when, key, to);
  return answer.json<{ data?: { outcome: string } }>().data?.outcome;
}

test.each([
  { carrier: 'ghtk', name: 'GHTK', fee: 24_000, label: 200, words: ['3', '4', '5'] },
  {
    carrier: 'viettelpost',
    name: 'Viettel Post',
    fee: 27_000,
    label: 303,
    words: ['105', '200', '500', '501'],
  },
] as const)('an order booked with $name is delivered by notices, its payout recorded once', async (way) => {
  const { carrier, fee } = way;
  const { admin, linh } = people;
  const order = await people.confirmed();
  const asked = { order: order._id, ...SIZE };
  const quoted = await admin.post<Quote>(`/api/shipments/carriers/${carrier}/quotes`, asked);
  expect(quoted.data).toEqual({ fee });
  const { status, data: shipment } = await people.book(order, admin, carrier);
  const parcel = fakes[carrier].parcel(shipment.trackingNumber ?? '');
  expect([status, shipment.carrier, parcel.cod]).toEqual([201, way.name, order.totalPrice]);
  expect((await admin.get(`/api/shipments/${shipment._id}/label`)).status).toBe(way.label);

  for (const word of way.words) expect(await told(carrier, parcel, word), word).toBe('moved');
  expect((await people.orderNow(order)).status).toBe('delivered');
  const hers = (await linh.get<Parcel>(`/api/orders/${order._id}/parcel`)).data;
  expect(hers.steps.at(-1)?.status).toBe('delivered');
  const letters = (await site.mailsTo(linh.user.email)).map(({ subject }) => subject);
  const isOfIt = (subject: string) => subject.includes(shortId(order._id));
  expect(letters.filter((each) => isOfIt(each) && each.includes(orderStatusLabels.delivered))).toHaveLength(
    1,
  );

  const owed = (await people.cash()).parcels.filter(({ order: id }) => id === order._id);
  expect(owed).toMatchObject([{ carrier, cod: order.totalPrice, fee }]);
  const payout = {
    carrier,
    parcels: [owed[0]!._id],
    fees: fee,
    counted: order.totalPrice - fee,
    clientId: crypto.randomUUID(),
  };
  const take = () => admin.post<Payout>('/api/shipments/carriers/payouts', payout);
  const [taken, again] = await Promise.all([take(), take()]);
  expect(taken.data).toMatchObject({ carrier, expected: order.totalPrice, parcels: 1 });
  expect(again.data._id).toBe(taken.data._id);
  expect((await people.cash()).parcels.filter(({ order: id }) => id === order._id)).toEqual([]);
});

test.each([
  { carrier: 'ghtk', early: '3', late: '4', failed: '9' },
  { carrier: 'viettelpost', early: '200', late: '500', failed: '507' },
] as const)(
  'repeated, late and unknown notices of $carrier do not move a shipment',
  async ({ carrier, early, late, failed }) => {
    await people.later(0);
    const { data: shipment } = await people.book(await people.confirmed(), people.admin, carrier);
    const parcel = fakes[carrier].parcel(shipment.trackingNumber ?? '');
    const before = site.clock.now();
    expect(await told(carrier, parcel, late)).toBe('moved');
    const again = site.clock.now();
    expect(await Promise.all([1, 2].map(() => told(carrier, parcel, late, again)))).toEqual([
      'repeated',
      'repeated',
    ]);
    expect(await told(carrier, parcel, early, before)).toBe('late');
    const now = () => people.shipmentNow(shipment);
    expect((await now()).status).toBe('out_for_delivery');
    expect(await told(carrier, parcel, '777')).toBe('unknown');
    expect(await now()).toMatchObject({
      status: 'out_for_delivery',
      booking: { status: '777', concern: 'unknown' },
    });
    expect(await told(carrier, parcel, failed)).toBe('moved');
    expect(await now()).toMatchObject({ status: 'failed', booking: { concern: null } });
  },
);
