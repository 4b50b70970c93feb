import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CategoryListing, Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { Cart } from '#contract/http/cart.ts';
import type { Order } from '#contract/http/ordering.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import { LIMITS } from '#server/platform/db/limits.ts';
import { tally } from '../../../../test-support/app.ts';
import {
  charmId,
  designBody,
  fillCart,
  ledgerErrors,
  orderBody,
  setStock,
  stockOf,
} from '../../../../test-support/goods.ts';
import { holdTable } from '../../../../test-support/held-row.ts';
import { approvePhotos } from '../../../../test-support/parcels.ts';
import { plainPicture } from '../../../../test-support/photographs.ts';
import { shared, sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const guest = shared(async () => site.visitor());

const stored = () => readdir(join(site.shop.config.dataDir, 'uploads')).catch(() => []);
const gardenHas = async (q: string) =>
  (await guest.get<CharmsPage>(`/api/charms?q=${encodeURIComponent(q)}`)).data.charms.map(({ name }) => name);
const category = async (type = 'Flower') => {
  const { data } = await guest.get<CategoryListing[]>('/api/categories');
  return data.find((each) => each.type === type)!;
};
const newCharm = async (name: string, more: object = {}) =>
  (await admin.post<Charm>('/api/charms', { name, price: 30_000, stock: 10, ...more })).data;

describe('charms', () => {
  test('one created by a form with a picture is found in the garden at once', async () => {
    const told: unknown[] = [];
    site.shop.events.on('catalogue.changed', (fact) => void told.push(fact));
    const { status, data } = await admin.upload<Charm>(
      '/api/charms',
      { bytes: await plainPicture(1200, '#a8476a80') },
      {
        fields: {
          name: '  Hoa   mười giờ ',
          price: '42000',
          stock: '7',
          category: (await category('Nature'))._id,
          description: 'Nở lúc mười giờ',
          tags: 'nắng, sân nhà',
        },
      },
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({
      slug: 'hoa-muoi-gio',
      name: 'Hoa mười giờ',
      price: 42_000,
      stock: 7,
      availableStock: 7,
      category: { type: 'Nature' },
      tags: ['nắng', 'sân nhà'],
      images: {
        imageUrl: expect.stringMatching(/^\/pictures\/charms\/u-[0-9a-f]{32}-448\.webp\?v=[0-9a-f]{8}$/),
      },
    });
    expect(await gardenHas('hoa muoi gio')).toEqual(['Hoa mười giờ']);
    expect(await gardenHas('san nha')).toContain('Hoa mười giờ');
    expect(told).toEqual([{ what: 'catalogue' }]);
    const served = await guest.get(data.images.imageUrl ?? '');
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(served.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 448,
      hasAlpha: true,
    });
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('a second charm of the same name gets another slug; without a category it is in the first one', async () => {
    const [one, two] = [await newCharm('Sao biển đôi'), await newCharm('Sao biển đôi')];
    expect(one.slug).toBe('sao-bien-doi');
    expect(two.slug).toMatch(/^sao-bien-doi-[0-9a-f]{6}$/);
    expect(one.category.type).toBe('Flower');
  });

  test.each([
    [{}, 'name'],
    [{ name: '', price: 1 }, 'name'],
    [{ name: 'x'.repeat(81), price: 1 }, 'name'],
    [{ name: 'A' }, 'price'],
    [{ name: 'A', price: 0 }, 'price'],
    [{ name: 'A', price: -5 }, 'price'],
    [{ name: 'A', price: 1.5 }, 'price'],
    [{ name: 'A', price: '' }, 'price'],
    [{ name: 'A', price: 'NaN' }, 'price'],
    [{ name: 'A', price: 100_000_001 }, 'price'],
    [{ name: 'A', price: 1, stock: -1 }, 'stock'],
    [{ name: 'A', price: 1, category: 'x' }, 'category'],
    [{ name: 'A', price: 1, category: '01890a5d-ac96-774b-bcce-b302099a8057' }, 'category'],
    [{ name: 'A', price: 1, description: 'x'.repeat(1001) }, 'description'],
  ])('POST /charms refuses %j', async (body, path) => {
    const { status, error } = await admin.post('/api/charms', body);
    expect([status, error.code, error.details?.[0]?.path]).toEqual([422, 'INVALID_INPUT', path]);
  });

  test('an edit changes the given fields and keeps slug and picture; an unknown id is 404', async () => {
    const charm = (
      await admin.upload<Charm>(
        '/api/charms',
        { bytes: await plainPicture(300, '#b8863b') },
        { fields: { name: 'Trăng non', price: '20000', stock: '3' } },
      )
    ).data;
    const { status, data } = await admin.upload<Charm>(
      `/api/charms/${charm._id}`,
      { bytes: Buffer.alloc(0) },
      { method: 'PUT', fields: { name: 'Trăng khuyết', price: '25000' } },
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Trăng khuyết',
      price: 25_000,
      stock: 3,
      slug: charm.slug,
      images: charm.images,
    });
    expect(await gardenHas('trang khuyet')).toContain('Trăng khuyết');
    expect(await gardenHas('trang non')).not.toContain('Trăng non');
    const unknown = await admin.put(`/api/charms/${randomUUID()}`, { name: 'A' });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('an edit based on an outdated version is 409 CONFLICT with what changed, also concurrently', async () => {
    const charm = await newCharm('Mây hồng');
    const put = (body: object) =>
      admin.put<Charm>(`/api/charms/${charm._id}`, { updatedAt: charm.updatedAt, ...body });
    const answers = await Promise.all([
      put({ price: 31_000 }),
      put({ price: 32_000 }),
      put({ price: 33_000 }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
    const winner = answers.find(({ status }) => status === 200)!.data;
    await admin.put(`/api/charms/${charm._id}`, { name: 'Mây tím', updatedAt: winner.updatedAt });
    const late = await put({ description: 'Mềm' });
    expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
    expect(late.error.details).toEqual([
      expect.objectContaining({ path: 'price', from: 30_000, to: winner.price }),
      expect.objectContaining({ path: 'name', from: 'Mây hồng', to: 'Mây tím' }),
    ]);
    expect((await guest.get<Charm>(`/api/charms/${charm._id}`)).data.description).toBe('');
  });

  test('an edit after a sale succeeds and keeps the stock that the sale left', async () => {
    const charm = await newCharm('Nắng sớm', { stock: 10 });
    const linh = await site.signIn();
    const design = await linh.post<{ _id: string }>('/api/custom-bracelets', {
      ...designBody(),
      charms: [{ id: charm._id, position: 0 }, ...designBody().charms.slice(1)],
    });
    await linh.post('/api/cart/items', { customBracelet: design.data._id });
    const order = (await linh.post<Order>('/api/orders', orderBody())).data;
    await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
    await approvePhotos(site.shop, order);
    await admin.post('/api/shipments', { order: order._id });
    const seen = { updatedAt: charm.updatedAt, stockSeen: 10 };
    const same = await admin.put<Charm>(`/api/charms/${charm._id}`, { ...seen, name: 'Nắng mai', stock: 10 });
    expect([same.status, same.data.stock]).toEqual([200, 9]);
    const more = await admin.put<Charm>(`/api/charms/${charm._id}`, { stock: 15, stockSeen: 10 });
    expect(more.data.stock).toBe(14);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('stock is set or added to, never below what is reserved, consistently with the ledger', async () => {
    const patch = (id: string, body: object) => admin.patch<Charm>(`/api/charms/${id}/stock`, body);
    await setStock(site.shop, { charm: 'opal' }, 4);
    const linh = await site.signIn();
    await fillCart(linh, ['opal', 'opal']);
    await linh.post('/api/orders', orderBody());
    expect((await patch(charmId('opal'), { add: 6 })).data).toMatchObject({ stock: 10, reservedStock: 2 });
    expect((await patch(charmId('opal'), { quantity: 2 })).data).toMatchObject({
      stock: 2,
      availableStock: 0,
    });
    const refused = await patch(charmId('opal'), { quantity: 1 });
    expect([refused.status, refused.error.message]).toEqual([
      422,
      'Đang giữ 2 chiếc cho các đơn đã đặt, tồn kho không thể ít hơn',
    ]);
    // The last one would leave more than a form may hold.
    for (const body of [{}, { quantity: 1, add: 1 }, { quantity: -1 }, { add: 0.5 }, { add: 1_000_000 }])
      expect((await patch(charmId('opal'), body)).error.code).toBe('INVALID_INPUT');
    const raced = await Promise.all(Array.from({ length: 10 }, () => patch(charmId('opal'), { add: 1 })));
    expect(tally(raced)).toEqual({ 200: 10 });
    expect((await stockOf(site.shop, 'opal')).stock).toBe(12);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('a removed charm is not found and cannot be ordered, but stays in past orders', async () => {
    const charm = await newCharm('Lá thu lạ');
    const linh = await site.signIn();
    const body = {
      ...designBody(),
      charms: [{ id: charm._id, position: 0 }, ...designBody().charms.slice(1)],
    };
    const design = (await linh.post<{ _id: string }>('/api/custom-bracelets', body)).data;
    await linh.post('/api/cart/items', { customBracelet: design._id });
    const order = (await linh.post<Order>('/api/orders', orderBody())).data;
    await linh.post('/api/cart/items', { customBracelet: design._id });

    expect((await admin.delete(`/api/charms/${charm._id}`)).status).toBe(200);
    expect((await admin.delete(`/api/charms/${charm._id}`)).status).toBe(404);
    expect((await guest.get(`/api/charms/${charm._id}`)).status).toBe(404);
    expect(await gardenHas('la thu la')).not.toContain('Lá thu lạ');
    expect((await linh.post('/api/custom-bracelets', body)).error.code).toBe('UNKNOWN_PIECE');
    const { data: cart } = await linh.get<Cart>('/api/cart');
    expect(JSON.stringify(cart)).toContain('Lá thu lạ');
    const refused = await linh.post('/api/orders', orderBody());
    expect([refused.status, refused.error.code]).toEqual([409, 'STOCK_INSUFFICIENT']);
    expect(refused.error.message).toContain('"Lá thu lạ"');
    const { data: kept } = await linh.get<Order>(`/api/orders/${order._id}`);
    expect(kept.items[0]?.charms[0]?.name).toBe('Lá thu lạ');
    await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
    await approvePhotos(site.shop, order);
    expect((await admin.post('/api/shipments', { order: order._id })).status).toBe(201);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('creation, edit, stock change and removal are in the audit log, with user and changes', async () => {
    const charm = await newCharm('Chuông gió');
    await admin.put(`/api/charms/${charm._id}`, { price: 35_000, stock: 12 });
    await admin.delete(`/api/charms/${charm._id}`);
    const log = (await site.shop.db.select().from(auditLog)).filter(
      ({ subjectId }) => subjectId === charm._id,
    );
    expect(log.map(({ action, userId, changes }) => [action, userId === admin.user._id, changes])).toEqual([
      ['create', true, {}],
      ['update', true, { price: { from: 30_000, to: 35_000 } }],
      ['stock', true, { stock: { from: 10, to: 12 } }],
      ['delete', true, {}],
    ]);
  });
});

describe('pictures of goods', () => {
  const send = (bytes: Buffer, type = 'image/png') =>
    admin.upload('/api/charms', { bytes, type }, { fields: { name: 'Tấn công', price: '1000' } });

  test('a file that is no whole picture, or too large, is refused whatever its type; nothing is stored', async () => {
    const before = await stored();
    const png = await plainPicture(400);
    const attacks: [string, Buffer][] = [
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['truncated', png.subarray(0, png.length / 2)],
      ['only the first bytes', png.subarray(0, 8)],
      ['heic', Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj')],
      ['zip', Buffer.from('504b0304', 'hex')],
    ];
    for (const [what, bytes] of attacks) {
      const { status, error } = await send(bytes);
      expect([what, status, error.code]).toEqual([what, 415, 'IMAGE_TYPE_REFUSED']);
    }
    expect((await send(Buffer.alloc(5_242_881, 1))).error.code).toBe('IMAGE_TOO_LARGE');
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(huge)).error.code).toBe('IMAGE_TOO_MANY_PIXELS');
    expect(await stored()).toEqual(before);
    expect(await gardenHas('tan cong')).not.toContain('Tấn công');
  });

  test('data appended to a picture is not stored; the same picture twice is one file', async () => {
    const polyglot = Buffer.concat([
      await plainPicture(50, '#123456'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const before = (await stored()).length;
    const one = await send(polyglot);
    expect(one.status).toBe(201);
    await send(await plainPicture(50, '#123456'));
    expect((await stored()).length).toBe(before + 1);
    const url = (one.data as Charm).images.imageUrl ?? '';
    expect((await guest.get(url)).bytes.includes('script')).toBe(false);
    expect((await guest.get(`/pictures/charms/u-${'0'.repeat(32)}-448.webp`)).status).toBe(404);
  });

  test('a replaced picture is deleted unless a past order shows it', async () => {
    const before = await stored();
    const make = async (name: string, background: string) =>
      (
        await admin.upload<Charm>(
          '/api/charms',
          { bytes: await plainPicture(60, background) },
          { fields: { name, price: '5000', stock: '5' } },
        )
      ).data;
    const replace = async ({ _id }: Charm, background: string) =>
      admin.upload(`/api/charms/${_id}`, { bytes: await plainPicture(60, background) }, { method: 'PUT' });
    const [unsold, sold] = [await make('Đá cuội', '#111111'), await make('Đá sông', '#222222')];
    const linh = await site.signIn();
    const design = await linh.post<{ _id: string }>('/api/custom-bracelets', {
      ...designBody(),
      charms: [{ id: sold._id, position: 0 }, ...designBody().charms.slice(1)],
    });
    await linh.post('/api/cart/items', { customBracelet: design.data._id });
    await linh.post('/api/orders', orderBody());

    await replace(unsold, '#333333');
    await replace(sold, '#444444');
    const refused = await admin.upload(
      '/api/charms',
      { bytes: await plainPicture(60, '#555555') },
      { fields: { name: 'Lạc', price: '1000', category: randomUUID() } },
    );
    expect(refused.status).toBe(422);
    expect((await stored()).length).toBe(before.length + 5);
    // However long the lines of past orders take to be searched.
    const lines = await holdTable(site.shop.db.$client.options.connectionString ?? '', 'order_items');
    const removing = site.jobs.runAll();
    await expect.poll(lines.longestWait).toBeGreaterThan(LIMITS.statement + 100);
    await lines.letGo();
    await removing;
    expect((await stored()).length).toBe(before.length + 3);
    expect((await guest.get(sold.images.imageUrl ?? '')).status).toBe(200);
  });
});
