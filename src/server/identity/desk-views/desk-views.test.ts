import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskView } from '#contract/http/users-admin.ts';
import { DESK_VIEWS_MAX } from '#domain/identity/desk-views.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();

const PATH = '/api/users/me/desk-views';
const query = 'tab=orders&tra=COD&qua=3';
const namesOf = async (who: Visitor) => (await who.get<DeskView[]>(PATH)).data.map(({ name }) => name);

test('a view is saved for oneself or shared, overwritten under its name, and deleted only by its owner', async () => {
  const [mai, lan] = [await site.signIn({ role: 'admin' }), await site.signIn({ role: 'admin' })];
  const late = await mai.post<DeskView>(PATH, { name: 'COD chưa giao quá 3 ngày', query, isShared: true });
  expect([late.status, late.data]).toMatchObject([201, { isMine: true, isShared: true, query }]);
  await mai.post(PATH, { name: 'Của Mai', query });
  expect(await namesOf(mai)).toEqual(['COD chưa giao quá 3 ngày', 'Của Mai']);
  const [seen] = (await lan.get<DeskView[]>(PATH)).data;
  expect([seen?.name, seen?.isMine]).toEqual(['COD chưa giao quá 3 ngày', false]);
  await mai.post(PATH, { name: 'Của Mai', query: 'tab=orders' });
  expect(await namesOf(mai)).toHaveLength(2);
  const path = `${PATH}/${late.data._id}`;
  expect((await lan.delete(path)).status).toBe(404);
  expect((await mai.delete(path)).status).toBe(200);
  expect((await mai.delete(path)).status).toBe(404);
  expect((await mai.delete(`${PATH}/${randomUUID()}`)).status).toBe(404);
  expect(await namesOf(lan)).toEqual([]);
});

test('the same view saved concurrently is stored once; views above the maximum are 422', async () => {
  const mai = await site.signIn({ role: 'admin' });
  const save = (name: string) => mai.post(PATH, { name, query });
  await Promise.all(Array.from({ length: 5 }, () => save('Bấm hai lần')));
  expect(await namesOf(mai)).toEqual(['Bấm hai lần']);
  const all = await Promise.all(Array.from({ length: DESK_VIEWS_MAX + 5 }, (_, n) => save(`Cách ${n}`)));
  expect(all.filter(({ status }) => status === 422)).toHaveLength(6);
  expect(await namesOf(mai)).toHaveLength(DESK_VIEWS_MAX);
});

test('an invalid query, an empty name or a view above the maximum is 422; overwriting is still possible', async () => {
  const mai = await site.signIn({ role: 'admin' });
  for (const bad of ['//example.com', 'tab=orders&x=<b>', 'tab=orders#x', ''])
    expect((await mai.post(PATH, { name: 'Xấu', query: bad })).status).toBe(422);
  expect((await mai.post(PATH, { name: '  ', query })).status).toBe(422);
  for (let n = 0; n < DESK_VIEWS_MAX; n += 1) await mai.post(PATH, { name: `Cách ${n}`, query });
  expect((await mai.post(PATH, { name: 'Thêm nữa', query })).status).toBe(422);
  expect((await mai.post(PATH, { name: 'Cách 3', query })).status).toBe(201);
});
