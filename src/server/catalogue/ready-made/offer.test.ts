import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ReadyMadeStats } from '#contract/http/catalogue-admin.ts';
import type {
  BraceletString,
  CategoryListing,
  Charm,
  ReadyMadeDetail,
  ReadyMadePage,
  TyingMethod,
} from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import {
  charmId,
  designBody,
  ledgerErrors,
  orderBody,
  readyMadeId,
  setStock,
  stringId,
  tyingMethodId,
} from '../../../../test-support/goods.ts';
import { plainPicture } from '../../../../test-support/photographs.ts';
import { shared, sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const guest = shared(async () => site.visitor());

const newCharm = async (name: string, more: object = {}) =>
  (await admin.post<Charm>('/api/charms', { name, price: 30_000, stock: 10, ...more })).data;

describe('categories, strings, tying methods', () => {
  test('a category is created, renamed, and removed only without charms; a name in use is 409', async () => {
    const made = (await admin.post<CategoryListing>('/api/categories', { name: 'Mùa thu', type: 'Nature' }))
      .data;
    expect(made).toMatchObject({ name: 'Mùa thu', type: 'Nature', charmCount: 0 });
    const twice = await admin.post('/api/categories', { name: 'Mùa thu', type: 'Icon' });
    expect([twice.status, twice.error.code]).toEqual([409, 'ALREADY_EXISTS']);
    const charm = await newCharm('Hạt dẻ', { category: made._id });
    const renamed = await admin.put<CategoryListing>(`/api/categories/${made._id}`, { name: 'Thu vàng' });
    expect(renamed.data).toMatchObject({ name: 'Thu vàng', charmCount: 1 });
    expect((await admin.put(`/api/categories/${made._id}`, { name: 'Hoa' })).error.code).toBe(
      'ALREADY_EXISTS',
    );
    expect((await admin.delete(`/api/categories/${made._id}`)).error.code).toBe('IN_USE');
    await admin.delete(`/api/charms/${charm._id}`);
    expect((await admin.delete(`/api/categories/${made._id}`)).status).toBe(200);
    expect(
      (await guest.get<CategoryListing[]>('/api/categories')).data.map(({ name }) => name),
    ).not.toContain('Thu vàng');
    expect((await admin.post('/api/categories', { name: 'Thu vàng', type: 'Nature' })).status).toBe(201);
    for (const body of [{}, { name: ' ', type: 'Icon' }, { name: 'A', type: 'Stone' }])
      expect((await admin.post('/api/categories', body)).status).toBe(422);
  });

  test('removing a category with moveTo moves its charms to the other; crosswise at once, one succeeds', async () => {
    const make = async (name: string) =>
      (await admin.post<CategoryListing>('/api/categories', { name, type: 'Gems' })).data;
    const [old, next] = [await make('Ngọc cũ'), await make('Ngọc mới')];
    const charm = await newCharm('Ngọc dời nhà', { category: old._id });
    const remove = (query: string) => admin.delete(`/api/categories/${old._id}${query}`);
    for (const nowhere of [old._id, randomUUID(), 'x'])
      expect((await remove(`?moveTo=${nowhere}`)).error.code).toBe('INVALID_INPUT');
    expect((await remove(`?moveTo=${next._id}`)).status).toBe(200);
    const moved = (await guest.get<Charm>(`/api/charms/${charm._id}`)).data;
    expect([moved.category.name, moved.updatedAt]).toEqual(['Ngọc mới', charm.updatedAt]);
    // Each into the other, concurrently: one is removed, the other keeps all charms.
    const [one, two] = [await make('Đảo trái'), await make('Đảo phải')];
    const crossed = await Promise.all([
      admin.delete(`/api/categories/${one._id}?moveTo=${two._id}`),
      admin.delete(`/api/categories/${two._id}?moveTo=${one._id}`),
    ]);
    expect(tally(crossed)).toEqual({ 200: 1, 422: 1 });
  });

  test('concurrent removal of a category and creation of a charm in it: exactly one succeeds', async () => {
    const made = (await admin.post<CategoryListing>('/api/categories', { name: 'Chóng vánh', type: 'Icon' }))
      .data;
    const [removed, charm] = await Promise.all([
      admin.delete(`/api/categories/${made._id}`),
      admin.post('/api/charms', { name: 'Vội', price: 1_000, category: made._id }),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, charm.status]);
  });

  test('a bracelet string is created, edited and removed; invalid or outdated values are refused', async () => {
    const body = {
      name: 'Dây chàm',
      price: 22_000,
      material: 'silk',
      color: '#1A2B3C',
      description: 'Nhuộm tay',
    };
    const { status, data } = await admin.post<BraceletString>('/api/bracelet-strings', body);
    expect([status, data.color, data.material]).toEqual([201, '#1a2b3c', 'silk']);
    const edited = await admin.put<BraceletString>(`/api/bracelet-strings/${data._id}`, {
      price: 23_000,
      updatedAt: data.updatedAt,
    });
    expect(edited.data).toMatchObject({ price: 23_000, name: 'Dây chàm' });
    expect(
      (await admin.put(`/api/bracelet-strings/${data._id}`, { price: 1, updatedAt: data.updatedAt })).error
        .code,
    ).toBe('CONFLICT');
    for (const wrong of [{ material: 'iron' }, { color: 'blue' }, { price: 0 }, { name: '' }])
      expect(
        (await admin.post('/api/bracelet-strings', { ...body, name: 'Khác', ...wrong })).error.code,
      ).toBe('INVALID_INPUT');
    await admin.delete(`/api/bracelet-strings/${data._id}`);
    const left = (await guest.get<BraceletString[]>('/api/bracelet-strings')).data;
    expect(left.map(({ name }) => name)).not.toContain('Dây chàm');
  });

  test('a tying method may be free, is hidden from customers while paused, and is removed', async () => {
    const { data } = await admin.post<TyingMethod>('/api/tying-methods', {
      name: 'Nút đôi',
      price: 0,
      knot: 'bow',
    });
    expect(data).toMatchObject({ price: 0, knot: 'bow', isActive: true });
    await admin.put(`/api/tying-methods/${data._id}`, { isActive: false });
    const seenBy = async (who: Visitor) =>
      (await who.get<TyingMethod[]>('/api/tying-methods')).data.find(({ _id }) => _id === data._id);
    expect(await seenBy(guest)).toBeUndefined();
    expect(await seenBy(admin)).toMatchObject({ isActive: false });
    expect((await admin.delete(`/api/tying-methods/${data._id}`)).status).toBe(200);
    expect(await seenBy(admin)).toBeUndefined();
    expect((await admin.post('/api/tying-methods', { name: 'Âm', price: -1 })).status).toBe(422);
  });
});

describe('ready-made bracelets', () => {
  const design = {
    charms: [
      { charm: charmId('hoa-dao'), position: 0 },
      { charm: charmId('tulip'), position: 1 },
    ],
    braceletString: stringId('day-ben-hong-dat'),
    tyingMethod: tyingMethodId('nut-rut'),
    wristSize: 15.5,
  };
  const has = async (name: string) =>
    (await guest.get<ReadyMadePage>(`/api/ready-made-bracelets?q=${encodeURIComponent(name)}`)).data.bracelets
      .length;

  test('are created by a form with name, description and picture; stock needs a price first', async () => {
    const { status, data } = await admin.upload<ReadyMadeDetail>(
      '/api/ready-made-bracelets',
      { bytes: await plainPicture(1500, '#c0ffee') },
      { fields: { name: 'Vòng thử nghiệm', description: 'Ba sợi' } },
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({ price: 0, stock: 0, design: null, hasDesign: false });
    expect(await sharp((await guest.get(data.image ?? '')).bytes).metadata()).toMatchObject({ width: 640 });
    const patch = (body: object) =>
      admin.patch<ReadyMadeDetail>(`/api/ready-made-bracelets/${data._id}/stock`, body);
    expect((await patch({ quantity: 3 })).error.message).toBe('Vui lòng đặt giá trước khi nhập kho');
    await admin.put(`/api/ready-made-bracelets/${data._id}`, { price: 250_000 });
    expect((await patch({ quantity: 3 })).data).toMatchObject({ stock: 3, price: 250_000 });
    expect(await has('vong thu nghiem')).toBe(1);
    const newest = await guest.get<ReadyMadePage>('/api/ready-made-bracelets?sort=newest&limit=1');
    expect(newest.data.bracelets[0]?.name).toBe('Vòng thử nghiệm');
    expect((await admin.delete(`/api/ready-made-bracelets/${data._id}`)).status).toBe(200);
    expect(await has('vong thu nghiem')).toBe(0);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('created from a design get its price; an edit replaces the design and keeps the price', async () => {
    const made = await admin.upload<ReadyMadeDetail>(
      '/api/ready-made-bracelets',
      { bytes: await plainPicture(20) },
      { fields: { name: 'Từ bản vẽ', stock: '2', design: JSON.stringify(design) } },
    );
    expect(made.data.design).toEqual(design);
    expect(made.data.stock).toBe(2);
    const prices = await Promise.all(
      ['hoa-dao', 'tulip'].map(
        async (slug) => (await guest.get<Charm>(`/api/charms/${charmId(slug)}`)).data.price,
      ),
    );
    expect(made.data.price).toBeGreaterThan(prices.reduce((a, b) => a + b, 0));
    const one = { ...design, charms: [{ charm: charmId('opal'), position: 4 }] };
    const { data } = await admin.put<ReadyMadeDetail>(`/api/ready-made-bracelets/${made.data._id}`, {
      design: one,
    });
    expect(data.design?.charms).toEqual([{ charm: charmId('opal'), position: 4 }]);
    expect(data.price).toBe(made.data.price);
    for (const wrong of [
      { ...design, charms: [] },
      { ...design, charms: [design.charms[0], design.charms[0]] },
      'kein json',
    ])
      expect((await admin.post('/api/ready-made-bracelets', { name: 'A', design: wrong })).status).toBe(422);
    const unknown = { ...design, charms: [{ charm: randomUUID(), position: 0 }] };
    expect((await admin.post('/api/ready-made-bracelets', { name: 'A', design: unknown })).error.code).toBe(
      'UNKNOWN_PIECE',
    );
  });

  test('a design of an admin’s own becomes a ready-made bracelet with a rendered image; another admin’s is 404', async () => {
    const drawn = (
      await admin.post<{ _id: string }>('/api/custom-bracelets', designBody(['opal'], 'Chiều tím'))
    ).data;
    const url = `/api/custom-bracelets/${drawn._id}/ready-made`;
    const { status, data } = await admin.post<ReadyMadeDetail>(url, { stock: 4, featured: true });
    expect([status, data.name, data.stock, data.hasDesign]).toEqual([201, 'Chiều tím', 4, true]);
    expect(data.price).toBeGreaterThan(0);
    expect(data.design?.charms[0]).toEqual({ charm: charmId('opal'), position: 0 });
    expect(await sharp((await guest.get(data.image ?? '')).bytes).metadata()).toMatchObject({ width: 640 });
    const other = await site.signIn({ role: 'admin' });
    expect((await other.post(url, {})).status).toBe(404);
  });

  test('a removed bracelet stays in past orders and cannot be ordered again', async () => {
    await setStock(site.shop, { readyMade: 'sen-trang' }, 3);
    const linh = await site.signIn();
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('sen-trang') });
    const order = (await linh.post<Order>('/api/orders', orderBody())).data;
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('sen-trang') });
    await admin.delete(`/api/ready-made-bracelets/${readyMadeId('sen-trang')}`);
    expect((await linh.post('/api/orders', orderBody())).error.code).toBe('STOCK_INSUFFICIENT');
    expect((await linh.get<Order>(`/api/orders/${order._id}`)).data.items[0]?.name).toBe(
      order.items[0]?.name,
    );
  });

  test('admin/stats gives total, pieces, reserved and stock value', async () => {
    const { data } = await admin.get<ReadyMadeStats>('/api/ready-made-bracelets/admin/stats');
    expect(data.total).toBe(
      (await guest.get<ReadyMadePage>('/api/ready-made-bracelets')).data.pagination.total,
    );
    expect(data.pieces).toBeGreaterThan(data.reserved);
    expect(data.stockValue).toBeGreaterThan(0);
  });
});
