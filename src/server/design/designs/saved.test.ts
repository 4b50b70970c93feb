import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { User } from '#contract/http/identity.ts';
import type { SavedDesign, Share, SharedDesign } from '#contract/http/design.ts';
import { DRAFT_MAX } from '#domain/design/limits.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { designBody, fillCart, setStock } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
let linh: Visitor;
beforeEach(async () => {
  linh = await site.signIn();
});

const keep = async (charms: string[] = ['hoa-dao'], name = 'Gửi Linh') =>
  (await linh.post<SavedDesign>('/api/custom-bracelets', designBody(charms, name))).data;
const share = (id: string, who = linh) => who.post<Share>(`/api/custom-bracelets/${id}/share`);
const unshare = (id: string, who = linh) => who.delete(`/api/custom-bracelets/${id}/share`);
const look = (token: string) => site.visitor().get<SharedDesign>(`/api/shared-designs/${token}`);
const saved = async (query = '') =>
  (await linh.get<SavedDesign[]>(`/api/custom-bracelets${query}`)).data.map(({ name }) => name);

describe('a shared design', () => {
  test('is readable by anybody with the link, without data of its customer', async () => {
    const { _id } = await keep(['hoa-anh-dao', 'hoa-dao']);
    const { status, data: link } = await share(_id);
    expect(status).toBe(200);
    expect(link).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      path: `/garden?vong=${link.token}`,
      image: expect.stringMatching(/^\/pictures\/designs\/[0-9a-f]{32}-share\.jpg$/),
    });

    const { data, headers } = await look(link.token);
    expect(headers['cache-control']).toBe('no-store');
    expect(data).toMatchObject({
      name: 'Gửi Linh',
      price: 480_000 + 5_000 + 2_000,
      braceletString: { name: 'Dây bện hồng đất' },
      calculatedCharmCount: 15,
      shortOf: [],
    });
    expect(data.charms[0]?.charm).toMatchObject({ name: 'Hoa anh đào', meaning: expect.stringMatching(/./) });
    expect(Object.keys(data)).not.toContain('createdAt');
    const { id, email, name } = (await linh.get<User>('/api/users/me')).data;
    for (const secret of [id, email, name, _id]) expect(JSON.stringify(data)).not.toContain(secret);
  });

  test('keeps its link until unshared, is 404 from then on, and gets another link when shared again', async () => {
    const { _id } = await keep();
    const first = (await share(_id)).data;
    expect((await share(_id)).data).toEqual(first);
    expect((await linh.get<SavedDesign>(`/api/custom-bracelets/${_id}`)).data.shareToken).toBe(first.token);

    expect((await unshare(_id)).status).toBe(200);
    expect((await look(first.token)).status).toBe(404);
    const second = (await share(_id)).data;
    expect(second.token).not.toBe(first.token);
    expect((await look(second.token)).status).toBe(200);
  });

  test('shared several times concurrently has one link', async () => {
    const { _id } = await keep();
    const links = await Promise.all([share(_id), share(_id), share(_id)]);
    expect(new Set(links.map(({ data }) => data.token)).size).toBe(1);
  });

  test('is shared and unshared by its own customer alone', async () => {
    const { _id } = await keep();
    const { token } = (await share(_id)).data;
    const han = await site.signIn();
    expect([(await share(_id, han)).status, (await unshare(_id, han)).status]).toEqual([404, 404]);
    expect((await share(_id, site.visitor())).status).toBe(401);
    expect((await look(token)).status).toBe(200);
  });

  test.each(['x', 'a'.repeat(22), '..%2f', '%00'.repeat(22), "' OR 1=1 --".padEnd(22)])(
    'is 404 for the token %s',
    async (token) => {
      expect((await look(encodeURIComponent(token))).status).toBe(404);
    },
  );

  test('lists charms that ran short since', async () => {
    const { _id } = await keep(['tulip', 'tulip']);
    const { token } = (await share(_id)).data;
    await setStock(site.shop, { charm: 'tulip' }, 1);
    expect((await look(token)).data.shortOf).toEqual(['Tulip']);
  });

  test('has a JPEG for link previews and a flat image', async () => {
    const { token } = (await share((await keep())._id)).data;
    const { shareImage, flatImage, previewImage } = (await look(token)).data;
    const guest = site.visitor();
    const [large, flat, worn] = await Promise.all(
      [shareImage, flatImage, previewImage ?? ''].map((address) => guest.get(address)),
    );
    expect(large?.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(large?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(flat?.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect(flat?.bytes.equals(worn?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  test('keeps its link when a changed design replaces it in the cart', async () => {
    const old = await fillCart(linh, ['hoa-dao']);
    const { token } = (await share(old._id)).data;
    const newer = await keep(['hoa-sen'], 'Bản mới');
    await linh.post<Cart>('/api/cart/items', { customBracelet: newer._id, replaces: old._id });
    expect((await look(token)).data.name).toBe('Bản mới');
  });
});

describe('saved designs', () => {
  test('are listed in pages, newest first', async () => {
    for (const name of ['Vòng một', 'Vòng hai', 'Vòng ba']) {
      await keep([], name);
      site.clock.advance(1000);
    }
    expect(await saved('?limit=2')).toEqual(['Vòng ba', 'Vòng hai']);
    expect(await saved('?limit=2&page=2')).toEqual(['Vòng một']);
    expect((await linh.get('/api/custom-bracelets?limit=101')).status).toBe(422);
  });

  test('are deleted by their customer alone: gone from list and share link, kept in the cart', async () => {
    const design = await fillCart(linh, ['hoa-dao']);
    const { token } = (await share(design._id)).data;
    const han = await site.signIn();
    expect((await han.delete(`/api/custom-bracelets/${design._id}`)).status).toBe(404);

    expect((await linh.delete(`/api/custom-bracelets/${design._id}`)).status).toBe(200);
    expect(await saved()).toEqual([]);
    expect((await look(token)).status).toBe(404);
    const cart = (await linh.get<Cart>('/api/cart')).data;
    expect(cart.items[0]?.customBracelet?._id).toBe(design._id);
    expect((await share(design._id)).status).toBe(404);
  });

  test('are readable by their own customer alone', async () => {
    const { _id } = await keep();
    expect((await linh.get<SavedDesign>(`/api/custom-bracelets/${_id}`)).data).toMatchObject({
      _id,
      shareToken: null,
    });
    expect((await (await site.signIn()).get(`/api/custom-bracelets/${_id}`)).status).toBe(404);
  });
});

describe('the draft', () => {
  const kept = async (who: Visitor) =>
    (await who.get<{ draft: string | null }>('/api/custom-bracelets/draft')).data.draft;
  const keepIt = (draft: string | null) => linh.put('/api/custom-bracelets/draft', { draft });

  test('is stored per customer, the last one counts, null deletes it', async () => {
    expect(await kept(linh)).toBeNull();
    await keepIt('{"name":"một"}');
    await keepIt('{"name":"hai"}');
    expect(await kept(linh)).toBe('{"name":"hai"}');
    expect(await kept(await site.signIn())).toBeNull();
    await keepIt(null);
    expect(await kept(linh)).toBeNull();
  });

  test('is 422 above DRAFT_MAX characters, and 401 for guests', async () => {
    expect((await keepIt('x'.repeat(DRAFT_MAX + 1))).status).toBe(422);
    expect((await site.visitor().get('/api/custom-bracelets/draft')).status).toBe(401);
  });
});
