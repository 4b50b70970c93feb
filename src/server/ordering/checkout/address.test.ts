import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { ADDRESS, fillCart, orderBody } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
let linh: Visitor & { user: User };
beforeEach(async () => {
  linh = await site.signIn();
});

const order = (body: object) => linh.post<Order>('/api/orders', body);
const myOrders = async () => (await linh.get<OrdersPage>('/api/orders/my')).data.orders;

describe('the shipping address of an order', () => {
  const orderTo = async (address: object, more: object = {}) => {
    await fillCart(linh, ['hoa-dao']);
    return order(orderBody({ shippingAddress: { ...ADDRESS, ...address }, ...more }));
  };

  test('includes a ward of its city, also in the mail', async () => {
    const { status, data } = await orderTo({
      city: 'TP. Hồ Chí Minh',
      ward: 'Phường Sài Gòn'.normalize('NFD'),
    });
    expect([status, data.shippingAddress.ward]).toEqual([201, 'Phường Sài Gòn']);
    const [mail] = await site.mailsTo(linh.user.email);
    expect(mail?.text).toContain('Phường Sài Gòn, TP Hồ Chí Minh.');
  });

  test.each([
    [{ ward: 'Phường Ba Đình' }, 'Phường Ba Đình không thuộc Hồ Chí Minh, bạn chọn lại phường/xã nhé'],
    [{ city: 'Atlantis', ward: 'Phường Sài Gòn' }, 'Bạn chọn tỉnh, thành phố trong danh sách trước nhé'],
    [{ ward: 'x'.repeat(61) }, 'Phường/xã không được vượt quá 60 ký tự'],
    [{ ward: '<b>' }, 'Phường/xã không đúng định dạng'],
  ])('with %j is 422 with the message at the ward field', async (wrong, message) => {
    const { status, error } = await orderTo(wrong);
    expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
    expect(error.details).toContainEqual({ path: 'shippingAddress.ward', message });
    expect(await myOrders()).toEqual([]);
  });

  test('must be in Vietnam: another country is 422', async () => {
    for (const country of ['LA', 'vn', 'Việt Nam', '', null]) {
      const { status, error } = await orderTo({ country });
      expect([country, status, error.details?.[0]?.path]).toEqual([country, 422, 'shippingAddress.country']);
    }
    const { error } = await orderTo({ country: 'US' });
    expect(error.details?.[0]?.message).toBe('Tiệm hiện chỉ giao hàng trong Việt Nam');
    expect(await myOrders()).toEqual([]);
    expect((await orderTo({ country: 'VN' })).status).toBe(201);
  });

  test('is stored in NFC and without superfluous spaces', async () => {
    const typed = { fullName: ' Lê  Thu Hà ', addressLine1: '27/4  Hẻm Hoa Giấy', city: 'Đà Nẵng' };
    const decomposed = Object.fromEntries(
      Object.entries(typed).map(([field, text]) => [field, text.normalize('NFD')]),
    );
    expect((await orderTo(decomposed)).data.shippingAddress).toMatchObject({
      fullName: 'Lê Thu Hà',
      addressLine1: '27/4 Hẻm Hoa Giấy',
      city: 'Đà Nẵng',
    });
  });

  test('stores the phone in national form; a landline number is accepted and questioned in the mail', async () => {
    expect((await orderTo({ phone: '84912345678' })).data.shippingAddress.phone).toBe('0912345678');
    expect((await orderTo({ phone: '02838221234' })).data.shippingAddress.phone).toBe('02838221234');
    const [first, second] = await site.mailsTo(linh.user.email);
    expect(first?.text).not.toContain('di động');
    expect(second?.text).toContain('Số 02838221234 chưa giống số di động Việt Nam');
  });

  test('is added to the profile only with saveAddress, and only once', async () => {
    const book = async () => (await linh.get<User>('/api/users/me')).data.addresses;
    await orderTo({});
    expect(await book()).toEqual([]);
    await orderTo({ ward: 'Phường Sài Gòn' }, { saveAddress: true });
    await orderTo({ ward: 'Phường Sài Gòn' }, { saveAddress: true });
    await orderTo({ fullName: 'Mẹ Lan' }, { saveAddress: true });
    expect(await book()).toMatchObject([
      { fullName: ADDRESS.fullName, ward: 'Phường Sài Gòn', isDefault: true },
      { fullName: 'Mẹ Lan', isDefault: false },
    ]);
  });
});
