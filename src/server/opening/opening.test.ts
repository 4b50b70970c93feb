import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Opening, Starter, TakenStarter } from '#contract/http/opening.ts';
import type { AuditPage } from '#contract/http/reports.ts';
import { hours } from '#domain/kernel/time.ts';
import { categories, charms } from '#server/catalogue/tables.ts';
import { startTestShop, tally, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testMailer } from '../../../test-support/mailer.ts';
import { fillCart, orderBody } from '../../../test-support/goods.ts';
import { firstAdminLink } from './first-admin.ts';

const PATH = '/api/opening';
const MAY = { name: 'Ngọc Mây', email: 'may@example.vn', password: 'sen ho Tay 7' };

/** A new server; its mail server can be made unreachable. */
async function newShop() {
  const kept = testMailer();
  const mails = { sent: kept.sent, away: false };
  const mailer = {
    send: async (mail: Parameters<typeof kept.send>[0]) => {
      if (mails.away) throw new Error('connect ECONNREFUSED 127.0.0.1:587');
      await kept.send(mail);
    },
  };
  const site = await startTestShop({
    env: { NODE_ENV: 'production' },
    settings: 'none',
    mailer,
    clock: testClock(),
  });
  return { site, mails };
}

let site: TestShop;
let mails: { sent: { to: string; text: string }[]; away: boolean };
let admin: Visitor;
beforeAll(async () => {
  ({ site, mails } = await newShop());
});
afterAll(() => site.close());

describe('claiming the first admin account', () => {
  const token = () => {
    const link = firstAdminLink(site.shop.secret, 'http://shop.test', site.clock.now());
    return new URL(link).searchParams.get('mo-tiem') ?? '';
  };
  const claim = (told: string, who = MAY) => site.visitor().post(`${PATH}/admin`, { ...who, token: told });

  test.each([
    ['no token', () => ''],
    ['a forged signature', () => `${token().split('.')[0]}.${'A'.repeat(43)}`],
    ['a longer lifetime', () => `zzzzzzzzz.${token().split('.')[1]}`],
    ['a token of another shop', () => tokenOf(new TextEncoder().encode('another secret'))],
  ])('without a valid link is refused: %s', async (_what, told) => {
    const { status, error } = await claim(told());
    expect([status, error?.code]).toEqual([422, 'OPENING_LINK_INVALID']);
  });

  test('with a link older than 24 hours or a common password is refused', async () => {
    const old = token();
    site.clock.advance(hours(24) + 1);
    expect((await claim(old)).error?.code).toBe('OPENING_LINK_INVALID');
    expect((await claim(token(), { ...MAY, password: '12345678' })).status).toBe(422);
  });

  test('concurrently with one link makes one admin, and later claims are refused', async () => {
    const link = token();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nth) => claim(link, { ...MAY, email: `may${nth}@example.vn` })),
    );
    expect(tally(answers)).toEqual({ 201: 1, 422: 3 });
    expect((await claim(token())).error?.code).toBe('OPENING_LINK_INVALID');
    const first = answers.findIndex(({ status }) => status === 201) + 1;
    admin = site.visitor();
    const { status } = await admin.post('/api/auth/login', { ...MAY, email: `may${first}@example.vn` });
    expect(status).toBe(200);
    expect((await admin.get<Opening>(PATH)).status).toBe(200);
  });

  const tokenOf = (secret: Uint8Array) =>
    new URL(firstAdminLink(secret, 'http://x', site.clock.now())).searchParams.get('mo-tiem') ?? '';
});

const left = async () =>
  (await admin.get<Opening>(PATH)).data.steps.filter(({ done }) => !done).map(({ step }) => step);
const change = (values: object) => admin.put('/api/settings', { values });

test('the mail test reports the server’s error, and only the code from its own mail confirms it', async () => {
  const send = (to: string) =>
    admin.post<{ sent: boolean; reason: string | null }>(`${PATH}/mail-test`, { to });
  const prove = (code: string) => admin.post<Opening>(`${PATH}/mail-code`, { code });
  mails.away = true;
  expect((await send('may@example.vn')).data).toEqual({
    sent: false,
    reason: 'connect ECONNREFUSED 127.0.0.1:587',
  });
  mails.away = false;
  expect((await send('not an address')).status).toBe(422);
  expect((await send('may@example.vn')).data).toEqual({ sent: true, reason: null });
  const [letter] = mails.sent;
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  expect((await prove(code === '000000' ? '111111' : '000000')).error?.details).toMatchObject([
    { path: 'code' },
  ]);
  expect(await left()).toContain('mailTest');
  const proofs = await Promise.all([prove(code), prove(` ${code} `)]);
  expect(proofs.map(({ status }) => status)).toEqual([200, 200]);
  expect(await left()).not.toContain('mailTest');
  const { data: log } = await admin.get<AuditPage>('/api/audit-log?subject=settings');
  expect(log.entries.filter(({ changes }) => 'confirmedMail' in changes)).toHaveLength(1);
});

describe('the starter set', () => {
  const starter = async () => (await admin.get<Starter>(`${PATH}/starter`)).data;
  const take = (wanted: object) =>
    admin.post<TakenStarter>(`${PATH}/starter`, { charms: [], strings: [], knots: [], ...wanted });

  test('creates the chosen charms once, with stock 0, in the shop’s own categories', async () => {
    const own = await admin.post<{ _id: string }>('/api/categories', { name: 'Bông hoa', type: 'Flower' });
    const all = await starter();
    expect([all.charms.length, all.strings.length > 0, all.knots.length > 0]).toEqual([144, true, true]);
    const wanted = {
      charms: ['hoa-anh-dao', 'buom', 'khong-co'],
      strings: [all.strings[0]!.slug],
      knots: [all.knots[0]!.slug],
    };
    const both = await Promise.all([take(wanted), take(wanted)]);
    const sum = (kind: keyof TakenStarter) => both.reduce((total, { data }) => total + data[kind], 0);
    expect([sum('charms'), sum('strings'), sum('knots')]).toEqual([2, 1, 1]);
    expect((await take(wanted)).data).toEqual({ charms: 0, strings: 0, knots: 0 });
    const rows = await site.shop.db
      .select({ slug: charms.slug, stock: charms.stock, category: categories.name })
      .from(charms)
      .innerJoin(categories, eq(categories.id, charms.categoryId));
    expect(rows.toSorted((one, other) => one.slug.localeCompare(other.slug))).toEqual([
      { slug: 'buom', stock: 0, category: 'Động vật' },
      { slug: 'hoa-anh-dao', stock: 0, category: 'Bông hoa' },
    ]);
    expect((await starter()).charms.filter(({ taken }) => taken)).toHaveLength(2);
    const { data: log } = await admin.get<AuditPage>('/api/audit-log?subject=charm');
    expect(log.entries.map(({ action }) => action)).toEqual(['create', 'create']);
    expect(own.status).toBe(201);
  });

  test('may be taken whole at once', async () => {
    const all = await starter();
    const slugs = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug);
    const { data } = await take({
      charms: slugs(all.charms),
      strings: slugs(all.strings),
      knots: slugs(all.knots),
    });
    expect(data).toEqual({ charms: 142, strings: all.strings.length - 1, knots: all.knots.length - 1 });
  });
});

test('the shop opens only when no step is missing, and takes no order while closed', async () => {
  await change({ isOpen: false });
  const refused = await change({ name: 'Tiệm Mây', isOpen: true });
  expect([refused.status, refused.error?.code]).toEqual([409, 'NOT_READY_TO_OPEN']);
  expect(refused.error?.details?.map(({ path }) => path)).toEqual(['contact', 'legal', 'shipping']);
  // A change is applied completely or not at all.
  expect(await left()).toContain('identity');
  await change({ name: 'Tiệm Mây', phone: '0901 234 567', address: '5 Hàng Bạc', owner: 'Ngọc Mây' });
  const way = await admin.post<{ _id: string }>('/api/shipping', {
    name: 'Giao tiêu chuẩn',
    price: 25_000,
    estimatedDays: 3,
  });
  const csv = 'name\tprice\tstock\nCúc họa mi\t31000\t40';
  expect((await admin.post('/api/charms/import', { csv, apply: true })).data).toMatchObject({ updated: 1 });
  const body = orderBody({ shippingOption: way.data._id });
  const linh = await site.signIn();
  await fillCart(linh);
  const order = await linh.post('/api/orders', body);
  expect([order.status, order.error?.code]).toEqual([409, 'SHOP_CLOSED']);
  const twice = await Promise.all([change({ isOpen: true }), change({ isOpen: true })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await left()).toEqual(['bank']);
  expect((await linh.post('/api/orders', body)).status).toBe(201);
});
