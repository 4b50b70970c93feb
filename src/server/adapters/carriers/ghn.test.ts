import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import {
  ghnNotice,
  LABEL,
  PARCEL,
  startFakeGhn,
  type FakeCarrier,
  type FailureMode,
} from '../../../../test-support/carriers.ts';
import { withBreaker } from './call.ts';
import { CarrierUnavailable, CarrierRefused } from './carrier.ts';
import { createGhn } from './ghn.ts';

let fake: FakeCarrier;
beforeEach(async () => {
  fake = await startFakeGhn();
});
afterEach(() => fake.close());

const ghn = (patience = 5_000) => createGhn({ token: 'a-token', shopId: '81558', url: fake.url, patience });
test('a parcel is quoted, created with the current ward and province, tracked, labelled and cancelled', async () => {
  const api = ghn();
  expect(await api.quote(PARCEL)).toBe(22_000);
  expect(fake.parcels.size).toBe(0);
  const made = await api.create(PARCEL);
  expect(made).toEqual({ trackingNumber: 'GHN0001', fee: 22_000 });
  const [, created] = fake.asked;
  expect(created).toMatchObject({
    path: '/shiip/public-api/v2/shipping-order/create',
    headers: { token: 'a-token', shopid: '81558' },
    body: {
      client_order_code: 'VC0001',
      to_ward_name: 'Phường Xuân Hòa',
      to_province_name: 'Thành phố Hồ Chí Minh',
      is_new_to_address: true,
      cod_amount: 325_000,
      weight: 200,
      length: 15,
      payment_type_id: 1,
    },
  });
  const told = { trackingNumber: 'GHN0001', code: 'VC0001', status: 'ready_to_pick', cod: 325_000 };
  expect(await api.find?.('VC0001')).toMatchObject(told);
  expect(await api.track?.('GHN0001')).toMatchObject(told);
  expect(await api.find?.('VC-NOBODY')).toBeNull();
  expect(await api.label('GHN0001')).toEqual({ bytes: LABEL });
  await api.cancel('GHN0001');
  expect(fake.parcel('GHN0001').status).toBe('cancel');
  await expect(api.cancel('GHN0001')).rejects.toThrow('Trạng thái đơn không cho phép hủy');
});

test('a note for the courier goes into the carrier’s order; an empty one is not sent', async () => {
  const note = carrierCopy.giftNote('24/12/2026');
  await ghn().create({ ...PARCEL, note });
  await ghn().create({ ...PARCEL, code: 'VC0002' });
  expect(fake.asked.map(({ body }) => body['note'])).toEqual([note, undefined]);
});

test('creating a parcel again with the same code, after a lost response, makes no second one', async () => {
  const api = ghn();
  fake.mood = 'lost';
  await expect(api.create(PARCEL)).rejects.toThrow(CarrierUnavailable);
  fake.mood = 'well';
  expect((await api.create(PARCEL)).trackingNumber).toBe('GHN0001');
  expect(fake.parcels.size).toBe(1);
});

test('a refusal throws the carrier’s own message', async () => {
  const nowhere = { ...PARCEL, to: { ...PARCEL.to, address: '1 Ngõ Cụt' } };
  await expect(ghn().create(nowhere)).rejects.toThrow('Không tìm thấy phường/xã người nhận');
});

describe('failures', () => {
  test.each<[FailureMode]>([['lost'], ['broken'], ['garbage'], ['endless']])('%s response', async (mood) => {
    fake.mood = mood;
    const api = ghn();
    for (const call of [() => api.quote(PARCEL), () => api.create(PARCEL), () => api.label('GHN0001')])
      await expect(call()).rejects.toThrow(CarrierUnavailable);
  });

  test('a server that times out: the request may have arrived', async () => {
    fake.mood = 'silent';
    await expect(ghn(50).create(PARCEL)).rejects.toMatchObject({
      name: 'CarrierUnavailable',
      mayHaveArrived: true,
    });
  });

  test('a refused connection: the request has not arrived', async () => {
    const gone = await startFakeGhn();
    await gone.close();
    const api = createGhn({ token: 'a-token', shopId: '1', url: gone.url });
    await expect(api.create(PARCEL)).rejects.toMatchObject({
      name: 'CarrierUnavailable',
      mayHaveArrived: false,
    });
  });

  test('a refused token throws CarrierRefused, marked as of the token', async () => {
    fake.mood = 'stranger';
    const api = ghn();
    for (const call of [() => api.create(PARCEL), () => api.find?.('VC0001')])
      await expect(call()).rejects.toMatchObject({ ofToken: true });
    await expect(api.create(PARCEL)).rejects.toThrow(CarrierRefused);
  });

  test('after three failures the circuit breaker sends no request for a minute', async () => {
    let now = 0;
    const api = withBreaker(ghn(), () => now);
    fake.mood = 'broken';
    for (let time = 0; time < 3; time += 1) await expect(api.quote(PARCEL)).rejects.toThrow('answered 502');
    fake.mood = 'well';
    await expect(api.create(PARCEL)).rejects.toMatchObject({ mayHaveArrived: false });
    expect(fake.asked).toHaveLength(3);
    now += 60_000;
    expect(await api.quote(PARCEL)).toBe(22_000);
  });
});

test('webhook notices are parsed; anything else is null', () => {
  const parcel = { number: 'GHN0007', code: 'VC0007', status: '', cod: 325_000, body: {} };
  const api = ghn();
  const failed = ghnNotice(parcel, 'delivery_fail', '2026-11-22T02:00:00.000Z', { Reason: 'Khách hẹn lại' });
  expect(api.readNotice(failed)).toEqual({
    trackingNumber: 'GHN0007',
    code: 'VC0007',
    status: 'delivery_fail',
    at: new Date('2026-11-22T02:00:00.000Z'),
    reason: 'Khách hẹn lại',
    cod: 325_000,
    fee: 22_000,
    remittedAt: null,
  });
  const paid = ghnNotice(parcel, 'delivered', '2026-11-22', { CODTransferDate: '2026-11-24T10:00:00Z' });
  expect(api.readNotice(paid)?.remittedAt).toEqual(new Date('2026-11-24T10:00:00Z'));
  for (const none of [null, 'delivered', [], {}, { OrderCode: 'GHN0007' }, { Status: 'delivered' }])
    expect(api.readNotice(none)).toBeNull();
});
