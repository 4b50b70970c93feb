import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { seal, unseal } from '#server/zalo/seal.ts';
import { zaloTokens } from '#server/zalo/tables.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { siblingDatabases, blankDatabase, emptyDatabase, runShop } from '../../../../test-support/backups.ts';
import { query } from '../../../../test-support/database-server.ts';
import { stockGoods } from '../../../../test-support/goods.ts';
import { canMount, smallDisk } from '../../../../test-support/small-disk.ts';

const PASSPHRASE = 'một câu dài để khóa';
const SECRET = 'bí mật của tiệm, dài hơn ba mươi hai chữ';
const OLD = 'bí mật của tiệm cũ';

// Every step runs in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let site: TestShop;
let folder: string;
let sealed: string;
let open: string;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  await site.shop.uploads.put('anh-1.webp', Buffer.from('một tấm ảnh'));
  // Random bytes do not compress: larger than the small disk below.
  await site.shop.uploads.put('anh-2.webp', randomBytes(3_000_000));
  await writeFile(join(site.shop.config.dataDir, 'session-secret'), SECRET);
  const refreshToken = seal(new TextEncoder().encode(SECRET), 'khóa Zalo');
  await site.shop.db.insert(zaloTokens).values({ refreshToken, beganWith: 'x' });
  folder = await mkdtemp(join(tmpdir(), 'restores-'));
  [sealed, open] = [join(folder, 'kin.shopbackup'), join(folder, 'mo.tar.gz')];
  const env = { DATABASE_URL: through(), DATA_DIR: site.shop.config.dataDir };
  const ended = [
    await runShop(['backup', sealed], { ...env, BACKUP_PASSPHRASE: PASSPHRASE }).ended,
    await runShop(['backup', open], env).ended,
  ];
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const through = () => site.shop.db.$client.options.connectionString ?? '';

/** An empty database and data folder to restore into. */
type Place = { url: string; dataDir: string; env: Record<string, string> };
let place: Place;
beforeEach(async () => {
  const [url, dataDir] = [await emptyDatabase(), await mkdtemp(join(folder, 'cho-'))];
  place = { url, dataDir, env: { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE } };
});

const restore = (file: string, more: Record<string, string> = {}) =>
  runShop(['restore', file, '--over'], { ...place.env, ...more }, 'khôi phục\n');

describe('restoring a missing file or one that is no backup creates nothing', () => {
  test.each(['khong-co.shopbackup', 'khac.txt'])('%s', async (name) => {
    await writeFile(join(folder, 'khac.txt'), 'không phải sao lưu');
    const nowhere = join(place.dataDir, 'moi');
    const { code, output } = await restore(join(folder, name), { DATABASE_URL: '', DATA_DIR: nowhere }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(name)]);
    expect(await readdir(place.dataDir)).toEqual([]);
  });
});

test('restore without --over refuses a database that holds other tables, and leaves it as it is', async () => {
  const url = await blankDatabase();
  await query(url, 'CREATE TABLE invoices (id int)');
  const { code, output } = await runShop(['restore', sealed], { ...place.env, DATABASE_URL: url }).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('--over')]);
  expect(await query(url, 'SELECT relname FROM pg_stat_user_tables')).toEqual([{ relname: 'invoices' }]);
});

test('restore, backup verify and backup print their progress', async () => {
  const doing = ['Đang mở', 'categories: ', 'Đang so từng dòng', 'phiên bản'];
  const said = [
    (await restore(sealed).ended).output,
    (await runShop(['backup', 'verify', sealed], place.env).ended).output,
  ];
  for (const output of said) for (const line of doing) expect(output).toContain(line);
  expect(said[0]).toContain('ảnh: 2/2');
  const again = await runShop(['backup', join(folder, 'nua.shopbackup')], {
    ...place.env,
    DATABASE_URL: through(),
    DATA_DIR: site.shop.config.dataDir,
  }).ended;
  expect(again.output).toContain('ảnh: 2\n');
});

describe('restore checks the session secret', () => {
  test('the secret in the backup is restored and fits the signed and sealed data', async () => {
    const { output } = await restore(sealed).ended;
    expect(output).toContain('khóa khớp');
    expect(output).not.toMatch(/không mở được|không mang theo/);
  });

  test('a backup without secrets is restored with a notice that everybody must sign in again', async () => {
    const { code, output } = await restore(open).ended;
    expect(code).toBe(0);
    expect(output).toMatch(/không mang theo khóa[^]*phải đăng nhập lại[^]*ZALO_REFRESH_TOKEN/);
  });

  test('a secret in the environment is checked instead of the one in the backup', async () => {
    expect((await restore(open, { SESSION_SECRET: SECRET }).ended).output).toMatch(
      /không mang theo khóa[^]*khóa khớp/,
    );
    expect((await restore(sealed, { SESSION_SECRET: 'x'.repeat(40) }).ended).output).toContain(
      'phải đăng nhập lại',
    );
  });
});

describe('Zalo’s refresh token, which is valid once,', () => {
  const key = new TextEncoder().encode(SECRET);
  const restored = async () => {
    const [row] = await query(place.url, 'SELECT refresh_token AS token FROM zalo_tokens');
    return unseal(key, String(row?.token));
  };

  test('comes back as it was in the backup, and the command says that it may have been used since', async () => {
    expect((await restore(sealed).ended).output).toMatch(/Khóa Zalo[^]*một lần[^]*ZALO_REFRESH_TOKEN/);
    expect(await restored()).toBe('khóa Zalo');
  });

  test('is kept when the shop that is replaced has a newer one', async () => {
    const newer = `INSERT INTO zalo_tokens (refresh_token, began_with) VALUES ('${seal(key, 'khóa mới')}', 'x')`;
    await query(place.url, newer);
    const { code, output } = await restore(sealed).ended;
    expect([code, await restored()]).toEqual([0, 'khóa mới']);
    expect(output).not.toContain('Zalo');
  });
});

const why = canMount ? '' : ' (skipped: nothing may be mounted)';

describe(`a full disk${why}`, () => {
  async function fullDisk(): Promise<string> {
    const disk = await smallDisk(2);
    onTestFinished(() => disk.remove());
    return disk.path;
  }

  test.skipIf(!canMount)('a backup fails, leaving the older backup and no partial file', async () => {
    const disk = await fullDisk();
    await writeFile(join(disk, 'tiem-20260101T000000Z.shopbackup'), 'bản cũ');
    const env = { DATABASE_URL: through(), DATA_DIR: site.shop.config.dataDir };
    const { code, output } = await runShop(['backup', disk], env).ended;
    expect([code, output]).toEqual([1, expect.stringMatching(/không có tệp nào được ghi: ổ đĩa đầy/)]);
    expect(await readdir(disk)).toEqual(['tiem-20260101T000000Z.shopbackup']);
  });

  test.skipIf(!canMount)(
    'a restore fails, leaving the old database, secret and folder as they were',
    async () => {
      const disk = await fullDisk();
      await writeFile(join(disk, 'session-secret'), OLD);
      const { code, output } = await restore(sealed, { DATA_DIR: disk }).ended;
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/Chưa khôi phục được: Ổ đĩa đầy. Dữ liệu trước đó vẫn y nguyên/),
      ]);
      expect([await readdir(disk), await siblingDatabases(place.url)]).toEqual([['session-secret'], []]);
      expect(await query(place.url, 'SELECT name FROM categories')).toEqual([]);
    },
  );
});

describe('an interrupted restore', () => {
  const categories = async () =>
    (await query(place.url, 'SELECT name FROM categories')).map(({ name }) => name);
  const secret = () => readFile(join(place.dataDir, 'session-secret'), 'utf8');
  beforeEach(async () => {
    await query(
      place.url,
      `INSERT INTO categories (id, name, type, created_at, updated_at)
      VALUES ('019a9e5e-7f1a-7000-8000-00007f3a9c21', 'Cũ', 'Flower', now(), now())`,
    );
    await writeFile(join(place.dataDir, 'session-secret'), OLD);
  });
  const expectOld = async () => expect([await categories(), await secret()]).toEqual([['Cũ'], OLD]);
  const expectNew = async () => {
    expect([(await categories()).includes('Cũ'), await secret()]).toEqual([false, SECRET]);
    const left = await readdir(place.dataDir);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    const [kept = ''] = left.filter((name) => name.startsWith('session-secret.truoc-'));
    expect(await readFile(join(place.dataDir, kept), 'utf8')).toBe(OLD);
  };

  test('whose database cannot be renamed, as a client is connected, leaves the old data and the old secret', async () => {
    const { ended } = restore(sealed);
    await vi.waitUntil(async () => (await siblingDatabases(place.url, through())).length > 0, {
      timeout: 60_000,
      interval: 10,
    });
    // A client connects after the check for other connections.
    const somebody = new pg.Client({ connectionString: place.url });
    await somebody.connect();
    const { code, output } = await ended;
    await somebody.end();
    expect([code, output]).toEqual([1, expect.stringContaining('còn đang mở')]);
    await expectOld();
    expect([
      await siblingDatabases(place.url),
      (await readdir(place.dataDir)).filter((name) => name.startsWith('.')),
    ]).toEqual([[], []]);
  });

  /** Kills a restore (SIGKILL) before a call of `node:fs/promises`. @param argument index of the path that has this ending */
  async function killedBefore(call: 'rename' | 'writeFile', argument: number, ends: string): Promise<void> {
    const preload = join(folder, `${call}-${argument}.mjs`);
    await writeFile(
      preload,
      `import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      const real = fs.${call};
      fs.${call} = (...args) => {
        if (String(args[${argument}]).endsWith(${JSON.stringify(ends)})) process.kill(process.pid, 'SIGKILL');
        return real(...args);
      };
      syncBuiltinESMExports();`,
    );
    const { code } = await restore(sealed, { NODE_OPTIONS: `--import=${preload}` }).ended;
    expect(code).toBeNull();
  }
  const anyCommand = async () => {
    expect((await runShop(['settings', 'get', 'name'], place.env).ended).code).toBe(0);
  };

  test('killed before the databases are renamed leaves the old shop, and the next restore succeeds', async () => {
    await killedBefore('writeFile', 0, '/note.json');
    await expectOld();
    await anyCommand();
    await expectOld();
    expect((await restore(sealed).ended).code).toBe(0);
    await expectNew();
  });

  test.each([
    ['the old secret is moved away', 0],
    ['the new secret takes its place', 1],
  ] as const)(
    'killed after the databases are renamed, before %s, is finished by the next command',
    async (_when, argument) => {
      await killedBefore('rename', argument, '/session-secret');
      expect(await categories()).not.toContain('Cũ');
      await anyCommand();
      await expectNew();
    },
  );

  test('killed after the databases are renamed and run again leaves the restored secret and no leftovers', async () => {
    await killedBefore('rename', 0, '/session-secret');
    expect((await restore(sealed).ended).code).toBe(0);
    expect(await secret()).toBe(SECRET);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
