import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { ownerOf, spawnAs } from './owner.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './server.ts';

const log = { info: () => undefined, warn: () => undefined };

const running: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder({ open = true } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-test-'));
  folders.push(folder);
  if (open) await chmod(folder, 0o755);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log });
  running.push(database);
  return database;
}

async function ask(database: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a new folder becomes a UTF-8 database with fsync and checksums that listens on no network address', async () => {
  const database = await start(await newFolder());

  expect(database.adopted).toBe(false);
  expect(await ask(database, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(database, 'SHOW fsync')).toBe('on');
  expect(await ask(database, 'SHOW data_checksums')).toBe('on');
  expect(await ask(database, 'SHOW listen_addresses')).toBe('');
  expect(await ask(database, `SELECT lower('HOA ĐÀO ƯỚT')`)).toBe('hoa đào ướt');
});

test('stopping ends the database, and the next start finds what was stored', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const pid = await postmaster(folder);
  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const second = await start(folder);
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'SELECT answer FROM kept')).toBe(42);
});

test('a second start adopts the running database, and the last user turns it off', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  const second = await start(folder);
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(first.url);

  const pid = await postmaster(folder);
  const client = new pg.Client({ connectionString: second.url });
  await client.connect();
  await first.stop();
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('three concurrent starts on a new folder share one database', async () => {
  const folder = await newFolder();
  const databases = await Promise.all([start(folder), start(folder), start(folder)]);
  const clusters = await Promise.all(
    databases.map((each) => ask(each, 'SELECT system_identifier FROM pg_control_system()')),
  );
  expect(new Set(clusters).size).toBe(1);
});

const STRANGER = 12_345;
const canChown = process.getuid?.() === 0;

test.skipIf(!canChown)(
  'a socket folder of this user is used, a stranger’s is refused (needs root)',
  async () => {
    // What another process that starts at the same time leaves for a moment: created, not yet given to the database's user.
    const halfway = await newFolder();
    await mkdir(join(halfway, 'run'), { mode: 0o700 });
    await start(halfway);

    const planted = await newFolder();
    await mkdir(join(planted, 'run'), { mode: 0o700 });
    await chown(join(planted, 'run'), STRANGER, STRANGER);
    await expect(start(planted)).rejects.toThrow('belongs to somebody else');
  },
);

test('a killed database comes back by itself with everything acknowledged', async () => {
  const folder = await newFolder();
  const database = await start(folder);
  await ask(database, 'CREATE TABLE acknowledged AS SELECT 7 AS number');

  process.kill(await postmaster(folder), 'SIGKILL');

  await expect
    .poll(() => ask(database, 'SELECT number FROM acknowledged').catch(() => null), { timeout: 25_000 })
    .toBe(7);
});

test('a start right after a SIGKILL recovers everything acknowledged', async () => {
  const folder = await newFolder();
  const killed = await start(folder);
  await ask(killed, 'CREATE TABLE acknowledged AS SELECT 7 AS number');
  process.kill(await postmaster(folder), 'SIGKILL');

  const next = await start(folder);
  expect(await ask(next, 'SELECT number FROM acknowledged')).toBe(7);
});

test('a start after a SIGKILL recovers although the lock files name a pid that another process has by now', async () => {
  const folder = await newFolder();
  const database = await start(folder);
  await ask(database, 'CREATE TABLE notes AS SELECT 7 AS n');
  const pid = await postmaster(folder);
  const [lock, socketLock] = [join(folder, 'cluster/postmaster.pid'), join(folder, 'run/.s.PGSQL.5432.lock')];
  const left = await Promise.all([lock, socketLock].map((file) => readFile(file, 'utf8')));
  await running.pop()?.stop();
  // The state that a killed container leaves: the pids in the lock files belong to other processes by now.
  const other = spawnAs(ownerOf(folder), { file: 'sleep', args: ['60'], reaches: [] }, 'ignore');
  for (const [at, file] of [lock, socketLock].entries())
    await writeFile(file, left[at]!.replace(String(pid), String(other.pid)));
  try {
    expect(await ask(await start(folder), 'SELECT n FROM notes')).toBe(7);
    expect(isAlive(other.pid!)).toBe(true);
  } finally {
    other.kill();
  }
});

test('a folder whose path is too long for a Unix socket works', async () => {
  const deep = join(
    await newFolder(),
    ...Array.from({ length: 8 }, (_, level) => `a-rather-long-folder-name-${level}`),
  );
  await mkdir(deep, { recursive: true });
  const database = await start(deep);
  // Its socket is not below the folder.
  folders.push(decodeURIComponent(new URL(database.url).hostname));
  expect(await ask(database, 'SELECT 1')).toBe(1);
});

test('a folder that only its owner may enter works, for root too', async () => {
  const closed = await newFolder({ open: false });
  expect(await ask(await start(join(closed, 'data')), 'SELECT 1')).toBe(1);
});
