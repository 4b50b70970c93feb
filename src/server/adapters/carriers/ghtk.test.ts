import { afterEach, beforeEach, expect, test } from 'vitest';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import {
  ghtkNotice,
  LABEL,
  PARCEL,
  startFakeGhtk,
  type FakeCarrier,
  type FailureMode,
} from '../../../../test-support/carriers.ts';
import { CarrierUnavailable, CarrierRefused } from './carrier.ts';
import { createGhtk } from './ghtk.ts';

let fake: FakeCarrier;
beforeEach(async () => {
  fake = await startFakeGhtk();
});
afterEach(() => fake.close());

const ghtk = (patience = 5_000) =>
  createGhtk({ token: 'a-token', source: 'S22858', url: fake.url, patience });
const FROM = { ...PARCEL.from, address: '12 Trần Hưng Đạo', ward: 'Phường Cửa Nam', city: 'Hà Nội' };
const parcel = { ...PARCEL, from: FROM };

test('a parcel is quoted, created, tracked, labelled and cancelled', async () => {
  const api = ghtk();
  expect(await api.quote(parcel)).toBe(24_000);
  expect(await api.create(parcel)).toEqual({ trackingNumber: 'S1.A1.0001', fee: 24_000 });
  const [asked, made] = fake.asked;
  expect(asked).toMatchObject({ method: 'GET', headers: { token: 'a-token', 'x-client-source': 'S22858' } });
  expect(made?.body).toMatchObject({
    products: [{ quantity: 2, weight: 200 }],
    order: {
      id: 'VC0001',
      pick_money: 325_000,
      is_freeship: '1',
      ward: 'Phường Xuân Hòa',
      province: 'Thành phố Hồ Chí Minh',
      pick_ward: 'Phường Cửa Nam',
      weight_option: 'gram',
      total_weight: 200,
    },
  });
  const told = { trackingNumber: 'S1.A1.0001', code: 'VC0001', status: '2', cod: 325_000 };
  expect(await api.find?.('VC0001')).toMatchObject({ ...told, at: new Date('2026-11-21T03:00:00Z') });
  expect(await api.track?.('S1.A1.0001')).toMatchObject(told);
  expect(await api.find?.('VC-NOBODY')).toBeNull();
  expect(await api.label('S1.A1.0001')).toEqual({ bytes: LABEL });
  await api.cancel('S1.A1.0001');
  await expect(api.cancel('S1.A1.0001')).rejects.toThrow('không thể hủy');
});

test('a note for the courier, of at most 120 characters, goes into the carrier’s order', async () => {
  const note = carrierCopy.giftNote('24/12/2026');
  expect(note.length).toBeLessThanOrEqual(120);
  await ghtk().create({ ...parcel, note });
  await ghtk().create({ ...parcel, code: 'VC0002' });
  const orders = fake.asked.map(({ body }) => body['order'] as { note?: string });
  expect(orders.map((order) => order.note)).toEqual([note, undefined]);
});

test('creating a parcel again with the same code, after a lost response, returns the existing one', async () => {
  const api = ghtk();
  fake.mood = 'lost';
  await expect(api.create(parcel)).rejects.toThrow(CarrierUnavailable);
  fake.mood = 'well';
  expect((await api.create(parcel)).trackingNumber).toBe('S1.A1.0001');
  expect(fake.parcels.size).toBe(1);
});

test('a refusal with status 200 throws the carrier’s own message; a refused token is marked as such', async () => {
  const nowhere = { ...parcel, to: { ...parcel.to, address: '1 Ngõ Cụt' } };
  for (const call of [() => ghtk().create(nowhere), () => ghtk().quote(nowhere)])
    await expect(call()).rejects.toThrow('Địa chỉ người nhận chưa được hỗ trợ');
  fake.mood = 'stranger';
  await expect(ghtk().create(parcel)).rejects.toMatchObject({ ofToken: true });
  await expect(ghtk().create(parcel)).rejects.toThrow(CarrierRefused);
});

test.each<[FailureMode]>([['lost'], ['broken'], ['garbage'], ['endless'], ['silent']])(
  'a response that is %s throws CarrierUnavailable',
  async (mood) => {
    fake.mood = mood;
    const api = ghtk(mood === 'silent' ? 50 : 5_000);
    for (const call of [() => api.create(parcel), () => api.label('S1.A1.0001')])
      await expect(call()).rejects.toThrow(CarrierUnavailable);
  },
);

test('webhook notices are parsed; anything else is null', () => {
  const had = { number: 'S1.A1.0007', code: 'VC0007', status: '', cod: 325_000, body: {} };
  const api = ghtk();
  const failed = ghtkNotice(had, '9', '2026-11-22T09:00:00+07:00', { reason: 'Khách hẹn lại' });
  expect(api.readNotice(failed)).toEqual({
    trackingNumber: 'S1.A1.0007',
    code: 'VC0007',
    status: '9',
    at: new Date('2026-11-22T02:00:00Z'),
    reason: 'Khách hẹn lại',
    cod: null,
    fee: 24_000,
    remittedAt: null,
  });
  const paid = api.readNotice(ghtkNotice(had, '6', '2026-11-24T17:00:00+07:00'));
  expect(paid?.remittedAt).toEqual(new Date('2026-11-24T10:00:00Z'));
  for (const none of [null, '', [], {}, { label_id: 'S1' }, { label_id: 'S1', status_id: 'giao rồi' }])
    expect(api.readNotice(none)).toBeNull();
});
