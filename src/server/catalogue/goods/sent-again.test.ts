import { expect, test } from 'vitest';
import type { Charm, CharmsPage, ReadyMadeDetail, ReadyMadePage } from '#contract/http/catalogue.ts';
import { charmId, designBody, ledgerErrors, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });

const CHARM = `/api/charms/${charmId('opal')}`;
const BRACELET = `/api/ready-made-bracelets/${readyMadeId('hoa-dao-dau-xuan')}`;
const key = (text: string) => ({ 'idempotency-key': text });

test.each([
  ['a charm', CHARM, { charm: 'opal' }],
  ['a ready-made bracelet', BRACELET, { readyMade: 'hoa-dao-dau-xuan' }],
])('pieces of %s are added once, however often the request is sent', async (_, path, goods) => {
  await setStock(site.shop, goods, 10);
  type Goods = Pick<Charm, 'name' | 'stock' | 'updatedAt'>;
  const add = (text: string) => admin.patch<Goods>(`${path}/stock`, { add: 3 }, key(path + text));
  const answers = await Promise.all([add('a'), add('a'), add('a')]);
  expect(answers.map(({ status, data }) => [status, data.stock])).toEqual([
    [200, 13],
    [200, 13],
    [200, 13],
  ]);
  expect((await add('b')).data.stock).toBe(16);
  const other = await admin.patch(`${path}/stock`, { add: 4 }, key(`${path}b`));
  expect([other.status, other.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);

  // The form: the name is changed with the first answer, which was lost, so that the second would be CONFLICT.
  const { updatedAt, name } = (await admin.get<Goods>(path, NOW)).data;
  const edit = { name: `${name} mới`, stock: 20, stockSeen: 16, updatedAt };
  await admin.put(path, edit, key(`${path}c`));
  const again = await admin.put<Goods>(path, edit, key(`${path}c`));
  expect([again.status, again.data.name, again.data.stock]).toEqual([200, `${name} mới`, 20]);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('a charm and a ready-made bracelet are created once, however often the request is sent', async () => {
  const charm = { name: 'Hạt sương', price: 9_000, stock: 4 };
  const charms = await Promise.all([1, 2].map(() => admin.post<Charm>('/api/charms', charm, key('d'))));
  expect(new Set(charms.map(({ data }) => data._id)).size).toBe(1);
  const found = await admin.get<CharmsPage>('/api/charms?q=hat%20suong', NOW);
  expect(found.data.charms.map(({ stock }) => stock)).toEqual([4]);

  const bracelet = { name: 'Sương mai', price: 90_000 };
  for (let time = 0; time < 2; time += 1)
    expect((await admin.post('/api/ready-made-bracelets', bracelet, key('e'))).status).toBe(201);
  const { data } = await admin.get<ReadyMadePage>('/api/ready-made-bracelets?q=suong%20mai', NOW);
  expect(data.bracelets).toHaveLength(1);
});

test('a design is put on sale once, however often the request is sent', async () => {
  const design = (await admin.post<{ _id: string }>('/api/custom-bracelets', designBody())).data;
  const sell = () =>
    admin.post<ReadyMadeDetail>(
      `/api/custom-bracelets/${design._id}/ready-made`,
      { name: 'Sương đêm' },
      key('f'),
    );
  expect((await sell()).data._id).toBe((await sell()).data._id);
});

test('a refused request may be sent again with the same key once it is possible', async () => {
  await setStock(site.shop, { charm: 'opal' }, 1);
  const take = () => admin.patch<Charm>(`${CHARM}/stock`, { add: -2 }, key('g'));
  expect((await take()).status).toBe(422);
  await admin.patch(`${CHARM}/stock`, { add: 5 });
  expect((await take()).data.stock).toBe(4);
});
