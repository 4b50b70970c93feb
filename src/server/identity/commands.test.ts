import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { AuditPage } from '#contract/http/reports.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';
import { identityCommands } from './commands.ts';
import { users } from './tables.ts';

const NEW_PASSWORD = 'banhmi2trung';

const tiem = sharedShop();

/**
 * Runs a command with these typed answers.
 * @returns the terminal's output
 */
async function run(
  name: string,
  args: string[],
  answers: string[] = [],
  isInteractive = true,
): Promise<string[]> {
  const shown: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new CommandError('There was no more input.');
    return answer;
  };
  const terminal: Terminal = {
    isInteractive,
    ask,
    askSecret: ask,
    say: (text) => void shown.push(text),
    close: () => undefined,
  };
  const { db, config } = tiem.shop;
  await identityCommands[name]!.run({ db, clock: tiem.clock, terminal, config }, args);
  return shown;
}

const login = (email: string) =>
  tiem
    .visitor()
    .post<{ user: { role: string; name: string } }>('/api/auth/login', { email, password: NEW_PASSWORD });

test('admin create asks for what no flag gives, and again after each invalid answer', async () => {
  const answers = ['L', 'Thu  Hà', 'ha@', 'HA@example.vn', 'abc', NEW_PASSWORD];
  expect(await run('admin create', [], answers)).toEqual([
    'Tên:',
    'Tên phải có ít nhất 2 ký tự',
    'Tên:',
    'Email:',
    'Email không đúng định dạng (ví dụ: ten@email.com)',
    'Email:',
    'Mật khẩu:',
    'Mật khẩu phải có ít nhất 6 ký tự',
    'Mật khẩu:',
    'Đã tạo quản trị viên Thu Hà <ha@example.vn>.',
  ]);
  expect((await login('ha@example.vn')).data.user).toMatchObject({ role: 'admin', name: 'Thu Hà' });
});

test('admin create does not ask for what flags give; an e-mail that has an account is refused', async () => {
  const flags = ['--name', 'Minh Anh', '--email', 'anh@example.vn'];
  expect(await run('admin create', flags, [NEW_PASSWORD])).toHaveLength(2);
  expect((await login('anh@example.vn')).status).toBe(200);
  await expect(run('admin create', flags, [NEW_PASSWORD])).rejects.toThrow('đã có tài khoản');
});

test.each([
  ['a weak password', ['--name', 'Linh', '--email', 'yeu@example.vn'], ['abc'], 'ít nhất 6 ký tự'],
  ['no password', ['--name', 'Linh', '--email', 'yeu@example.vn'], [], 'no more input'],
  ['a wrong e-mail', ['--name', 'Linh', '--email', 'yeu'], [NEW_PASSWORD], 'Email không đúng định dạng'],
  ['an unknown flag', ['--pasword', 'x'], [], "Unknown option '--pasword'"],
])('admin create refuses %s from a pipe', async (_what, flags, answers, sentence) => {
  await expect(run('admin create', flags, answers, false)).rejects.toThrow(sentence);
});

test('user role, disable and enable take effect at the next request and are in the audit log', async () => {
  const shipper = await tiem.signIn({ password: NEW_PASSWORD, email: 'giao@example.vn' });
  await run('user role', ['GIAO@example.vn', 'shipper']);
  expect((await shipper.get<{ role: string }>('/api/users/me')).data.role).toBe('shipper');
  await run('user disable', ['giao@example.vn']);
  expect((await shipper.get('/api/users/me')).status).toBe(401);
  expect((await login('giao@example.vn')).status).toBe(403);
  await run('user enable', ['giao@example.vn']);
  expect((await shipper.post('/api/auth/refresh')).status).toBe(401);
  expect((await login('giao@example.vn')).status).toBe(200);
  const admin = await tiem.signIn({ role: 'admin' });
  const { data } = await admin.get<AuditPage>('/api/audit-log?subject=user');
  expect(data.entries.map(({ user, label, changes }) => [user.name, label, changes])).toEqual([
    ['', 'Khánh Linh', { isActive: { from: false, to: true } }],
    ['', 'Khánh Linh', { isActive: { from: true, to: false } }],
    ['', 'Khánh Linh', { role: { from: 'customer', to: 'shipper' } }],
  ]);
});

test('the last admin can be neither demoted nor disabled', async () => {
  const { db } = tiem.shop;
  await db.update(users).set({ role: 'customer' });
  const last = await tiem.signIn({ role: 'admin', email: 'cuoi@example.vn' });
  for (const [name, ...args] of [
    ['user role', 'cuoi@example.vn', 'customer'],
    ['user disable', 'cuoi@example.vn'],
  ])
    await expect(run(name!, args)).rejects.toThrow(ERRORS.LAST_ADMIN.message);
  expect((await last.get('/api/users')).status).toBe(200);
});

test.each([
  ['user role', ['giao@example.vn', 'boss'], 'customer, admin, shipper'],
  ['user role', ['khong@example.vn', 'admin'], 'khong@example.vn'],
  ['user disable', [], 'Không có tài khoản nào'],
])('%s %j is refused with a message that says why', async (name, args, sentence) => {
  await expect(run(name, args)).rejects.toThrow(sentence);
});
