import { describe, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const tiem = sharedShop();

const update = (guest: Visitor, change: object) => guest.put<User>('/api/users/me/profile', change);
const me = (guest: Visitor) => guest.get<User>('/api/users/me');
const login = (email: string, password: string) =>
  tiem.visitor().post('/api/auth/login', { email, password });

const HOME = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912 345 678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'TP. Hồ Chí Minh',
  label: 'Nhà',
};

test('users/me shows one’s own profile and no secret', async () => {
  const guest = await tiem.signIn({ name: 'Khánh Linh', email: 'ho-so@example.vn' });
  const { data } = await me(guest);
  expect(data).toEqual({
    _id: guest.user.id,
    id: guest.user.id,
    name: 'Khánh Linh',
    email: 'ho-so@example.vn',
    role: 'customer',
    avatar: null,
    gender: null,
    addresses: [],
    accessTokenExpiresAt: expect.stringMatching(/Z$/),
  });
});

test('PUT profile changes only the given fields', async () => {
  const guest = await tiem.signIn();
  expect((await update(guest, { gender: 'female' })).data).toMatchObject({
    gender: 'female',
    name: guest.user.name,
  });
  expect((await update(guest, { name: 'Lê  Thu-Hà'.normalize('NFD') })).data).toMatchObject({
    name: 'Lê Thu-Hà',
    gender: 'female',
  });
  expect((await update(guest, { gender: null })).data.gender).toBeNull();
  expect((await update(guest, {})).status).toBe(200);
  expect((await me(guest)).data).toMatchObject({ name: 'Lê Thu-Hà', gender: null, email: guest.user.email });
});

test('addresses are normalized and exactly one is the default', async () => {
  const guest = await tiem.signIn();
  const work = { ...HOME, label: 'Chỗ làm', isDefault: true };
  const { data } = await update(guest, { addresses: [HOME, work, { ...work, label: 'Nhà mẹ' }] });
  expect(data.addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Nhà', false],
    ['Chỗ làm', true],
    ['Nhà mẹ', false],
  ]);
  expect(data.addresses[0]).toMatchObject({ phone: '0912345678', city: 'TP Hồ Chí Minh', country: 'VN' });
  expect((await update(guest, { addresses: [HOME] })).data.addresses[0]?.isDefault).toBe(true);
  expect((await update(guest, { addresses: [] })).data.addresses).toEqual([]);
});

test.each([
  ['a name with digits', { name: 'Linh 2' }, 'name'],
  ['an unknown gender', { gender: 'x' }, 'gender'],
  ['a short password', { password: 'a1', currentPassword: TEST_PASSWORD }, 'password'],
  ['a foreign picture', { avatar: 'https://evil.example/theo-doi.png' }, 'avatar'],
  ['a script as a picture', { profile_image: 'javascript:alert(1)' }, 'avatar'],
  ['a bad phone in an address', { addresses: [{ ...HOME, phone: '12' }] }, 'addresses.0.phone'],
  ['a ward of another city', { addresses: [{ ...HOME, ward: 'Phường Ba Đình' }] }, 'addresses.0.ward'],
  ['eleven addresses', { addresses: Array.from({ length: 11 }, () => HOME) }, 'addresses'],
])('%s is 422 with the path of its field', async (_what, change, path) => {
  const guest = await tiem.signIn();
  const { status, error } = await update(guest, change);
  expect([status, error.details?.[0]?.path]).toEqual([422, path]);
});

test('role, id and others’ profiles cannot be changed', async () => {
  const guest = await tiem.signIn();
  const other = await tiem.signIn();
  const body = { role: 'admin', id: other.user.id, _id: other.user.id, disabledAt: null, name: 'Tên Mới' };
  expect((await update(guest, body)).data).toMatchObject({
    role: 'customer',
    id: guest.user.id,
    name: 'Tên Mới',
  });
  expect((await me(other)).data.name).toBe(other.user.name);
});

describe('a new password', () => {
  test('needs the current one: missing or wrong it is 422', async () => {
    const guest = await tiem.signIn();
    for (const currentPassword of [undefined, '', 'khongphai1']) {
      const code = currentPassword ? 'CURRENT_PASSWORD_WRONG' : 'CURRENT_PASSWORD_MISSING';
      const { status, error } = await update(guest, { password: 'matkhaumoi1', currentPassword });
      expect([status, error.code, error.details?.[0]?.path]).toEqual([422, code, 'currentPassword']);
    }
    expect((await login(guest.user.email, TEST_PASSWORD)).status).toBe(200);
  });

  test('ends every other session, keeps this one, and is reported by mail', async () => {
    const guest = await tiem.signIn();
    const { email, id } = guest.user;
    const phone = tiem.visitor();
    await phone.post('/api/auth/login', { email, password: TEST_PASSWORD });
    const ended: { userId: string; sessionId: string | null }[] = [];
    tiem.shop.events.on('session.ended', (fact) => void ended.push(fact));

    const changed = await update(guest, { password: 'matkhaumoi1', currentPassword: TEST_PASSWORD });
    expect(changed.status).toBe(200);
    expect((await me(guest)).status).toBe(200);
    expect((await guest.post('/api/auth/refresh')).status).toBe(200);
    expect((await me(phone)).status).toBe(401);
    expect((await phone.post('/api/auth/refresh')).status).toBe(401);
    expect(ended).toEqual([{ userId: id, sessionId: expect.any(String) }]);
    expect((await login(email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(email, 'matkhaumoi1')).status).toBe(200);
    const told = (await tiem.mailsTo(email)).filter(({ subject }) => subject.includes('vừa được đổi'));
    expect(told).toHaveLength(1);
  });
});

describe('a new e-mail', () => {
  test('needs the current password and a mailed code; other fields of the request are saved at once', async () => {
    const guest = await tiem.signIn({ email: 'cu@example.vn' });
    expect((await update(guest, { email: 'moi@example.vn' })).error.code).toBe('CURRENT_PASSWORD_MISSING');
    const change = { email: ' MOI@Example.VN ', name: 'Lê Hà', currentPassword: TEST_PASSWORD };
    expect((await update(guest, change)).data).toMatchObject({ email: 'cu@example.vn', name: 'Lê Hà' });
    expect((await tiem.mailsTo('moi@example.vn'))[0]?.subject).toMatch(/^\d{4} là mã xác nhận email mới/);
  });

  test('that another account has is 409', async () => {
    const [one, two] = [await tiem.signIn(), await tiem.signIn()];
    const taken = await update(one, { email: two.user.email, currentPassword: TEST_PASSWORD });
    expect([taken.status, taken.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  test('equal to the current one in another case needs no password and sends no mail', async () => {
    const guest = await tiem.signIn();
    expect((await update(guest, { email: guest.user.email.toUpperCase() })).status).toBe(200);
    expect(await tiem.mailsTo(guest.user.email)).toEqual([]);
  });
});

test('wrong current passwords are rate-limited: 429', async () => {
  const guest = await tiem.signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    statuses.push((await update(guest, { password: 'matkhaumoi1', currentPassword: 'khongphai1' })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('an admin lists the shippers by name, with only id, name and e-mail', async () => {
  const admin = await tiem.signIn({ role: 'admin' });
  await tiem.signIn({ role: 'shipper', name: 'Tư' });
  await tiem.signIn({ role: 'shipper', name: 'Ánh' });
  await tiem.signIn({ role: 'shipper', name: 'An', email: 'an@example.vn' });
  const { data } = await admin.get<{ name: string }[]>('/api/users/shippers');
  expect(data.map(({ name }) => name)).toEqual(['An', 'Ánh', 'Tư']);
  expect(data[0]).toEqual({
    _id: expect.any(String),
    id: expect.any(String),
    name: 'An',
    email: 'an@example.vn',
  });
});
