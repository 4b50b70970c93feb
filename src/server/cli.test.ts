import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from './platform/process/log.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { migrateDatabase } from './platform/db/migrations.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { createUser } from '#server/identity/index.ts';
import { users } from './identity/tables.ts';
import { blankDatabase, emptyDatabase, runShop } from '../../test-support/backups.ts';
import { query } from '../../test-support/database-server.ts';
import { sharedShop } from '../../test-support/shared-shop.ts';

// Every step runs in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'quanly1vuon';
const log = createLog('silent');

const tiem = sharedShop();
let url: string;
beforeAll(async () => {
  url = tiem.shop.db.$client.options.connectionString ?? '';
});

/** Runs a command as `npm run shop --` does, with answers piped in. */
const shop = (args: string[], { input = '', env = {} }: { input?: string; env?: object } = {}) =>
  runShop(args, { DATABASE_URL: url, ...env }, input).ended;

const login = (email: string, password = PASSWORD) =>
  tiem.visitor().post<{ user: { role: string; name: string } }>('/api/auth/login', { email, password });

test('admin create makes an admin from flags and a piped password, which is not printed', async () => {
  const made = await shop(['admin', 'create', '--name', 'Minh  Anh', '--email', 'Anh@Example.VN'], {
    input: `${PASSWORD}\n`,
  });
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Minh Anh <anh@example.vn>') });
  expect(made.output).not.toContain(PASSWORD);
  expect((await login('anh@example.vn')).data.user).toMatchObject({ role: 'admin', name: 'Minh Anh' });
});

test('a refused command prints one sentence, no stack trace', async () => {
  const { code, output } = await shop(['admin', 'create', '--name', 'Linh', '--email', 'linh@example.vn']);
  expect(code).toBe(1);
  expect(output).toBe('Mật khẩu: \nThiếu câu trả lời: dữ liệu nhập vào đã hết.\n');
});

test('an unknown command or flag is named and exits with 1, help exits with 0', async () => {
  expect(await shop(['dance'])).toEqual({ code: 1, output: expect.stringContaining('"dance"') });
  const { code, output } = await shop(['--help']);
  expect([code, output]).toEqual([0, expect.stringContaining('admin create')]);
  expect(await shop(['stock', 'audit', '--help'])).toEqual({
    code: 0,
    output: expect.stringMatching(/^ +stock audit\n/),
  });
  expect(await shop(['settings', 'get', '--colour'])).toEqual({
    code: 1,
    output: expect.stringContaining('settings get'),
  });
});

test('without a shop in the data folder a command fails and creates nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nothing-'));
  const { code, output } = await shop(['stock', 'audit'], { env: { DATABASE_URL: '', DATA_DIR: folder } });
  expect([code, output, await readdir(folder)]).toEqual([1, expect.stringContaining(folder), []]);
  await rm(folder, { recursive: true });
});

const TRACE = /^\s+at /m;
const TABLES = `SELECT schemaname, relname FROM pg_stat_user_tables`;

describe('with an unusable database', () => {
  const env = (databaseUrl: string) => ({ env: { DATABASE_URL: databaseUrl, NTP_SERVER: 'none' } });
  const COMMANDS = [['stock', 'audit'], ['settings', 'get'], ['backup'], ['export'], ['upgrade', 'prepare']];

  test('that does not answer, commands say what to do without a trace, and the doctor checks the rest', async () => {
    const away = env('postgresql://shop:mat-khau@127.0.0.1:1/tiem');
    for (const args of [...COMMANDS, ['open'], ['doctor']]) {
      const { code, output } = await shop(args, away);
      expect([args, code]).toEqual([args, 1]);
      expect(output).not.toMatch(TRACE);
      expect(output).not.toContain('mat-khau');
      expect(output).toMatch(/không trả lời[^]*DATABASE_URL/);
    }
    // Before the first start the data folder does not exist either, and no command creates it.
    const DATA_DIR = join(tmpdir(), 'no-shop-yet', 'data');
    const { output } = await shop(['doctor'], { env: { ...away.env, DATA_DIR } });
    expect(existsSync(DATA_DIR)).toBe(false);
    for (const said of ['Ổ đĩa còn trống', 'PUBLIC_URL', 'Bộ nhớ', 'điều cần chữa'])
      expect(output).toContain(said);
  });

  test('that does not exist, a command says that it cannot get in', async () => {
    const other = new URL(url);
    other.pathname = '/khong-co';
    expect(await shop(['stock', 'audit'], env(other.href))).toEqual({
      code: 1,
      output: expect.stringMatching(/^Cơ sở dữ liệu không cho vào/),
    });
  });

  test('that is empty, commands say that there is no shop and create nothing', async () => {
    const blank = await blankDatabase();
    for (const args of [...COMMANDS, ['admin', 'create'], ['doctor']]) {
      const { code, output } = await shop(args, env(blank));
      expect([args, code, output]).toEqual([
        args,
        1,
        expect.stringContaining('Chưa có tiệm nào trong cơ sở dữ liệu'),
      ]);
      expect(await query(blank, TABLES)).toEqual([]);
    }
  });

  test('that is a version behind, commands name the missing migration and change nothing', async () => {
    const older = await emptyDatabase();
    const last = `(SELECT max(name) FROM drizzle.__drizzle_migrations)`;
    await query(older, `DELETE FROM drizzle.__drizzle_migrations WHERE name = ${last}`);
    const before = await query(older, `SELECT ${last}`);
    for (const args of [['doctor'], ['settings', 'get']]) {
      const { code, output } = await shop(args, env(older));
      expect([args, code, output]).toEqual([args, 1, expect.stringContaining('thiếu 1 bước nâng cấp')]);
      expect(output).not.toMatch(TRACE);
    }
    expect(await query(older, `SELECT ${last}`)).toEqual(before);
  });
});

test('an invalid variable is named', async () => {
  const { code, output } = await shop(['user', 'disable', 'x@example.vn'], {
    env: { DATABASE_URL: 'mysql://x' },
  });
  expect([code, output]).toEqual([1, expect.stringMatching(/^DATABASE_URL chưa đúng/)]);
});

test('beside a running server a command uses the same embedded database and leaves it running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cli-test-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  await migrateDatabase({ connectionString: server.url });
  const client = connect(server.url, log);
  await client.$client.query('SELECT 1');
  const made = await shop(['admin', 'create', '--name', 'Minh Anh', '--email', 'anh@example.vn'], {
    input: `${PASSWORD}\n`,
    env: { DATABASE_URL: '', DATA_DIR: dataDir },
  });
  expect(made).toMatchObject({ code: 0 });
  expect(await names(client)).toEqual(['Minh Anh']);
  await createUser(
    client,
    { name: 'Linh', email: 'l@example.vn', password: PASSWORD, role: 'customer' },
    new Date(),
  );
  await client.$client.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function names(db: Database): Promise<string[]> {
  return (await db.select().from(users)).map(({ name }) => name);
}

test('settings get, set, export and import: an exported file restores the name, an invalid one is refused', async () => {
  expect((await shop(['settings', 'get', 'name'])).output).toBe('Vườn Charm\n');
  expect((await shop(['settings', 'set', 'name', 'Tiệm', 'Mây'])).output).toContain('Tiệm Mây');
  await tiem.shop.settings.refresh();
  expect(tiem.shop.settings.current().name).toBe('Tiệm Mây');

  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  const file = join(folder, 'tiem.json');
  expect((await shop(['settings', 'export', file])).code).toBe(0);
  const wrong = join(folder, 'sai.json');
  await writeFile(wrong, '{"slogan":"Chào","openFrom":25}');
  expect(await shop(['settings', 'import', wrong])).toMatchObject({
    code: 1,
    output: expect.stringContaining('openFrom: '),
  });
  await shop(['settings', 'set', 'name', 'Khác']);
  expect((await shop(['settings', 'import', file])).code).toBe(0);
  expect((await shop(['settings', 'get', 'name'])).output).toBe('Tiệm Mây\n');
  expect((await shop(['settings', 'get', 'slogan'])).output).not.toContain('Chào');
  await rm(folder, { recursive: true });
});

test('a changed bank account takes transfers only after confirm-bank with its number', async () => {
  await shop(['settings', 'set', 'bankAccount', '5566']);
  expect((await shop(['settings', 'get'])).output).toContain('VietQR đang tắt');
  expect((await shop(['settings', 'confirm-bank', '5567'])).code).toBe(1);
  expect((await shop(['settings', 'confirm-bank', '5566'])).code).toBe(0);
  expect((await shop(['settings', 'get'])).output).not.toContain('VietQR đang tắt');
});
