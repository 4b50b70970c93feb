import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import {
  ADDRESS,
  fillCart,
  ledgerErrors,
  orderBody,
  readyMadeId,
  shippingId,
  stockGoods,
} from '../../../test-support/goods.ts';
import { orders } from './tables.ts';

const NOBODY = '019a9e5e-7f1a-7000-8000-00007f3a9c21';
const LONG = 'x'.repeat(10_000);

type SignedIn = Visitor & { user: User };
let site: TestShop;
let linh: SignedIn;
let stranger: SignedIn;
let shipper: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  [linh, stranger, shipper, admin] = await Promise.all([
    site.signIn(),
    site.signIn(),
    site.signIn({ role: 'shipper' }),
    site.signIn({ role: 'admin' }),
  ]);
});
afterAll(async () => {
  expect(await ledgerErrors(site.shop)).toEqual([]);
  await site.close();
});

async function newOrder(visitor: Visitor = linh): Promise<Order> {
  await fillCart(visitor);
  return (await visitor.post<Order>('/api/orders', orderBody())).data;
}

type Call = (visitor: Visitor, order: Order) => Promise<{ status: number }>;
const READY = { readyMadeBracelet: readyMadeId('bien-xanh') };

describe('status by caller: guest, other customer, shipper, admin, owner', () => {
  test.each<[string, Call, number[]]>([
    // guest, another customer, shipper, admin, the customer herself
    ['GET /cart', (visitor) => visitor.get('/api/cart'), [401, 200, 200, 200, 200]],
    ['POST /cart/items', (visitor) => visitor.post('/api/cart/items', READY), [401, 200, 200, 200, 200]],
    [
      'PUT /cart/items',
      (visitor) => visitor.put('/api/cart/items', { ...READY, quantity: 2 }),
      [401, 404, 404, 404, 404],
    ],
    ['DELETE /cart/items', (visitor) => visitor.delete('/api/cart/items', READY), [401, 404, 404, 404, 404]],
    ['DELETE /cart', (visitor) => visitor.delete('/api/cart'), [401, 200, 200, 200, 200]],
    ['GET /orders', (visitor) => visitor.get('/api/orders'), [401, 403, 403, 200, 403]],
    ['GET /orders/my', (visitor) => visitor.get('/api/orders/my'), [401, 200, 200, 200, 200]],
    ['GET /orders/:id', (visitor, { _id }) => visitor.get(`/api/orders/${_id}`), [401, 404, 404, 200, 200]],
    [
      'POST /orders/:id/buy-again',
      (visitor, { _id }) => visitor.post(`/api/orders/${_id}/buy-again`, {}),
      [401, 404, 404, 404, 200],
    ],
    [
      'PUT /orders/:id/customer-transition',
      (visitor, { _id }) => visitor.put(`/api/orders/${_id}/customer-transition`, { status: 'cancelled' }),
      [401, 404, 404, 404, 200],
    ],
    [
      'PUT /orders/:id/admin-transition',
      (visitor, { _id }) => visitor.put(`/api/orders/${_id}/admin-transition`, { status: 'confirmed' }),
      [401, 403, 403, 200, 403],
    ],
    [
      'PUT /orders/:id/shipper-transition',
      (visitor, { _id }) => visitor.put(`/api/orders/${_id}/shipper-transition`, { status: 'delivered' }),
      [401, 403, 404, 403, 403],
    ],
    [
      'POST /orders (empty cart)',
      (visitor) => visitor.post('/api/orders', orderBody()),
      [401, 409, 409, 409, 409],
    ],
    ['GET /shipping', (visitor) => visitor.get('/api/shipping'), [200, 200, 200, 200, 200]],
    ['POST /shipping', (visitor) => visitor.post('/api/shipping', {}), [401, 403, 403, 422, 403]],
    [
      'DELETE /shipping/:id',
      (visitor) => visitor.delete(`/api/shipping/${NOBODY}`),
      [401, 403, 403, 404, 403],
    ],
  ])('%s', async (_name, call, expected) => {
    const order = await newOrder();
    const answers = [];
    for (const visitor of [site.visitor(), stranger, shipper, admin, linh]) {
      answers.push((await call(visitor, order)).status);
    }
    expect(answers).toEqual(expected);
    for (const visitor of [stranger, shipper, admin, linh]) await visitor.delete('/api/cart');
  });
});

describe('invalid input', () => {
  const QUANTITIES = [0, -1, 1.5, 1e9, 1e21, 'NaN', '2', null, LONG, {}, [], true];
  const IDS = ['', 'NaN', LONG, 7, null, {}, `${NOBODY}' OR 1=1`];

  test('POST /cart/items: an invalid quantity is 422 and adds nothing', async () => {
    for (const quantity of QUANTITIES) {
      const { status, error } = await linh.post('/api/cart/items', { ...READY, quantity });
      expect([quantity, status, error.code]).toEqual([quantity, 422, 'INVALID_INPUT']);
      expect(error.message).toMatch(/^(Số lượng không hợp lệ|Mỗi mẫu đặt được tối đa)/);
    }
    expect((await linh.get<Cart>('/api/cart')).data.items).toEqual([]);
  });

  test('PUT /cart/items: an invalid quantity is 422, 0 or less removes the item', async () => {
    for (const quantity of QUANTITIES.filter((wrong) => typeof wrong !== 'number' || wrong > 0)) {
      await linh.post('/api/cart/items', READY);
      expect((await linh.put('/api/cart/items', { ...READY, quantity })).status).toBe(422);
    }
    for (const quantity of [0, -1, -1e9]) {
      await linh.post('/api/cart/items', READY);
      const { status, data } = await linh.put<Cart>('/api/cart/items', { ...READY, quantity });
      expect([quantity, status, data.items]).toEqual([quantity, 200, []]);
    }
  });

  test('cart items: a malformed id is 422, adding an unknown or removed bracelet is 404', async () => {
    for (const id of IDS) {
      for (const item of [{ customBracelet: id }, { readyMadeBracelet: id }]) {
        expect((await linh.post('/api/cart/items', item)).status).toBe(422);
        expect((await linh.put('/api/cart/items', { ...item, quantity: 1 })).status).toBe(422);
        expect((await linh.delete('/api/cart/items', item)).status).toBe(422);
      }
    }
    const gone = readyMadeId('loi-to-tinh');
    await site.shop.db
      .update(readyMadeBracelets)
      .set({ removedAt: site.clock.now() })
      .where(eq(readyMadeBracelets.id, gone));
    for (const id of [NOBODY, gone]) {
      expect((await linh.post('/api/cart/items', { readyMadeBracelet: id })).status).toBe(404);
      expect((await linh.post('/api/cart/items', { customBracelet: id })).status).toBe(404);
    }
  });

  test.each([
    ['paymentMethod', ['', 'Cash', 7, LONG, null]],
    ['shippingOption', ['', 'NaN', LONG, 7]],
    ['giftWrap', ['yes', 1, null]],
    ['cardMessage', ['x'.repeat(201), LONG, 7]],
    ['notes', ['x'.repeat(501), LONG, 7]],
    ['saveAddress', ['yes', 1]],
    ['shippingAddress', [null, 'Hà Nội', [], {}]],
  ])('POST /orders: an invalid %s is 422 and the cart is kept', async (field, wrong) => {
    await fillCart(linh);
    for (const value of wrong) {
      const { status, error } = await linh.post('/api/orders', orderBody({ [field]: value }));
      expect([value, status, error.code]).toEqual([value, 422, 'INVALID_INPUT']);
    }
    expect((await linh.get<Cart>('/api/cart')).data.items).toHaveLength(1);
    await linh.delete('/api/cart');
  });

  test.each(Object.keys(ADDRESS))(
    'POST /orders: an invalid %s in the address is 422 with the path of the field',
    async (field) => {
      await fillCart(linh);
      for (const value of ['', ' ', 'x', LONG, 7, null, '<script>alert(1)</script>']) {
        const shippingAddress = { ...ADDRESS, [field]: value };
        const { status, error } = await linh.post('/api/orders', orderBody({ shippingAddress }));
        expect([value, status]).toEqual([value, 422]);
        expect(error.details?.[0]?.path).toBe(`shippingAddress.${field}`);
      }
      await linh.delete('/api/cart');
    },
  );

  test('POST /orders: an unknown or paused shipping option is 422 SHIPPING_OPTION_GONE', async () => {
    await fillCart(linh);
    const overnight = eq(shippingOptions.id, shippingId('overnight'));
    await site.shop.db.update(shippingOptions).set({ isActive: false }).where(overnight);
    for (const shippingOption of [NOBODY, shippingId('overnight')]) {
      const { status, error } = await linh.post('/api/orders', orderBody({ shippingOption }));
      expect([status, error.code]).toEqual([422, 'SHIPPING_OPTION_GONE']);
    }
    await linh.delete('/api/cart');
  });

  test('POST /orders ignores forged prices, fees, items, owner and status', async () => {
    await fillCart(linh);
    const { totalPrice } = (await linh.get<Cart>('/api/cart')).data;
    const { data } = await linh.post<Order>('/api/orders', {
      ...orderBody(),
      shippingFee: -5,
      totalPrice: 1,
      goodsPrice: 0,
      giftWrapFee: -1,
      price: 'NaN',
      userId: stranger.user._id,
      status: 'completed',
      _id: NOBODY,
      createdAt: '1999-01-01T00:00:00Z',
      items: [{ readyMadeBracelet: readyMadeId('bien-xanh'), price: 0, quantity: 99 }],
    });
    expect(data).toMatchObject({
      status: 'pending',
      goodsPrice: totalPrice,
      shippingFee: 25_000,
      totalPrice: totalPrice + 25_000,
      user: { _id: linh.user._id },
    });
    expect(data._id).not.toBe(NOBODY);
  });

  test('orders: an invalid status, reason or list query is 422, an unknown or malformed id 404', async () => {
    const { _id } = await newOrder();
    for (const status of ['', 'paid', 7, null, LONG, ['confirmed']]) {
      expect((await admin.put(`/api/orders/${_id}/admin-transition`, { status })).status).toBe(422);
      expect((await linh.put(`/api/orders/${_id}/customer-transition`, { status })).status).toBe(422);
    }
    const told = { status: 'cancelled', reason: LONG };
    expect((await linh.put(`/api/orders/${_id}/customer-transition`, told)).status).toBe(422);
    for (const id of ['NaN', '0', NOBODY, 'x'.repeat(90), '%00']) {
      expect((await linh.get(`/api/orders/${id}`)).status).toBe(404);
      expect((await admin.put(`/api/orders/${id}/admin-transition`, { status: 'confirmed' })).status).toBe(
        404,
      );
    }
    expect(await site.shop.db.$count(orders, eq(orders.id, _id))).toBe(1);
    for (const query of ['limit=0', 'page=NaN', 'sort=best', 'status=lost', `search=${'x'.repeat(90)}`]) {
      expect([query, (await linh.get(`/api/orders/my?${query}`)).status]).toEqual([query, 422]);
      expect([query, (await admin.get(`/api/orders?${query}`)).status]).toEqual([query, 422]);
    }
  });

  test('POST /orders: an Idempotency-Key of more than 200 characters is 422', async () => {
    await fillCart(linh);
    const send = (key: string) => linh.post('/api/orders', orderBody(), { 'idempotency-key': key });
    expect((await send('x'.repeat(201))).status).toBe(422);
    expect((await send('x'.repeat(200))).status).toBe(201);
  });
});
