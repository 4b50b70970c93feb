import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Charm } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { tally } from '../../../../test-support/app.ts';
import {
  charmId,
  fillCart,
  ledgerErrors,
  orderBody,
  setStock,
  stockOf,
} from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { stockMovements } from '../tables.ts';

const CHARM = charmId('thach-anh-tim');
const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });

const send = (body: object, who = admin) => who.patch<Charm>(`/api/charms/${CHARM}/stock`, body);

test('a stocktake is booked once, as stocktake, and refused when the stock changed since', async () => {
  await setStock(site.shop, { charm: 'thach-anh-tim' }, 12);
  const twice = await Promise.all([send({ counted: 10, seen: 12 }), send({ counted: 10, seen: 12 })]);
  expect(tally(twice)).toEqual({ 200: 1, 409: 1 });
  const late = await send({ counted: 9, seen: 12 });
  expect([late.error.code, late.error.message]).toEqual([
    'CONFLICT',
    'Sổ kho vừa đổi thành 10 chiếc, bạn đếm lại nhé',
  ]);
  expect((await send({ counted: 10, seen: 10 })).data.stock).toBe(10);
  const booked = await site.shop.db
    .select({ shelf: stockMovements.shelf })
    .from(stockMovements)
    .where(and(eq(stockMovements.charmId, CHARM), eq(stockMovements.reason, 'stocktake')));
  expect(booked).toEqual([{ shelf: -2 }]);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('two different counts of one charm and an order, concurrently: one count is booked, nothing is oversold', async () => {
  await setStock(site.shop, { charm: 'thach-anh-tim' }, 2);
  const linh = await site.signIn();
  const mai = await site.signIn({ role: 'admin' });
  await fillCart(linh, ['thach-anh-tim', 'thach-anh-tim']);
  const [order, ...counts] = await Promise.all([
    linh.post<Order>('/api/orders', orderBody()),
    send({ counted: 1, seen: 2 }),
    send({ counted: 5, seen: 2 }, mai),
  ]);
  expect(counts.filter(({ status }) => status === 200)).toHaveLength(1);
  const { stock, reserved } = await stockOf(site.shop, 'thach-anh-tim');
  expect([1, 5]).toContain(stock);
  expect(reserved).toBe(order.status === 201 ? 2 : 0);
  expect(stock).toBeGreaterThanOrEqual(reserved);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test.each([{ counted: 1 }, { seen: 1 }, { counted: 1, seen: 1, add: 1 }, { counted: -1, seen: 1 }])(
  'the stocktake %j is 422',
  async (body) => expect((await send(body)).status).toBe(422),
);
