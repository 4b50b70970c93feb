import { beforeEach } from 'vitest';
import type { CarrierCashList } from '#contract/http/carriers.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { minutes } from '#domain/kernel/time.ts';
import { noticeKey, noticePath, noticeSecret } from '#server/fulfilment/notices/key.ts';
import type { TestShop } from './app.ts';
import {
  ghnNotice,
  ghtkNotice,
  startFakeGhn,
  startFakeGhtk,
  startFakeViettelPost,
  type FakeCarrier,
  type FakeParcel,
} from './carriers.ts';
import { ADDRESS } from './goods.ts';
import { shipmentActions } from './parcels.ts';
import { shared, sharedShop } from './shared-shop.ts';
import type { Visitor } from './visitor.ts';

export const SIZE = { weightG: 220, lengthCm: 15, widthCm: 12, heightCm: 6 };

/** A webhook body in a carrier's format. */
type Notice = (parcel: FakeParcel, status: string, at: string, more?: object) => object;

/** Actions of people and of a carrier on parcels, in a shop connected to that carrier. */
export async function bookingActions(
  site: TestShop,
  { carrier, fake, notice }: { carrier: CarrierId; fake: FakeCarrier; notice: Notice },
) {
  const people = await shipmentActions(site);
  const { admin } = people;
  const notices = noticePath(carrier, noticeKey(await noticeSecret(site.shop.config), carrier));
  const pickup = { pickupAddress: '12 Trần Hưng Đạo', pickupWard: 'Phường Cửa Nam', pickupCity: 'Hà Nội' };
  await admin.put('/api/settings', { values: pickup });

  /** Advances the clock and keeps everybody signed in. */
  async function later(milliseconds: number) {
    site.clock.advance(milliseconds);
    for (const who of [admin, people.linh, people.tam]) await who.post('/api/auth/refresh');
  }
  const confirmed = (more: object = {}) =>
    people.confirmedOrder([], { shippingAddress: { ...ADDRESS, ward: 'Phường Xuân Hòa' }, ...more });
  const book = (order: { _id: string }, who: Visitor = admin, by: string = carrier) =>
    who.post<Shipment>(`/api/shipments/carriers/${by}/bookings`, { order: order._id, ...SIZE });
  /** An order whose parcel is booked with the carrier. */
  async function booked(): Promise<{ order: Order; shipment: Shipment; parcel: FakeParcel }> {
    const order = await confirmed();
    const { data } = await book(order);
    return { order, shipment: data, parcel: fake.parcel(data.trackingNumber ?? '') };
  }
  const tell = (body: object | string, headers: Record<string, string> = {}, to = notices) =>
    site.app.inject({ method: 'POST', url: to, payload: body, headers: { host: 'shop.test', ...headers } });
  /** Sends the carrier's webhook with a parcel's status, a minute after the last. */
  async function told({ parcel }: { parcel: FakeParcel }, status: string, more: object = {}, at?: Date) {
    site.clock.advance(minutes(1));
    const answer = await tell(notice(parcel, status, (at ?? site.clock.now()).toISOString(), more));
    return answer.json<{ data?: { outcome: string } }>().data?.outcome;
  }
  return {
    ...people,
    notices,
    later,
    confirmed,
    book,
    booked,
    tell,
    told,
    shipmentNow: async ({ _id }: { _id: string }) =>
      (await admin.get<Shipment>(`/api/shipments/${_id}`)).data,
    cash: async () => (await admin.get<CarrierCashList>('/api/shipments/carriers/cash')).data,
  };
}

/** A shop connected to GHN for the tests of a file; each of them starts without parcels and without unfinished bookings. */
export function shopWithGhn() {
  const fake = shared(startFakeGhn, (carrier) => carrier.close());
  const site = sharedShop({
    env: () => ({ GHN_TOKEN: 'a-token-of-the-shop', GHN_SHOP_ID: '81558', GHN_URL: fake.url }),
  });
  const people = shared(() => bookingActions(site, { carrier: 'ghn', fake, notice: ghnNotice }));
  beforeEach(async () => {
    fake.mood = 'well';
    fake.asked.splice(0);
    await site.jobs.runAll();
    fake.parcels.clear();
    // Lets the leases of unsettled bookings expire, so that they are retried.
    await people.later(minutes(2));
  });
  return { fake, site, people };
}

/** A shop connected to GHTK and to Viettel Post for the tests of a file. */
export function shopWithGhtkAndViettelPost() {
  const ghtk = shared(startFakeGhtk, (carrier) => carrier.close());
  const viettelpost = shared(startFakeViettelPost, (carrier) => carrier.close());
  const site = sharedShop({
    env: () => ({
      GHTK_TOKEN: 'a-token-of-the-shop',
      GHTK_CLIENT_SOURCE: 'S22858',
      GHTK_URL: ghtk.url,
      VIETTELPOST_TOKEN: 'another-token-of-it',
      VIETTELPOST_URL: viettelpost.url,
    }),
  });
  const people = shared(() => bookingActions(site, { carrier: 'ghtk', fake: ghtk, notice: ghtkNotice }));
  return { fakes: { ghtk, viettelpost }, site, people };
}
