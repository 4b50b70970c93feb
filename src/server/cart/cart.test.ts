import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import { CART_LINES_MAX } from '#domain/cart/limits.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { charms } from '#server/catalogue/tables.ts';
import type { Visitor } from '../../../test-support/app.ts';
import { charmId, designBody, fillCart, readyMadeId, setStock } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
let linh: Visitor;
beforeEach(async () => {
  linh = await site.signIn();
});

const cart = async (visitor = linh) => (await visitor.get<Cart>('/api/cart')).data;
const add = (item: object, visitor = linh) => visitor.post<Cart>('/api/cart/items', item);
const set = (item: object) => linh.put<Cart>('/api/cart/items', item);
const remove = (item: object) => linh.delete<Cart>('/api/cart/items', item);
const READY = { readyMadeBracelet: readyMadeId('hoa-dao-dau-xuan') };

describe('the cart', () => {
  test('begins empty, and is 401 for guests', async () => {
    expect(await cart()).toEqual({ items: [], quantity: 0, totalPrice: 0, stockProblems: [] });
    expect((await site.visitor().get('/api/cart')).error.code).toBe('NO_SESSION');
  });

  test('holds custom and ready-made bracelets with their price in parts', async () => {
    const design = await fillCart(linh, ['hoa-dao']);
    const { data } = await add({ ...READY, quantity: 2, type: 'bracelet' });
    expect(data.items).toHaveLength(2);
    expect(data.items[0]).toMatchObject({
      type: 'bracelet',
      customBracelet: { _id: design._id, previewImage: design.previewImage },
      readyMadeBracelet: null,
      quantity: 1,
      charmsPrice: 430_000,
      stringPrice: 35_000,
      tyingMethodPrice: 15_000,
      price: 480_000,
      lineTotal: 480_000,
    });
    expect(data.items[1]).toMatchObject({
      customBracelet: null,
      quantity: 2,
      price: 641_000,
      lineTotal: 1_282_000,
    });
    expect(data).toMatchObject({ quantity: 3, totalPrice: 1_762_000, stockProblems: [] });
    expect(await cart()).toEqual(data);
  });

  test('POST items: adding an item again adds up the quantities, also concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => add(READY)));
    expect(await cart()).toMatchObject({ quantity: 5, items: [{ quantity: 5 }] });
  });

  test('PUT quantity: sets it, 0 or less removes the item, an unknown item is 404', async () => {
    await add(READY);
    expect((await set({ ...READY, quantity: 3 })).data.quantity).toBe(3);
    for (const quantity of [0, -1]) {
      await add(READY);
      expect((await set({ ...READY, quantity })).data.items).toEqual([]);
    }
    for (const missing of [
      await set({ ...READY, quantity: 2 }),
      await set({ ...READY, quantity: -1 }),
      await remove(READY),
    ]) {
      expect([missing.status, missing.error.message]).toEqual([
        404,
        'Không tìm thấy sản phẩm trong giỏ hàng',
      ]);
    }
  });

  test('a line holds at most 99: more is 422 and the quantity stays as it was', async () => {
    await setStock(site.shop, { readyMade: 'hoa-dao-dau-xuan' }, 500);
    await add({ ...READY, quantity: 98 });
    const { status, error } = await add({ ...READY, quantity: 2 });
    expect([status, error.message]).toEqual([422, 'Mỗi mẫu đặt được tối đa 99 chiếc']);
    expect((await cart()).quantity).toBe(98);
    expect((await add(READY)).data.quantity).toBe(99);
  });

  test('DELETE removes one line or all lines of the customer’s own cart', async () => {
    const mai = await site.signIn();
    await add(READY, mai);
    const design = await fillCart(linh);
    await add(READY);
    expect((await remove({ customBracelet: design._id })).data.items).toHaveLength(1);
    expect((await linh.delete<Cart>('/api/cart')).data).toMatchObject({ items: [], totalPrice: 0 });
    expect((await cart(mai)).quantity).toBe(1);
  });

  test('holds at most CART_LINES_MAX lines: another is CART_FULL, more of an existing one is accepted', async () => {
    for (let line = 1; line < CART_LINES_MAX; line += 1) await fillCart(linh);
    expect((await add(READY)).data.items).toHaveLength(CART_LINES_MAX);
    const { data: design } = await linh.post<CustomBracelet>('/api/custom-bracelets', designBody());
    const { status, error } = await add({ customBracelet: design._id });
    expect([status, error.code]).toEqual([409, 'CART_FULL']);
    expect((await add(READY)).data.items).toHaveLength(CART_LINES_MAX);
    // A hundred requests: on a busy machine more than the default 20 s.
  });

  test.each([
    ['neither bracelet', {}],
    ['both bracelets', { ...READY, customBracelet: charmId('x') }],
    ['a quantity of 0', { ...READY, quantity: 0 }],
    ['a quantity of 1,5', { ...READY, quantity: 1.5 }],
    ['a quantity of 100', { ...READY, quantity: 100 }],
    ['another type', { ...READY, type: 'ring' }],
  ])('refuses %s', async (_what, item) => {
    expect((await add(item)).status).toBe(422);
  });

  test('adding another customer’s design or an unknown bracelet is 404', async () => {
    const { data: design } = await (
      await site.signIn()
    ).post<{ _id: string }>('/api/custom-bracelets', designBody());
    const { status, error } = await add({ customBracelet: design._id });
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await add({ readyMadeBracelet: readyMadeId('nobody') })).status).toBe(404);
  });

  test('makes as many database queries for five lines as for two', async () => {
    const asked = vi.spyOn(site.shop.db.$client, 'query');
    const queries = async () => {
      asked.mockClear();
      await cart();
      return asked.mock.calls.length;
    };
    await fillCart(linh);
    await add(READY);
    const forTwo = await queries();
    for (const charm of ['hoa-dao', 'tulip', 'hoa-sen']) await fillCart(linh, [charm]);
    expect(await queries()).toBe(forTwo);
    asked.mockRestore();
  });
});

describe('a cart while prices and stock change', () => {
  test('is priced anew on each read', async () => {
    await fillCart(linh, ['dam-but']);
    const before = (await cart()).totalPrice;
    await site.shop.db
      .update(charms)
      .set({ price: vnd(50_000) })
      .where(eq(charms.slug, 'dam-but'));
    expect((await cart()).totalPrice - before).toBe(17_000);
  });

  test('adding more than is in stock is 409 with the charm’s name, and the cart stays as it was', async () => {
    await setStock(site.shop, { charm: 'linh-lan' }, 3);
    const design = await fillCart(linh, ['linh-lan', 'linh-lan']);
    const { status, error } = await add({ customBracelet: design._id });
    expect([status, error.code, error.message]).toEqual([
      409,
      'STOCK_INSUFFICIENT',
      'Stock validation failed: Insufficient stock for charm "Linh lan"',
    ]);
    expect(error.details).toEqual([
      expect.objectContaining({ name: 'Linh lan', requested: 4, available: 3 }),
    ]);
    expect((await set({ customBracelet: design._id, quantity: 2 })).error.code).toBe('STOCK_INSUFFICIENT');
    expect(await cart()).toMatchObject({ quantity: 1 });
  });

  test('stock is checked over all bracelets that share a charm', async () => {
    await setStock(site.shop, { charm: 'mai-vang' }, 3);
    await fillCart(linh, ['mai-vang', 'mai-vang']);
    const second = await linh.post<{ _id: string }>(
      '/api/custom-bracelets',
      designBody(['mai-vang', 'mai-vang', 'hoa-dao']),
    );
    expect((await add({ customBracelet: second.data._id })).error.code).toBe('STOCK_INSUFFICIENT');
  });

  test('adding more ready-made bracelets than are in stock is refused with the bracelet’s name', async () => {
    await setStock(site.shop, { readyMade: 'nang-mai-vang' }, 1);
    const { error } = await add({ readyMadeBracelet: readyMadeId('nang-mai-vang'), quantity: 2 });
    expect(error.message).toBe('Stock validation failed: Insufficient stock for charm "Nắng Mai Vàng"');
  });

  test('a line short of stock lists what it lacks, does not block other items, and can be reduced', async () => {
    await setStock(site.shop, { charm: 'huong-duong' }, 10);
    const stale = await fillCart(linh, ['huong-duong'], 3);
    await setStock(site.shop, { charm: 'huong-duong' }, 1);
    const problem = {
      charmId: charmId('huong-duong'),
      readyMadeBraceletId: null,
      name: 'Hướng dương',
      requested: 3,
      available: 1,
    };
    expect(await cart()).toMatchObject({ items: [{ stockProblems: [problem] }], stockProblems: [problem] });

    const { data } = await add(READY);
    expect(data.items.map(({ stockProblems }) => stockProblems.length)).toEqual([1, 0]);
    expect(
      (await set({ customBracelet: stale._id, quantity: 2 })).data.items[0]?.stockProblems[0],
    ).toMatchObject({ requested: 2 });
    expect((await set({ customBracelet: stale._id, quantity: 1 })).data.stockProblems).toEqual([]);
  });

  test('stock that two lines lack together is listed at the later line', async () => {
    await setStock(site.shop, { charm: 'bach-qua' }, 10);
    await fillCart(linh, ['bach-qua']);
    await fillCart(linh, ['bach-qua', 'hoa-dao']);
    await setStock(site.shop, { charm: 'bach-qua' }, 1);
    const { items, stockProblems } = await cart();
    expect(items.map((item) => item.stockProblems.map(({ requested }) => requested))).toEqual([[], [2]]);
    expect(stockProblems).toHaveLength(1);
  });
});

describe('adding a changed design with replaces', () => {
  const keep = async (name: string) =>
    (await linh.post<CustomBracelet>('/api/custom-bracelets', designBody([], name))).data;

  test('takes the line of the replaced design, with its quantity and place; repeated, it changes nothing', async () => {
    const first = await fillCart(linh, ['hoa-dao']);
    await add(READY);
    await set({ customBracelet: first._id, quantity: 3 });
    const newer = await keep('Bản mới');
    const change = { customBracelet: newer._id, replaces: first._id };

    const { status, data } = await add(change);
    expect([status, data.items.length]).toEqual([200, 2]);
    expect(data.items[0]).toMatchObject({ customBracelet: { _id: newer._id }, quantity: 3 });
    // A retry after a lost response.
    expect((await add(change)).data).toEqual(data);
    // The older version is no longer among the saved designs, and its share link now leads to the newer one.
    const saved = (await linh.get<CustomBracelet[]>('/api/custom-bracelets')).data;
    expect(saved.map(({ _id }) => _id)).toEqual([newer._id]);
  });

  test('adds a new line if the old one is gone, and never replaces another customer’s line', async () => {
    const gone = await fillCart(linh, ['hoa-dao']);
    await remove({ customBracelet: gone._id });
    const newer = await keep('Bản mới');
    const { data } = await add({ customBracelet: newer._id, replaces: gone._id });
    expect(data.items).toMatchObject([{ customBracelet: { _id: newer._id }, quantity: 1 }]);

    const other = await site.signIn();
    const theirs = await fillCart(other, ['hoa-dao']);
    await add({ customBracelet: (await keep('Bản khác'))._id, replaces: theirs._id });
    expect((await cart(other)).items[0]?.customBracelet?._id).toBe(theirs._id);
    expect((await linh.get(`/api/custom-bracelets/${theirs._id}`)).status).toBe(404);
  });

  test('is 409 if stock does not suffice for the whole quantity, and the line stays as it was', async () => {
    const first = await fillCart(linh, ['hoa-dao']);
    await set({ customBracelet: first._id, quantity: 2 });
    await setStock(site.shop, { charm: 'tulip' }, 3);
    const tulips = await linh.post<CustomBracelet>('/api/custom-bracelets', designBody(['tulip', 'tulip']));
    const { status, error } = await add({ customBracelet: tulips.data._id, replaces: first._id });
    expect([status, error.code]).toEqual([409, 'STOCK_INSUFFICIENT']);
    expect((await cart()).items).toMatchObject([{ customBracelet: { _id: first._id }, quantity: 2 }]);
  });
});
