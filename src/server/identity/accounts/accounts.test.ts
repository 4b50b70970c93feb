import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Account, AccountsPage } from '#contract/http/users-admin.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import { startTestShop, tally, type TestShop, type Visitor } from '../../../../test-support/app.ts';

type SignedIn = Visitor & { user: User };
let site: TestShop;
let admin: SignedIn;
let linh: SignedIn;
beforeEach(async () => {
  site = await startTestShop();
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh', email: 'chu@tiem.example' });
  site.clock.advance(1_000);
  linh = await site.signIn({ name: 'Nguyễn Khánh Linh', email: 'linh@khach.example' });
});
afterEach(() => site.close());

const list = async (query = '') => (await admin.get<AccountsPage>(`/api/users${query}`)).data;
const names = async (query: string) => (await list(query)).users.map(({ name }) => name);
const setRole = ({ user }: SignedIn, role: string, who: Visitor = admin) =>
  who.put<Account>(`/api/users/${user._id}/role`, { role });
const setActive = ({ user }: SignedIn, isActive: boolean, who: Visitor = admin) =>
  who.put<Account>(`/api/users/${user._id}/active`, { isActive });

describe('GET /users', () => {
  test('pages accounts, newest first; searches without diacritics; filters by role and by active or disabled', async () => {
    const page = await list('?limit=1');
    expect(page.pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
    expect(page.users[0]).toMatchObject({ email: 'linh@khach.example', role: 'customer', isActive: true });
    expect(JSON.stringify(page)).not.toContain('argon2');
    expect(await names('?search=nguyen%20KHANH')).toEqual(['Nguyễn Khánh Linh']);
    expect(await names('?search=tiem.example')).toEqual(['Minh Anh']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?role=admin')).toEqual(['Minh Anh']);
    await setActive(linh, false);
    expect(await names('?active=disabled')).toEqual(['Nguyễn Khánh Linh']);
    expect(await names('?active=active')).toEqual(['Minh Anh']);
    expect((await admin.get('/api/users?role=boss')).status).toBe(422);
    expect((await site.visitor().get('/api/users')).status).toBe(401);
  });
});

describe('roles', () => {
  test('take effect at the next request, emit session.ended and are in the audit log', async () => {
    const ended: unknown[] = [];
    site.shop.events.on('session.ended', (fact) => void ended.push(fact));
    expect((await linh.get('/api/orders')).status).toBe(403);
    expect((await setRole(linh, 'admin')).data.role).toBe('admin');
    expect((await linh.get('/api/orders')).status).toBe(200);
    await setRole(linh, 'shipper');
    expect((await linh.get('/api/orders')).status).toBe(403);
    expect((await linh.get('/api/shipments/my-shipments')).status).toBe(200);
    await setRole(linh, 'shipper');
    const over = { userId: linh.user._id, sessionId: null };
    expect(ended).toEqual([over, over]);
    const log = await site.shop.db.select().from(auditLog);
    expect(log.map(({ label, changes }) => [label, changes])).toEqual([
      ['Nguyễn Khánh Linh', { role: { from: 'customer', to: 'admin' } }],
      ['Nguyễn Khánh Linh', { role: { from: 'admin', to: 'shipper' } }],
    ]);
  });

  test('the last active admin can be neither demoted nor disabled: 409', async () => {
    for (const refused of [await setRole(admin, 'customer'), await setActive(admin, false)])
      expect([refused.status, refused.error.code]).toEqual([409, 'LAST_ADMIN']);
    await setRole(linh, 'admin');
    await setActive(linh, false);
    expect((await setRole(admin, 'shipper')).error.code).toBe('LAST_ADMIN');
  });

  test('two admins who demote one another concurrently: one succeeds and remains', async () => {
    await setRole(linh, 'admin');
    const answers = await Promise.all([setRole(linh, 'customer', admin), setRole(admin, 'customer', linh)]);
    expect(tally(answers)[200]).toBe(1);
    const left = answers[0]?.status === 200 ? admin : linh;
    expect((await left.get<AccountsPage>('/api/users?role=admin')).data.pagination.total).toBe(1);
  });

  test('one account is found by its id, and together with filters that exclude it not at all', async () => {
    const found = async (query: string) => (await admin.get<AccountsPage>(`/api/users?${query}`)).data;
    const one = await found(`user=${linh.user._id}`);
    expect(one.users.map(({ _id }) => _id)).toEqual([linh.user._id]);
    expect(one.pagination.total).toBe(1);
    expect((await found(`user=${linh.user._id}&sort=spent`)).users).toHaveLength(1);
    expect((await found(`user=${linh.user._id}&role=admin`)).pagination.total).toBe(0);
    expect((await found(`user=${randomUUID()}`)).users).toEqual([]);
  });

  test('an unknown user is 404, an invalid role or state 422, a non-admin 403', async () => {
    expect((await admin.put(`/api/users/${randomUUID()}/role`, { role: 'admin' })).status).toBe(404);
    expect((await setRole(linh, 'boss')).error.code).toBe('INVALID_INPUT');
    expect((await admin.put(`/api/users/${linh.user._id}/active`, { isActive: 'no' })).status).toBe(422);
    expect((await setRole(linh, 'admin', linh)).status).toBe(403);
  });
});

test('a disabled account gets 401 at once and cannot sign in until it is enabled', async () => {
  expect((await setActive(linh, false)).data.isActive).toBe(false);
  expect((await linh.get('/api/users/me')).status).toBe(401);
  const login = () =>
    site.visitor().post('/api/auth/login', { email: 'linh@khach.example', password: 'matkhau1' });
  expect((await login()).error.code).toBe('ACCOUNT_DISABLED');
  await setActive(linh, true);
  expect((await login()).status).toBe(200);
});
