import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BackupState } from '#contract/http/backups.ts';
import { days, hours } from '#domain/kernel/time.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { siblingDatabases, emptyDatabase, runShop } from '../../../../test-support/backups.ts';
import { startBucket, type Bucket } from '../../../../test-support/bucket.ts';
import { stockGoods } from '../../../../test-support/goods.ts';
import { backupName } from './store.ts';

// A test restore starts a database cluster of its own.
vi.setConfig({ testTimeout: 60_000 });

const PASSPHRASE = 'một câu dài để khóa';
let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightly-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const KEYS = () => ({
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: 'anh',
  S3_ACCESS_KEY: 'khoa',
  S3_SECRET_KEY: 'bi-mat',
});

async function openTestShop(env: Record<string, string>) {
  const site = await startTestShop({ env: { BACKUP_PASSPHRASE: PASSPHRASE, ...env } });
  await stockGoods(site.shop);
  // Signs in anew, because sessions expire as nights pass in these tests.
  const desk = () => site.signIn({ role: 'admin' });
  const state = async () => (await (await desk()).get<BackupState>('/api/admin/backups')).data;
  return { site, desk, state };
}

describe('backups in a folder', () => {
  let site: TestShop;
  let desk: () => Promise<Visitor>;
  let state: () => Promise<BackupState>;
  const place = () => join(folder, 'dem');
  beforeAll(async () => {
    ({ site, desk, state } = await openTestShop({ BACKUP_TO: place() }));
  });
  afterAll(() => site.close());
  const names = async () => (await readdir(place()).catch((): string[] => [])).toSorted();

  test('before the first night there is no backup, which is not late, and the weekly proof fails', async () => {
    expect(await state()).toMatchObject({
      place: place(),
      sealed: true,
      last: null,
      late: false,
      proof: null,
    });
    await expect(site.jobs.run('backup.weekly-proof')).rejects.toThrow('Chưa có bản sao lưu');
  });

  test('the nightly backup and its weekly proof are shown at the desk; after 27 hours the backup is late', async () => {
    await site.jobs.run('backup.nightly');
    const made = backupName(site.clock.now(), true);
    expect(await names()).toEqual(['tai-khoan-da-xoa.txt', made]);
    expect(await state()).toMatchObject({ late: false, last: { ok: true, file: made, reason: null } });
    await site.jobs.run('backup.weekly-proof');
    const { proof, provedAt, last } = await state();
    expect(proof).toMatchObject({ ok: true, file: made, rows: last?.rows });
    expect(provedAt).toBe(site.clock.now().toISOString());
    site.clock.advance(hours(27));
    expect((await state()).late).toBe(true);
  });

  test('outdated backups are deleted; those kept for a day, week or month and other files stay', async () => {
    const night = (ago: number) => backupName(new Date(site.clock.now().getTime() - days(ago)), true);
    for (const ago of [1, 2, 3, 4, 5, 6, 7, 8, 9, 40, 41, 400, 800])
      await writeFile(join(place(), night(ago)), 'cũ');
    await writeFile(join(place(), 'anh-gia-dinh.zip'), 'của chủ tiệm');
    await site.jobs.run('backup.nightly');
    const left = await names();
    expect(left).toContain('anh-gia-dinh.zip');
    expect(left).toContain(backupName(site.clock.now(), true));
    expect(left).toContain(night(6));
    expect(left).not.toContain(night(8));
  });

  test('a backup that fails deletes nothing, and the desk shows its reason and the last good one', async () => {
    const { lastGoodAt } = await state();
    // The next good one would delete it.
    await writeFile(join(place(), backupName(new Date(site.clock.now().getTime() - days(8)), true)), 'cũ');
    const before = await names();
    site.clock.advance(hours(1));
    const read = vi.spyOn(site.shop.uploads, 'list').mockImplementation(async function* full() {
      yield* [];
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    });
    await expect(site.jobs.run('backup.nightly')).rejects.toThrow('write');
    read.mockRestore();
    expect(await names()).toEqual(before);
    expect(await state()).toMatchObject({ last: { ok: false, reason: 'ổ đĩa đầy', file: '' }, lastGoodAt });
  });

  test('a truncated newest backup fails its proof with a reason', async () => {
    await site.jobs.run('backup.nightly');
    const newest = (await names()).filter((name) => name.startsWith('tiem-')).at(-1)!;
    await truncate(join(place(), newest), 5_000);
    await expect(site.jobs.run('backup.weekly-proof')).rejects.toThrow('bị cắt');
    expect((await state()).proof).toMatchObject({ ok: false, reason: expect.stringContaining('bị cắt') });
    expect((await state()).provedAt).not.toBeNull();
  });

  test('staff make a backup by hand and turn the nightly ones off', async () => {
    const before = (await names()).length;
    site.clock.advance(hours(1));
    expect((await (await desk()).post('/api/admin/backups')).status).toBe(200);
    await site.jobs.runAll();
    expect((await state()).last?.at).toBe(site.clock.now().toISOString());
    await (await desk()).put('/api/settings', { values: { backupNightly: false } });
    site.clock.advance(hours(1));
    const { last } = await state();
    await site.jobs.run('backup.nightly');
    expect(await state()).toMatchObject({ nightly: false, late: false, last });
    expect((await names()).length).toBeGreaterThanOrEqual(before);
  });
});

describe('backups in a bucket', () => {
  test('a backup is made, outdated ones are deleted, and it is proved from the bucket by job and by command', async () => {
    const { site, state } = await openTestShop({ BACKUP_TO: 's3://sao-luu/tiem', ...KEYS() });
    for (const year of ['2024', '2025'])
      for (const day of ['01', '02'])
        bucket.objects.set(`/sao-luu/tiem/tiem-${year}01${day}T000000Z.shopbackup`, Buffer.from('cũ'));
    // One whose process was killed while it sent it.
    const waiting = join(site.shop.config.dataDir, 'backups-in-work');
    const unsent = join(waiting, 'tiem-20250103T000000Z.shopbackup');
    await mkdir(waiting);
    await writeFile(unsent, 'cũ');
    await utimes(unsent, 0, 0);
    await site.jobs.run('backup.nightly');
    const made = backupName(site.clock.now(), true);
    const left = [...bucket.objects.keys()].filter((name) => name.startsWith('/sao-luu/'));
    expect(left).toHaveLength(6);
    expect(bucket.objects.get(`/sao-luu/tiem/${made}`)?.subarray(0, 10).toString()).toBe('SHOPBACKUP');
    await site.jobs.run('backup.weekly-proof');
    expect(await state()).toMatchObject({ last: { ok: true }, proof: { ok: true, file: made } });
    expect(await readdir(waiting)).toEqual([]);

    const url = site.shop.db.$client.options.connectionString ?? '';
    const env = { DATABASE_URL: url, BACKUP_PASSPHRASE: PASSPHRASE, ...KEYS() };
    const { ended } = runShop(['backup', 'verify', `s3://sao-luu/tiem/${made}`], env);
    expect(await ended).toEqual({
      code: 0,
      output: expect.stringMatching(/Đang tải s3:[^]*khôi phục được/),
    });
    await site.close();
  });

  test('a bucket that fails makes the backup fail, which the desk shows with a reason', async () => {
    const { site, state } = await openTestShop({ BACKUP_TO: 's3://sao-luu/xa', ...KEYS() });
    bucket.fail(true);
    await expect(site.jobs.run('backup.nightly')).rejects.toThrow(/./);
    bucket.fail(false);
    expect((await state()).last).toMatchObject({ ok: false, reason: expect.stringMatching(/./) });
    await site.close();
  });
});

test('a test restore killed midway leaves a database and a folder, which the next one removes', async () => {
  const { site } = await openTestShop({ BACKUP_TO: join(folder, 'thu') });
  await site.jobs.run('backup.nightly');
  const file = join(folder, 'thu', backupName(site.clock.now(), true));
  const server = await emptyDatabase();
  const scratch = await mkdtemp(join(folder, 'tam-'));
  const env = { DATABASE_URL: server, BACKUP_PASSPHRASE: PASSPHRASE, TMPDIR: scratch };
  const drafts = async () => (await readdir(scratch)).filter((name) => name.startsWith('backup-'));
  const { child, ended } = runShop(['backup', 'verify', file], env);
  await vi.waitUntil(async () => (await siblingDatabases(server)).length > 0, {
    timeout: 60_000,
    interval: 10,
  });
  child.kill('SIGKILL');
  await ended;
  expect(await drafts()).toEqual([expect.stringMatching(/^backup-verify-/)]);
  expect((await runShop(['backup', 'verify', file], env).ended).code).toBe(0);
  expect([await siblingDatabases(server), await drafts()]).toEqual([[], []]);
  await site.close();
});

test('a restore killed midway leaves a draft, which the next restore removes', async () => {
  const { site } = await openTestShop({ BACKUP_TO: join(folder, 'giet') });
  await site.jobs.run('backup.nightly');
  const file = join(folder, 'giet', backupName(site.clock.now(), true));
  const target = await emptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  const env = { DATABASE_URL: target, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE };
  const { child, ended } = runShop(['restore', file], env);
  const through = site.shop.db.$client.options.connectionString ?? '';
  await vi.waitUntil(async () => (await siblingDatabases(target, through)).length > 0, {
    timeout: 60_000,
    interval: 10,
  });
  child.kill('SIGKILL');
  await ended;
  expect((await readdir(dataDir)).some((name) => name.startsWith('.restore-'))).toBe(true);
  expect((await runShop(['restore', file], env).ended).code).toBe(0);
  expect(await siblingDatabases(target)).toEqual([]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.restore-'))).toEqual([]);
  await rm(dataDir, { recursive: true });
  await site.close();
});
