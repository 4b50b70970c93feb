import { expect, test } from 'vitest';
import type { CategoryListing, Charm, CharmSizes, CharmsPage } from '#contract/http/catalogue.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import { tally } from '../../../../test-support/app.ts';
import { charmId } from '../../../../test-support/goods.ts';
import { plainPicture } from '../../../../test-support/photographs.ts';
import { shared, sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const guest = shared(async () => site.visitor());

const flowers = async () => {
  const { data } = await guest.get<CategoryListing[]>('/api/categories?facts=true');
  return data.find(({ type }) => type === 'Flower')!;
};
const sizeOf = async (id: string) =>
  (await guest.get<CharmSizes>('/api/charms/sizes')).data.find(({ _id }) => _id === id);

test('facts of a category apply to its charms, a charm’s own override them, and both are logged', async () => {
  const id = charmId('tulip');
  const kind = await flowers();
  const told = await admin.put<CategoryListing>(`/api/categories/${kind._id}`, {
    widthMm: '9,5',
    thicknessMm: 2.5,
    weightG: '1.25',
    material: '  Bạc   925 ',
    updatedAt: kind.updatedAt,
  });
  expect(told.data.facts).toMatchObject({
    widthMm: 9.5,
    thicknessMm: 2.5,
    weightG: 1.25,
    material: 'Bạc 925',
  });
  expect(await sizeOf(id)).toEqual({ _id: id, widthMm: 9.5, thicknessMm: 2.5, weightG: 1.25 });

  const own = await admin.put<Charm>(`/api/charms/${id}`, { widthMm: 12, care: 'Lau khô' });
  expect(own.data.facts).toEqual(factsIn({ widthMm: 12, care: 'Lau khô' }));
  expect(await sizeOf(id)).toMatchObject({ widthMm: 12, weightG: 1.25 });
  // An empty field falls back to the category's value.
  expect((await admin.put<Charm>(`/api/charms/${id}`, { widthMm: '', care: null })).data.facts).toEqual(
    factsIn({}),
  );
  expect(await sizeOf(id)).toMatchObject({ widthMm: 9.5 });

  const lines = await site.shop.db.select().from(auditLog);
  const changes = lines.filter(({ subjectId }) => subjectId === id).map((line) => line.changes);
  expect(changes).toContainEqual({
    widthMm: { from: null, to: 12 },
    care: { from: null, to: 'Lau khô' },
  });
});

test('a form with every field of a charm and a picture is accepted', async () => {
  const facts = {
    widthMm: '9,5',
    heightMm: '11',
    thicknessMm: '2',
    weightG: '1,2',
    makingDays: '2',
    material: 'Bạc',
    plating: 'Vàng',
    enamel: 'Nóng',
    nickel: 'Không',
    care: 'Lau khô',
  };
  const texts = {
    name: 'Đủ ô',
    description: 'Mô tả',
    meaning: 'Ý nghĩa',
    tags: 'một, hai',
    category: (await flowers())._id,
  };
  const fields = {
    ...facts,
    ...texts,
    price: '9000',
    cost: '4000',
    stock: '3',
    featured: 'true',
    isSpecial: 'true',
  };
  const picture = { bytes: await plainPicture() };
  const made = await admin.upload<Charm>('/api/charms', picture, { fields });
  expect(made.status).toBe(201);
  const edited = { ...fields, colors: 'pink', stock: '5', stockSeen: '3', updatedAt: made.data.updatedAt };
  const { status, data } = await admin.upload<Charm>(`/api/charms/${made.data._id}`, picture, {
    method: 'PUT',
    fields: edited,
  });
  expect([status, data.stock, data.facts?.care, data.colors]).toEqual([200, 5, 'Lau khô', ['pink']]);
});

test('lists include facts only with facts=true, a single charm always', async () => {
  const list = async (query: string) =>
    (await guest.get<CharmsPage>(`/api/charms?q=tulip${query}`)).data.charms[0]!;
  expect(await list('')).not.toHaveProperty('facts');
  expect(await list('&facts=true')).toHaveProperty('facts');
  const { data } = await guest.get<Charm[]>('/api/charms/bestsellers');
  for (const charm of data) expect(charm).not.toHaveProperty('facts');
  const kinds = await guest.get<CategoryListing[]>('/api/categories');
  expect(kinds.data[0]).not.toHaveProperty('facts');
  expect((await guest.get<Charm>(`/api/charms/${charmId('tulip')}`)).data).toHaveProperty('facts');
});

test('two concurrent edits of different facts: one gets 409 CONFLICT with the other’s change', async () => {
  const id = charmId('hoa-hong');
  const { data: seen } = await admin.get<Charm>(`/api/charms/${id}`);
  const edit = (fields: object) =>
    admin.put<Charm>(`/api/charms/${id}`, { ...fields, updatedAt: seen.updatedAt });
  const answers = await Promise.all([edit({ widthMm: 10 }), edit({ plating: 'Mạ vàng' })]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.error).toMatchObject({ code: 'CONFLICT', details: [{ from: null }] });
});

test.each([
  { widthMm: 0 },
  { widthMm: -1 },
  { widthMm: 60.5 },
  { widthMm: 8.55 },
  { widthMm: 'rộng' },
  { widthMm: '1e3' },
  { weightG: [] },
  { weightG: 1.005 },
  { makingDays: 1.5 },
  { makingDays: 61 },
  { material: 'x'.repeat(121) },
  { care: 'x'.repeat(301) },
  { nickel: 5 },
])('%j is 422 with its field, for a charm as for a category, and changes nothing', async (wrong) => {
  const kind = await flowers();
  for (const path of [`/api/charms/${charmId('opal')}`, `/api/categories/${kind._id}`]) {
    const { status, error } = await admin.put(path, wrong);
    expect(status).toBe(422);
    expect(error.details).toMatchObject([{ path: Object.keys(wrong)[0] }]);
  }
  expect(await flowers()).toEqual(kind);
});
