import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { and, desc, eq, lt } from 'drizzle-orm';
import { BACKUP_LATE_AFTER, outdated } from '#domain/backup/retention.ts';
import { after, days } from '#domain/kernel/time.ts';
import type { BackupState } from '#contract/http/backups.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import type { Shop } from '#server/shop.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import type { ReportProgress } from '../archive/progress.ts';
import { createBackup, type CreatedBackup } from '../archive/create.ts';
import { newDraft } from '../archive/drafts.ts';
import { backupRuns } from '../tables.ts';
import { writeErasures } from './erasure-list.ts';
import { verifyBackup, type Proof } from '../restore/restore.ts';
import { backupName, isBucket, openBackupStore, type BackupStore } from './store.ts';

/** The parts of the shop that backups and test restores use. */
type BackedUp = Pick<Shop, 'db' | 'clock' | 'config' | 'settings' | 'uploads' | 'secret'>;

/** Default place of backups: `BACKUP_TO`, or a folder in the data directory. */
export const backupPlace = ({ backup, dataDir }: Shop['config']): string =>
  backup.to ?? join(dataDir, 'backups');

/** Creates the shop's scheduled backup, deletes outdated ones, and records the result. */
export async function backUp(shop: BackedUp): Promise<void> {
  await recorded(shop, 'made', async () => {
    const store = await openBackupStore(backupPlace(shop.config), shop.config);
    const made = await makeBackup(shop, store, join(store.draftIn, newBackupName(shop)));
    await writeErasures(shop, store);
    // Only after a new one has succeeded.
    const there = await store.list();
    const gone = new Set(outdated(there.map(({ madeAt }) => madeAt)));
    for (const { name, madeAt } of there) if (gone.has(madeAt)) await store.remove(name);
    return factsOf(made);
  });
}

/** Restores the newest backup into a temporary database and records the result. */
export async function verifyNewestBackup(shop: BackedUp): Promise<void> {
  await recorded(shop, 'proved', async () => {
    const store = await openBackupStore(backupPlace(shop.config), shop.config);
    const newest = (await store.list()).at(-1);
    if (newest === undefined) throw new CommandError(copy.noneYet);
    const { rows } = await withScratchDatabase(shop.config, async (scratch, serverUrl) => {
      const file = await store.fetch(newest.name, join(scratch, 'fetched'));
      return verifyFile(serverUrl, scratch, sourceOf(file, shop.config));
    });
    return { file: newest.name, bytes: null, rows };
  });
}

export const newBackupName = ({ clock, config }: Pick<Shop, 'clock' | 'config'>): string =>
  backupName(clock.now(), config.backup.passphrase !== null);

/** Writes a backup to a local file and hands it to the store. */
export async function makeBackup(
  shop: BackedUp,
  store: BackupStore | null,
  file: string,
  tell?: ReportProgress,
): Promise<CreatedBackup> {
  const of = {
    databaseUrl: shop.db.$client.options.connectionString ?? '',
    uploads: shop.uploads,
    dataDir: shop.config.dataDir,
    shop: shop.settings.current().name,
    now: shop.clock.now(),
    passphrase: shop.config.backup.passphrase,
    secret: shop.secret,
    ...(tell && { tell }),
  };
  const made = await createBackup(of, file);
  if (store !== null && isBucket(store.place)) tell?.(copy.progress.sending(store.place));
  await store?.keep(file);
  return made;
}

/**
 * Provides a database server for a test restore: for the embedded database a separate temporary cluster, because the shop's disk
 * may be the one that is failing; otherwise another database on the same server.
 */
export async function withScratchDatabase<T>(
  { databaseUrl }: Pick<Shop['config'], 'databaseUrl'>,
  work: (scratch: string, serverUrl: string) => Promise<T>,
): Promise<T> {
  // A database that a killed process left running there ends within a minute after its folder.
  const scratch = await newDraft(tmpdir(), 'backup-verify-');
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(scratch, { recursive: true, force: true }));
  await chmod(scratch, 0o755);
  // `await` is needed: resources are disposed of when this function returns.
  if (databaseUrl !== null) return await work(scratch, databaseUrl);
  const server = await startEmbeddedPostgres({
    dataDir: join(scratch, 'postgres'),
    log: createLog('silent'),
  });
  opened.defer(() => server.stop());
  return await work(scratch, server.url);
}

export const verifyFile = (
  serverUrl: string,
  scratch: string,
  source: Parameters<typeof verifyBackup>[2],
  tell?: ReportProgress,
): Promise<Proof> => verifyBackup(serverUrl, join(scratch, 'files'), source, tell);

/** A backup file with the configured passphrase and session secret. */
export const sourceOf = (file: string, { backup, sessionSecret }: Shop['config']) => ({
  file,
  passphrase: backup.passphrase,
  sessionSecret,
});

type Facts = Pick<Run, 'file' | 'bytes' | 'rows'>;

export const factsOf = ({ file, bytes, manifest }: CreatedBackup): Facts => ({
  file: basename(file),
  bytes,
  rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
});

/** Records a run, including a failure, which is then rethrown. */
export async function recorded(
  { db, clock, config }: Pick<BackedUp, 'db' | 'clock' | 'config'>,
  kind: Run['kind'],
  work: () => Promise<Facts>,
  place = backupPlace(config),
): Promise<void> {
  const at = clock.now();
  const run = { kind, at, place };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const facts = await work().catch(async (error: unknown) => {
    const nothing = { file: '', bytes: null, rows: null };
    await recordRun(db, { ...run, ...nothing, took: took(), ok: false, reason: reasonOf(error) });
    throw error;
  });
  await recordRun(db, { ...run, ...facts, took: took(), ok: true, reason: null });
}

/** A failure's reason in a few words. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return copy.diskFull;
  return error instanceof Error ? error.message : String(error);
}

/** Status of backups, for the admin desk. */
export async function presentBackups({
  db,
  config,
  settings,
  clock,
}: Pick<BackedUp, 'db' | 'config' | 'settings' | 'clock'>): Promise<BackupState> {
  const [last, lastGood, proof, provedGood] = await Promise.all([
    findLatest(db, 'made'),
    findLatest(db, 'made', true),
    findLatest(db, 'proved'),
    findLatest(db, 'proved', true),
  ]);
  const { backupNightly: nightly } = settings.current();
  const age = lastGood === null ? 0 : clock.now().getTime() - lastGood.at.getTime();
  // A shop before its first backup is not late.
  const isMissing = lastGood === null && last !== null;
  return {
    place: backupPlace(config),
    sealed: config.backup.passphrase !== null,
    nightly,
    late: nightly && (isMissing || age > BACKUP_LATE_AFTER),
    last: last && presentRun(last),
    lastGoodAt: lastGood?.at.toISOString() ?? null,
    proof: proof && presentRun(proof),
    provedAt: provedGood?.at.toISOString() ?? null,
  };
}

const presentRun = ({ at, ok, file, bytes, rows, reason, took }: Run) => ({
  at: at.toISOString(),
  ok,
  file,
  bytes,
  rows,
  reason,
  took,
});

type Run = typeof backupRuns.$inferSelect;

const RUNS_KEPT = days(180);

async function recordRun(db: Db, run: Omit<Run, 'id'>): Promise<void> {
  await db.insert(backupRuns).values({ ...run, id: newId(run.at) });
  await db.delete(backupRuns).where(lt(backupRuns.at, after(run.at, -RUNS_KEPT)));
}

/** The newest run of a kind; with `ok` the newest successful one. */
async function findLatest(db: Db, kind: Run['kind'], ok?: true): Promise<Run | null> {
  const wanted = and(eq(backupRuns.kind, kind), ok && eq(backupRuns.ok, true));
  const [run] = await db.select().from(backupRuns).where(wanted).orderBy(desc(backupRuns.at)).limit(1);
  return run ?? null;
}
