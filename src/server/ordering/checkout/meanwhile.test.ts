import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { User } from '#contract/http/identity.ts';
import type { BoughtAgain, Order, OrdersPage } from '#contract/http/ordering.ts';
import { addDays, dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import { hours, seconds } from '#domain/kernel/time.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import {
  charmId,
  designBody,
  fillCart,
  ledgerErrors,
  orderBody,
  readyMadeId,
  stockGoods,
  stockOf,
  stringId,
  tyingMethodId,
} from '../../../../test-support/goods.ts';
import { orderByTransfer } from '../../../../test-support/transfers.ts';

// Catalogue changes that the shop makes between filling a cart and placing its order.

type SignedIn = Visitor & { user: User };
let site: TestShop;
let linh: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin' });
});
beforeEach(async () => {
  linh = await site.signIn();
});
afterAll(async () => {
  expect(await ledgerErrors(site.shop)).toEqual([]);
  await site.close();
});

const cart = async () => (await linh.get<Cart>('/api/cart')).data;
const order = () => linh.post<Order>('/api/orders', orderBody());
const myOrders = async () => (await linh.get<OrdersPage>('/api/orders/my')).data.orders;

/** Puts two copies of a bracelet of her own design into the cart. */
async function tied(with_: { braceletString?: string; tyingMethod?: string }): Promise<void> {
  const body = { ...designBody(), ...with_ };
  const design = await linh.post<CustomBracelet>('/api/custom-bracelets', body);
  await linh.post('/api/cart/items', { customBracelet: design.data._id, quantity: 2 });
}

const STRING = stringId('lua-xanh-dem');
const TIE = tyingMethodId('nut-don');
const short = (name: string) => `Stock validation failed: Insufficient stock for charm "${name}"`;
const gone = (name: string) => `“${name}” không còn được bán. Bạn mở “Sửa thiết kế” để chọn loại khác nhé.`;

describe('an item no longer sold', () => {
  test.each([
    {
      what: 'a charm',
      put: () => fillCart(linh, ['hoa-dao'], 2),
      take: () => admin.delete(`/api/charms/${charmId('hoa-dao')}`),
      problem: { charmId: charmId('hoa-dao'), readyMadeBraceletId: null, name: 'Hoa đào' },
      refusal: ['STOCK_INSUFFICIENT', short('Hoa đào')],
    },
    {
      what: 'a ready-made bracelet',
      put: () => linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh'), quantity: 2 }),
      take: () => admin.delete(`/api/ready-made-bracelets/${readyMadeId('bien-xanh')}`),
      problem: { charmId: null, readyMadeBraceletId: readyMadeId('bien-xanh'), name: 'Biển Xanh' },
      refusal: ['STOCK_INSUFFICIENT', short('Biển Xanh')],
    },
    {
      what: 'a paused tying method',
      put: () => tied({ tyingMethod: TIE }),
      take: () => admin.put(`/api/tying-methods/${TIE}`, { isActive: false }),
      problem: { charmId: null, readyMadeBraceletId: null, name: 'Nút đơn' },
      refusal: ['PART_GONE', gone('Nút đơn')],
    },
    {
      what: 'a string',
      put: () => tied({ braceletString: STRING }),
      take: () => admin.delete(`/api/bracelet-strings/${STRING}`),
      problem: { charmId: null, readyMadeBraceletId: null, name: 'Lụa xanh đêm' },
      refusal: ['PART_GONE', gone('Lụa xanh đêm')],
    },
  ])(
    '$what: the cart lists it as a stock problem, the order is 409, its quantity can only be lowered',
    async ({ put, take, problem, refusal }) => {
      await put();
      const before = await stockOf(site.shop, 'cuc-hoa-mi');
      await take();

      const seen = await cart();
      const lacking = [{ ...problem, requested: 2, available: 0 }];
      expect([seen.quantity, seen.stockProblems, seen.items[0]?.stockProblems]).toEqual([
        2,
        lacking,
        lacking,
      ]);
      const { status, error } = await order();
      expect([status, error.code, error.message]).toEqual([409, ...refusal]);
      expect(error.details?.[0]).toMatchObject({ path: 'items', name: problem.name });
      expect([await cart(), await myOrders()]).toEqual([seen, []]);
      expect(await stockOf(site.shop, 'cuc-hoa-mi')).toEqual(before);

      // Raising the quantity is refused with the same message; lowering it is always allowed.
      const [line] = seen.items;
      const which = {
        customBracelet: line?.customBracelet?._id,
        readyMadeBracelet: line?.readyMadeBracelet?._id,
      };
      const set = (quantity: number) => linh.put<Cart>('/api/cart/items', { ...which, quantity });
      expect((await set(3)).error).toMatchObject({ code: refusal[0], message: refusal[1] });
      expect((await set(1)).data.quantity).toBe(1);
      expect((await set(0)).data.items).toEqual([]);
    },
  );

  test('a placed order keeps it and releases its stock when cancelled, but cannot be bought again', async () => {
    const string = stringId('lua-tim-oai-huong');
    await tied({ braceletString: string });
    const before = await stockOf(site.shop, 'cuc-hoa-mi');
    const { data: placed } = await order();
    await admin.delete(`/api/bracelet-strings/${string}`);
    const again = await linh.post<BoughtAgain>(`/api/orders/${placed._id}/buy-again`, {});
    expect(again.data).toEqual({
      added: 0,
      missing: [{ name: 'Vòng thử', quantity: 2, message: gone('Lụa tím oải hương') }],
    });
    const cancelled = await linh.put<Order>(`/api/orders/${placed._id}/customer-transition`, {
      status: 'cancelled',
    });
    expect(cancelled.data.items).toEqual(placed.items);
    expect(cancelled.data.items[0]?.braceletString?.name).toBe('Lụa tím oải hương');
    expect(await stockOf(site.shop, 'cuc-hoa-mi')).toEqual(before);
  });
});

test('a deactivated customer gets 401, her unpaid order expires as usual, her cart is kept', async () => {
  const before = await stockOf(site.shop, 'hoa-sen');
  const unpaid = await orderByTransfer(linh, ['hoa-sen', 'hoa-sen']);
  await fillCart(linh, ['hoa-sen']);
  const lock = (isActive: boolean) => admin.put(`/api/users/${linh.user._id}/active`, { isActive });
  await lock(false);
  for (const { status } of [await order(), await linh.get('/api/cart'), await linh.delete('/api/cart')]) {
    expect(status).toBe(401);
  }
  site.clock.advance(hours(24));
  await site.jobs.run('orders.expire');
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
  const letters = await site.mailsTo(linh.user.email);
  expect(letters.at(-1)?.subject).toBe(`Đơn hàng #${unpaid._id.slice(-8).toUpperCase()}: Đã hủy`);

  admin = await site.signIn({ role: 'admin' });
  await lock(true);
  const back = site.visitor();
  await back.post('/api/auth/login', { email: linh.user.email, password: TEST_PASSWORD });
  expect((await back.get<Cart>('/api/cart')).data.quantity).toBe(1);
});

describe('an order whose answer was lost, sent again with its Idempotency-Key', () => {
  const send = (body: object, key: string) =>
    linh.post<Order>('/api/orders', body, { 'idempotency-key': key });

  test('is answered although the day of the gift has come since', async () => {
    const midnight = startOfDay(addDays(dayOf(site.clock.now()), 1));
    site.clock.advance(Number(midnight) - Number(site.clock.now()) - seconds(10));
    linh = await site.signIn();
    await fillCart(linh);
    const gift = orderBody({ gift: { notBefore: dayOf(midnight) } });
    const { data, status } = await send(gift, 'before-midnight');
    expect(status).toBe(201);
    site.clock.advance(seconds(20));
    const again = await send(gift, 'before-midnight');
    expect([again.status, again.data]).toEqual([201, data]);
    await fillCart(linh);
    expect((await send(gift, 'after-midnight')).status).toBe(422);
  });

  test('is answered although the shop has closed since', async () => {
    await fillCart(linh);
    const { data } = await send(orderBody(), 'before-closing');
    admin = await site.signIn({ role: 'admin' });
    expect((await admin.put('/api/settings', { values: { isOpen: false } })).status).toBe(200);
    const again = await send(orderBody(), 'before-closing');
    expect([again.status, again.data]).toEqual([201, data]);
    await fillCart(linh);
    expect((await send(orderBody(), 'after-closing')).error.code).toBe('SHOP_CLOSED');
    expect((await cart()).items).toHaveLength(1);
  });
});
