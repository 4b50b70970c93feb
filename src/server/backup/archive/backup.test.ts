import {
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '#server/platform/db/connection.ts';
import { migrateDatabase, migrationNames } from '#server/platform/db/migrations.ts';
import { createLog } from '#server/platform/process/log.ts';
import { orders } from '#server/ordering/tables.ts';
import { settings } from '#server/settings/tables.ts';
import { users } from '#server/identity/tables.ts';
import { startTestShop, TEST_PASSWORD, type TestShop } from '../../../../test-support/app.ts';
import { siblingDatabases, emptyDatabase, runShop } from '../../../../test-support/backups.ts';
import { query } from '../../../../test-support/database-server.ts';
import { fillCart, orderBody, stockGoods } from '../../../../test-support/goods.ts';

const PASSPHRASE = 'một câu dài để khóa';

// Every step is a separate process, and some restore a whole shop twice.
vi.setConfig({ testTimeout: 60_000 });

let site: TestShop;
let url: string;
let dataDir: string;
let folder: string;
beforeAll(async () => {
  site = await startTestShop();
  url = site.shop.db.$client.options.connectionString ?? '';
  ({ dataDir } = site.shop.config);
  await stockGoods(site.shop);
  const linh = await site.signIn({ email: 'linh@example.vn' });
  await fillCart(linh);
  await linh.post('/api/orders', orderBody());
  await site.shop.uploads.put('anh-1.webp', Buffer.from('một tấm ảnh'));
  await writeFile(join(dataDir, 'session-secret'), 'bí mật của tiệm');
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const ENV = () => ({ DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE });

const shop = (args: string[], { input = '', env = {} }: { input?: string; env?: object } = {}) =>
  runShop(args, { ...ENV(), ...env }, input).ended;

async function backup(name: string, env = {}): Promise<string> {
  const file = join(folder, name);
  const made = await shop(['backup', file], { env });
  expect(made).toEqual({ code: 0, output: expect.stringContaining(file) });
  return file;
}

/** A database's content, for comparison. */
async function stateOf(databaseUrl: string) {
  const db = connect(databaseUrl, createLog('silent'));
  const state = { orders: await db.select().from(orders), users: await db.select().from(users) };
  await db.$client.end();
  return state;
}

test('a restore into an empty place brings back orders, accounts, pictures and the session secret', async () => {
  const file = await backup('ca-tiem.shopbackup');
  const target = await emptyDatabase();
  const elsewhere = await mkdtemp(join(tmpdir(), 'restored-'));
  const restored = await shop(['restore', file], { env: { DATABASE_URL: target, DATA_DIR: elsewhere } });
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('Đã khôi phục') });
  expect(await stateOf(target)).toEqual(await stateOf(url));
  expect(await readFile(join(elsewhere, 'uploads/anh-1.webp'), 'utf8')).toBe('một tấm ảnh');
  expect(await readFile(join(elsewhere, 'session-secret'), 'utf8')).toBe('bí mật của tiệm');
  expect(await siblingDatabases(target)).toEqual([]);
  // Sequences continue after the restored rows, and the constraints hold.
  await query(
    target,
    `INSERT INTO audit_log (at, user_id, action, subject, subject_id, label, changes)
    SELECT now(), id, 'x', 'x', id, 'x', '{}' FROM users LIMIT 1`,
  );
  await expect(query(target, 'UPDATE orders SET user_id = gen_random_uuid()')).rejects.toThrow('foreign key');
  await rm(elsewhere, { recursive: true });
});

test('backup verify changes nothing and reports what it restored', async () => {
  const file = await backup('de-thu.shopbackup');
  const before = await stateOf(url);
  const { code, output } = await shop(['backup', 'verify', file]);
  expect([code, output]).toEqual([0, expect.stringContaining('đúng từng dòng, 1 ảnh')]);
  expect([await stateOf(url), await siblingDatabases(url)]).toEqual([before, []]);
});

test('without a passphrase the backup is a plain gzip file; with one, no address in it is readable', async () => {
  const file = await backup('mo.tar.gz', { BACKUP_PASSPHRASE: '' });
  const bytes = await readFile(file);
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  expect((await shop(['backup', 'verify', file], { env: { BACKUP_PASSPHRASE: '' } })).code).toBe(0);
  const sealed = await readFile(await backup('khoa.shopbackup'));
  expect(sealed.includes('linh@example.vn')).toBe(false);
});

describe('restoring over an existing shop', () => {
  test('is refused without --over and the typed word; with them the old database is kept', async () => {
    const file = await backup('truoc.shopbackup');
    const target = await emptyDatabase();
    const env = { DATABASE_URL: target, DATA_DIR: await mkdtemp(join(tmpdir(), 'over-')) };
    await query(
      target,
      `INSERT INTO categories (id, name, type, created_at, updated_at)
      VALUES ('019a9e5e-7f1a-7000-8000-00007f3a9c21', 'Cũ', 'Flower', now(), now())`,
    );
    const before = await stateOf(target);
    expect((await shop(['restore', file], { env })).code).toBe(1);
    expect((await shop(['restore', file, '--over'], { env, input: 'ừ\n' })).output).toContain(
      'không có gì thay đổi',
    );
    expect(await stateOf(target)).toEqual(before);
    const { code, output } = await shop(['restore', file, '--over'], { env, input: 'khôi phục\n' });
    expect([code, output]).toEqual([0, expect.stringContaining('còn giữ')]);
    expect((await stateOf(target)).orders).toHaveLength(1);
    const [kept = ''] = await siblingDatabases(target);
    const old = new URL(target);
    old.pathname = `/${kept}`;
    expect(await query(old.href, 'SELECT name FROM categories')).toEqual([{ name: 'Cũ' }]);
    await rm(env.DATA_DIR, { recursive: true });
  });

  test('is refused while the shop is open', async () => {
    const file = await backup('mo-cua.shopbackup');
    // Simulates a running shop, whose job queue always holds a connection.
    const held = await site.shop.db.$client.connect();
    const { code, output } = await shop(['restore', file, '--over'], { input: 'khôi phục\n' });
    held.release();
    expect([code, output]).toEqual([1, expect.stringContaining('còn đang mở')]);
    expect(await siblingDatabases(url)).toEqual([]);
  });
});

describe('a restore that is refused with a reason and changes nothing', () => {
  let file: string;
  let target: string;
  beforeAll(async () => {
    file = await backup('goc.shopbackup');
    target = await emptyDatabase();
  });

  async function expectRefused(broken: string, env: object, sentence: string): Promise<void> {
    const own = await mkdtemp(join(tmpdir(), 'refused-'));
    const { code, output } = await shop(['restore', broken], {
      env: { DATABASE_URL: target, DATA_DIR: own, ...env },
    });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect([await stateOf(target), await siblingDatabases(target), await readdir(own)]).toEqual([
      { orders: [], users: [] },
      [],
      [],
    ]);
    await rm(own, { recursive: true });
  }

  test('with another passphrase, or none', async () => {
    await expectRefused(file, { BACKUP_PASSPHRASE: 'một câu hoàn toàn khác' }, 'sai mật khẩu');
    await expectRefused(file, { BACKUP_PASSPHRASE: '' }, 'BACKUP_PASSPHRASE');
  });

  test.each([0.1, 0.5, 0.999])('from a file cut at %d of its length', async (part) => {
    for (const whole of [file, await backup('cat.tar.gz', { BACKUP_PASSPHRASE: '' })]) {
      const cut = `${whole}.cut`;
      await copyFile(whole, cut);
      await truncate(cut, Math.floor((await stat(whole)).size * part));
      await expectRefused(cut, {}, 'Dữ liệu hiện tại vẫn y nguyên');
    }
  });

  test('from a file with one byte changed', async () => {
    const changed = `${file}.changed`;
    await copyFile(file, changed);
    const handle = await open(changed, 'r+');
    await handle.write(Buffer.from([0]), 0, 1, Math.floor((await stat(file)).size / 2));
    await handle.close();
    await expectRefused(changed, {}, 'bị cắt hay bị sửa');
  });

  test('from a file that is no backup, and from a missing one', async () => {
    const other = join(folder, 'khac.txt');
    await writeFile(other, 'không phải sao lưu');
    await expectRefused(other, {}, 'khac.txt');
    await expectRefused(join(folder, 'khong-co'), {}, 'Không thấy tệp');
  });

  test('from a backup of a newer version of the shop', async () => {
    await query(
      url,
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, name) VALUES ('x', 0, '29991231000000_later')`,
    );
    const newer = join(folder, 'moi.shopbackup');
    const made = await shop(['backup', newer]);
    await query(url, `DELETE FROM drizzle.__drizzle_migrations WHERE name = '29991231000000_later'`);
    expect(made.code).toBe(0);
    await expectRefused(newer, {}, 'phiên bản mới hơn');
  });
});

test('a backup of an older shop is brought up to this version', async () => {
  const older = await emptyDatabase();
  await query(older, 'DROP SCHEMA public CASCADE');
  await query(older, 'DROP SCHEMA IF EXISTS drizzle CASCADE');
  await query(older, 'CREATE SCHEMA public');
  const names = await migrationNames();
  const before = names.slice(
    0,
    names.findIndex((name) => name.endsWith('_settings')),
  );
  await migrateDatabase({ connectionString: older, only: before });
  await query(
    older,
    `INSERT INTO categories (id, name, type, created_at, updated_at)
    VALUES ('019a9e5e-7f1a-7000-8000-00007f3a9c21', 'Hoa', 'Flower', now(), now())`,
  );
  const { createBackup } = await import('./create.ts');
  const file = join(folder, 'cu.tar.gz');
  const { uploads } = site.shop;
  const { secret } = site.shop;
  const of = {
    databaseUrl: older,
    uploads,
    dataDir,
    shop: 'Tiệm',
    now: new Date(),
    passphrase: null,
    secret,
  };
  expect((await createBackup(of, file)).manifest.migrations).toEqual(before);
  const target = await emptyDatabase();
  const own = await mkdtemp(join(tmpdir(), 'older-'));
  expect((await shop(['restore', file], { env: { DATABASE_URL: target, DATA_DIR: own } })).code).toBe(0);
  expect(await query(target, 'SELECT name FROM categories')).toEqual([{ name: 'Hoa' }]);
  const db = connect(target, createLog('silent'));
  expect(await db.select().from(settings)).toEqual([]);
  await db.$client.end();
  await rm(own, { recursive: true });
});

describe('a backup that fails', () => {
  test('leaves no file when the disk is full', async () => {
    const place = await mkdtemp(join(folder, 'day-'));
    // A file size limit of 4 KB simulates a full disk: the write fails midway.
    const limited = ['/bin/sh', '-c', 'ulimit -f 8; exec "$0" "$@"'];
    const env = { ...ENV(), NODE_DISABLE_COMPILE_CACHE: '1' };
    const { code, output } = await runShop(['backup', place], env, '', limited).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('không có tệp nào được ghi')]);
    expect(await readdir(place)).toEqual([]);
  });

  test('killed midway leaves only drafts, which the next backup removes', async () => {
    const place = await mkdtemp(join(folder, 'giua-'));
    const { child, ended } = runShop(['backup', place], ENV());
    // The first line of output appears once the first table is written.
    await new Promise((done) => child.stdout.once('data', done));
    child.kill('SIGKILL');
    await ended;
    expect((await readdir(place)).filter((name) => !name.startsWith('.backup-'))).toEqual([]);
    expect((await shop(['backup', place])).code).toBe(0);
    const left = await readdir(place);
    expect(left).toEqual(['tai-khoan-da-xoa.txt', expect.stringMatching(/^tiem-\d{8}T\d{6}Z\.shopbackup$/)]);
    expect((await shop(['backup', 'verify', join(place, left[1]!)])).code).toBe(0);
  });

  test('killed with the file almost written leaves a draft, which a later one removes even if its process id lives again', async () => {
    const place = await mkdtemp(join(folder, 'cuoi-'));
    const preload = join(folder, 'kill.mjs');
    await writeFile(
      preload,
      `import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      fs.rename = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();`,
    );
    const env = { ...ENV(), NODE_OPTIONS: `--import=${preload}` };
    expect((await runShop(['backup', place], env).ended).code).toBeNull();
    const [draft = '', ...others] = await readdir(place);
    expect([draft, others]).toEqual([expect.stringMatching(/^\.backup-/), []]);
    // Two drafts of a process that is alive: one is being written, the other one was a day ago.
    const [own, old] = [`.backup-${process.pid}-nay`, `.backup-${process.pid}-qua`];
    await mkdir(join(place, own));
    await rename(join(place, draft), join(place, old));
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const name of ['', ...(await readdir(join(place, old)))])
      await utimes(join(place, old, name), yesterday, yesterday);

    expect((await shop(['backup', place])).code).toBe(0);
    expect((await readdir(place)).filter((name) => name.startsWith('.'))).toEqual([own]);
  });
});

test('a backup made while an order is placed is consistent', async () => {
  const linh = await site.signIn();
  await fillCart(linh);
  const [file, order] = await Promise.all([backup('ban.shopbackup'), linh.post('/api/orders', orderBody())]);
  expect(order.status).toBe(201);
  // Foreign keys of the copy hold, or it could not be restored; and the ledger matches the stock.
  const { output } = await shop(['backup', 'verify', file]);
  expect(output).toContain('khôi phục được');
  expect(output).not.toContain('Lưu ý');
  expect(
    (await linh.post('/api/auth/login', { email: linh.user.email, password: TEST_PASSWORD })).status,
  ).toBe(200);
});
