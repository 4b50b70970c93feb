import { afterEach, beforeEach, expect, test } from 'vitest';
import { carrierCopy } from '#domain/fulfilment/carriers.vi.ts';
import {
  PARCEL,
  startFakeViettelPost,
  viettelPostNotice,
  type FakeCarrier,
  type FailureMode,
} from '../../../../test-support/carriers.ts';
import { CarrierUnavailable } from './carrier.ts';
import { createViettelPost } from './viettel-post.ts';

let fake: FakeCarrier;
beforeEach(async () => {
  fake = await startFakeViettelPost();
});
afterEach(() => fake.close());

const viettel = (service: string | null = null, patience = 5_000) =>
  createViettelPost({ token: 'a-token', url: fake.url, service, now: () => 1_000, patience });
const FROM = { ...PARCEL.from, address: '12 Trần Hưng Đạo', ward: 'Phường Cửa Nam', city: 'Hà Nội' };
const parcel = { ...PARCEL, from: FROM };

test('a parcel is quoted, created with its address as text, labelled by a link and cancelled', async () => {
  const api = viettel();
  expect(await api.quote(parcel)).toBe(27_000);
  expect(await viettel('VTK').quote(parcel)).toBe(21_000);
  await expect(viettel('VHT').quote(parcel)).rejects.toThrow('không có dịch vụ');
  expect(await api.create(parcel)).toEqual({ trackingNumber: 'VTP0001', fee: 27_000 });
  expect(fake.asked.at(-1)).toMatchObject({
    path: '/v2/order/createOrderNlp',
    headers: { token: 'a-token' },
    body: {
      ORDER_NUMBER: 'VC0001',
      CHECK_UNIQUE: true,
      RECEIVER_ADDRESS: '27/4 Hẻm Hoa Giấy, Phường Xuân Hòa, Thành phố Hồ Chí Minh',
      MONEY_COLLECTION: 325_000,
      // Exactly that sum is collected: the shop pays the carrier's fee.
      ORDER_PAYMENT: 3,
      ORDER_SERVICE: 'VCN',
    },
  });
  expect(await api.label('VTP0001')).toEqual({
    page: 'https://digitalize.viettelpost.vn/DigitalizePrint/report.do?type=1&bill=pass-of-a-label&showPostage=1',
  });
  await api.cancel('VTP0001');
  await expect(api.cancel('VTP0001')).rejects.toThrow('không được phép hủy');
  expect([api.find, api.track]).toEqual([undefined, undefined]);
});

test('a note for the courier goes into the carrier’s order', async () => {
  const note = carrierCopy.giftNote('24/12/2026');
  await viettel().create({ ...parcel, note });
  await viettel().create({ ...parcel, code: 'VC0002' });
  const made = [...fake.parcels.values()].map(({ body }) => body['ORDER_NOTE']);
  expect(made).toEqual([note, '']);
});

test('creating a parcel again with the same code is refused and makes no second one', async () => {
  const api = viettel();
  await api.create(parcel);
  await expect(api.create(parcel)).rejects.toThrow('Mã đơn hàng đã tồn tại');
  expect(fake.parcels.size).toBe(1);
});

test('a refusal throws the carrier’s own message; an expired token is marked as such', async () => {
  const nowhere = { ...parcel, to: { ...parcel.to, address: '1 Ngõ Cụt' } };
  await expect(viettel().quote(nowhere)).rejects.toThrow('Không xác định được địa chỉ nhận');
  fake.mood = 'expired';
  await expect(viettel().create(parcel)).rejects.toMatchObject({ name: 'CarrierRefused', ofToken: true });
});

test.each<[FailureMode]>([['lost'], ['broken'], ['garbage'], ['endless'], ['silent']])(
  'a response that is %s throws CarrierUnavailable',
  async (mood) => {
    fake.mood = mood;
    const api = viettel(null, mood === 'silent' ? 50 : 5_000);
    for (const call of [() => api.create(parcel), () => api.label('VTP0001')])
      await expect(call()).rejects.toThrow(CarrierUnavailable);
  },
);

test('webhook notices are parsed, their times as Vietnam’s; anything else is null', () => {
  const had = { number: 'VTP0007', code: 'VC0007', status: '', cod: 325_000, body: {} };
  const api = viettel();
  const notice = viettelPostNotice(had, '507', '2026-11-22T02:00:00Z', { NOTE: 'Khách đến bưu cục nhận' });
  expect(api.readNotice(notice)).toEqual({
    trackingNumber: 'VTP0007',
    code: 'VC0007',
    status: '507',
    at: new Date('2026-11-22T02:00:00Z'),
    reason: 'Khách đến bưu cục nhận',
    cod: 325_000,
    fee: 27_000,
    remittedAt: null,
  });
  const bare = { DATA: { ORDER_NUMBER: 'VTP0007', ORDER_STATUS: 501, ORDER_STATUSDATE: '99/99/2026' } };
  expect(api.readNotice(bare)).toMatchObject({ status: '501', at: null, code: null });
  for (const none of [null, [], {}, { DATA: {} }, { ORDER_NUMBER: 'VTP0007', ORDER_STATUS: 501 }])
    expect(api.readNotice(none)).toBeNull();
});
