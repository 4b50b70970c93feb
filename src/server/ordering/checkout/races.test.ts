import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import {
  fillCart,
  ledgerErrors,
  orderBody,
  readyMadeId,
  setStock,
  stockOf,
} from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });

const people = (count: number) => Promise.all(Array.from({ length: count }, () => site.signIn()));
const order = (visitor: Visitor) => visitor.post<Order>('/api/orders', orderBody());
const codes = (answers: { status: number; error: { code: string } }[]) =>
  answers.map(({ status, error }) => (status === 201 ? 'sold' : error.code)).toSorted();

test('twenty buyers race for ten pieces: exactly ten are sold', async () => {
  await setStock(site.shop, { charm: 'kim-cuong' }, 10);
  const buyers = await people(20);
  for (const buyer of buyers) await fillCart(buyer, ['kim-cuong']);
  const answers = await Promise.all(buyers.map(order));
  expect(codes(answers)).toEqual([...Array(10).fill('STOCK_INSUFFICIENT'), ...Array(10).fill('sold')]);
  expect(await stockOf(site.shop, 'kim-cuong')).toEqual({ stock: 10, reserved: 10 });
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('eight concurrent orders of a ready-made bracelet with three in stock: exactly three succeed', async () => {
  await setStock(site.shop, { readyMade: 'sen-trang' }, 3);
  const buyers = await people(8);
  for (const buyer of buyers)
    await buyer.post('/api/cart/items', { readyMadeBracelet: readyMadeId('sen-trang') });
  const answers = await Promise.all(buyers.map(order));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
});

test('concurrent orders of the same charms in opposite order do not deadlock', async () => {
  const rare = ['opal', 'tanzanite', 'huou', 'kim-cuong', 'ho-phach', 'hong-ngoc'];
  for (const charm of rare) await setStock(site.shop, { charm }, 100);
  const buyers = await people(16);
  for (const [i, buyer] of buyers.entries()) await fillCart(buyer, i % 2 ? rare : rare.toReversed());
  const answers = await Promise.all(buyers.map(order));
  expect(codes(answers)).toEqual(Array(16).fill('sold'));
});

test('concurrent orders and cancellations of the same charms keep stock and ledger consistent', async () => {
  await setStock(site.shop, { charm: 'lam-ngoc' }, 6);
  const buyers = await people(12);
  for (const buyer of buyers) await fillCart(buyer, ['lam-ngoc', 'opal']);
  const owners = await Promise.all(
    buyers.slice(0, 6).map(async (buyer) => ({ buyer, placed: (await order(buyer)).data })),
  );
  const [late, cancelled] = await Promise.all([
    Promise.all(buyers.slice(6).map(order)),
    Promise.all(
      owners.map(({ buyer, placed }) =>
        buyer.put(`/api/orders/${placed._id}/customer-transition`, { status: 'cancelled' }),
      ),
    ),
  ]);
  const sold = late.filter(({ status }) => status === 201).length;
  expect(cancelled.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await stockOf(site.shop, 'lam-ngoc')).toEqual({ stock: 6, reserved: sold });
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('concurrent orders of one cart without an Idempotency-Key: one succeeds, the others are CART_EMPTY', async () => {
  const [buyer] = await people(1);
  if (!buyer) throw new Error('nobody came');
  await fillCart(buyer);
  const answers = await Promise.all([order(buyer), order(buyer), order(buyer)]);
  expect(codes(answers)).toEqual(['CART_EMPTY', 'CART_EMPTY', 'sold']);
});
