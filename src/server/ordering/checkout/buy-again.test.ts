import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { BoughtAgain, Order } from '#contract/http/ordering.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { fillCart, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
let linh: Visitor;
let order: Order;
beforeAll(async () => {
  linh = await site.signIn();
  await fillCart(linh, ['hoa-sen'], 2);
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  order = (await linh.post<Order>('/api/orders', orderBody())).data;
});

const again = (visitor: Visitor = linh, id: string = order._id) =>
  visitor.post<BoughtAgain>(`/api/orders/${id}/buy-again`);
const cart = async () => (await linh.get<Cart>('/api/cart')).data;

test('buying an order again adds its bracelets to the cart in the same quantities', async () => {
  expect(await again()).toMatchObject({ status: 200, data: { added: 3, missing: [] } });
  const { items } = await cart();
  expect(
    items.map(({ customBracelet, readyMadeBracelet, quantity }) => [
      customBracelet?._id ?? readyMadeBracelet?._id,
      quantity,
    ]),
  ).toEqual(order.items.map((item) => [item.customBracelet ?? item.readyMadeBracelet, item.quantity]));
  await linh.delete('/api/cart');
});

test('buying an order again: a bracelet short of stock is listed as missing, the rest is added', async () => {
  await setStock(site.shop, { charm: 'hoa-sen' }, 1);
  const { data } = await again();
  expect(data).toEqual({
    added: 1,
    missing: [
      {
        name: 'Vòng thử',
        quantity: 2,
        message: 'Stock validation failed: Insufficient stock for charm "Hoa sen"',
      },
    ],
  });
  expect((await cart()).items.map(({ readyMadeBracelet }) => readyMadeBracelet?.name)).toEqual(['Biển Xanh']);
});

test('buying an order again: 401 for guests, 404 for others than its customer and for unknown orders', async () => {
  expect((await again(site.visitor())).status).toBe(401);
  expect((await again(await site.signIn())).status).toBe(404);
  expect((await again(await site.signIn({ role: 'admin' }))).status).toBe(404);
  expect((await again(linh, '019a9e5e-7f1a-7000-8000-00007f3a9c21')).status).toBe(404);
  expect((await again(linh, 'NaN')).status).toBe(404);
});
