import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { UploadStore } from '#server/adapters/upload-store.ts';
import { auditStock } from '#server/ordering/index.ts';
import { connectWithoutTimeouts } from '#server/platform/db/connection.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { reasonOf } from '#server/platform/process/trouble.ts';
import type { ErasedAgain } from '#server/privacy/index.ts';
import { canDecryptTokens } from '#server/zalo/index.ts';
import { unpackArchive } from '../archive/archive.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import { progressCounter, type ReportProgress } from '../archive/progress.ts';
import { openServer } from './databases.ts';
import { dumpTables, loadTables, fixOutputFormats } from '../archive/dump.ts';
import { readManifest, type Manifest } from '../archive/manifest.ts';
import { addErasuresOf, eraseIn, type Erased } from './erased-accounts.ts';
import { settleLostJobs } from './lost-jobs.ts';
import { takeNewerTokens } from './newer-tokens.ts';
import {
  clearStagedSecrets,
  UNPACK_PREFIX,
  finishRestore,
  stageSecrets,
  removeUnpackFolders,
} from './staged-secrets.ts';
import { secretAfter, trySecret, type SignIn } from '../archive/sign-in.ts';

/** A restored backup and the results of its checks. `canDecryptTokens`: whether the secret decrypts the stored Zalo tokens. */
export type Proof = {
  manifest: Manifest;
  rows: number;
  stockDifferences: number;
  signIn: SignIn;
  canDecryptTokens: boolean;
};

type Source = {
  file: string;
  passphrase: string | null;
  /** From the environment; null: use the backup's. */
  sessionSecret: string | null;
};

/**
 * Restores a backup into a temporary database, checks it and drops it again.
 * @param serverUrl any database of the server; needs the CREATEDB permission
 * @param scratch folder to unpack into
 * @throws CommandError naming what is wrong with the file
 */
export function verifyBackup(
  serverUrl: string,
  scratch: string,
  source: Source,
  tell: ReportProgress = () => undefined,
): Promise<Proof> {
  return unpacked(scratch, source, tell, async (folder, manifest) => {
    const server = await openServer(serverUrl);
    try {
      const secret = await secretAfter(source.sessionSecret, folder, null);
      const proof = await server.withNew('kiem_tra', (url) => build(url, { folder, manifest, secret, tell }));
      const isItsOwn = source.sessionSecret === null && secret !== null;
      if (isItsOwn && proof.signIn === 'lost') throw new CommandError(copy.secretDiffers);
      return proof;
    } finally {
      await server.close();
    }
  });
}

/**
 * `unsent`: letters that staff decide about (`lost-jobs.ts`). `hasOldTokens`: those for Zalo may no longer be valid
 * (`newer-tokens.ts`). `kept`: the old database's new name.
 */
export type Restored = Proof & {
  again: ErasedAgain;
  unsent: number;
  hasOldTokens: boolean;
  kept: string | null;
};

export type Target = {
  /** Called once the archive is known to be valid, because it may create the database. */
  openDatabase: () => Promise<string>;
  uploads: UploadStore;
  dataDir: string;
  clock: Clock;
  /** Accounts that the restored data must not bring back. */
  erased: Erased;
  /** Called when the database already holds a shop. @throws CommandError to abort */
  consent: () => Promise<void>;
  tell: ReportProgress;
};

/**
 * Replaces the shop with a backup: builds the new database beside the old one, checks it, and only then swaps their names in one
 * transaction. Keeps the old database unless it is empty. A failure before the swap changes nothing. The secrets are staged
 * before the swap and moved after it, if need be at the next start (`staged-secrets.ts`).
 * Accounts that were erased after the backup are erased again before anybody can see them.
 * @returns the results of the checks, who was erased again, and the old database's new name, null if it was dropped
 * @throws CommandError while the shop is open, without consent, and for an invalid file
 */
export function restoreBackup(target: Target, source: Source): Promise<Restored> {
  const { dataDir, erased, tell } = target;
  return unpacked(dataDir, source, tell, async (folder, manifest) => {
    const databaseUrl = await target.openDatabase();
    const server = await openServer(databaseUrl);
    try {
      const others = await server.others();
      if (others > 0) throw new CommandError(copy.stillOpen);
      await finishRestore(dataDir, databaseUrl);
      await clearStagedSecrets(dataDir);
      const isEmpty = await server.isEmpty();
      if (!isEmpty) await target.consent();
      if (!isEmpty) await addErasuresOf(databaseUrl, erased);
      const stamp = target.clock.now().toISOString().replace(/\D/g, '').slice(0, 14);
      const marker = `restored ${randomUUID()}`;
      await server.dropAll('khoi_phuc_');
      const made = await server.create(`khoi_phuc_${stamp}`, marker);
      let old: string;
      let proof: Proof;
      let again: ErasedAgain;
      let unsent: number;
      let hasOldTokens: boolean;
      try {
        const secret = await secretAfter(source.sessionSecret, folder, dataDir);
        proof = await build(made.url, { folder, manifest, secret, tell });
        tell(copy.progress.erasing);
        again = await eraseIn(made.url, erased, target.clock);
        unsent = await settleLostJobs(made.url, target.clock);
        hasOldTokens = await takeNewerTokens(databaseUrl, made.url, secret);
        await putUploads(target, folder, manifest, again);
        const secrets = manifest.secrets.map(({ name }) => ({ name, path: join(folder, 'secrets', name) }));
        await stageSecrets(dataDir, secrets, { mark: marker, stamp });
        tell(copy.progress.swapping);
        old = await server.swap(made.name, `truoc_${stamp}`);
      } catch (error) {
        // If the server is unreachable, the swap may have been committed: the staged secrets are left for the next start.
        await server.drop(made.name).then(
          () => clearStagedSecrets(dataDir),
          () => undefined,
        );
        throw error;
      }
      await finishRestore(dataDir, databaseUrl).catch((error: unknown) => {
        throw new CommandError(copy.secretsFollow(reasonOf(error)), { cause: error });
      });
      // In case her own erasure was cut off before it came to them.
      for (const { name } of manifest.uploads) if (again.wasTheirs(name)) await target.uploads.remove(name);
      if (isEmpty) await server.drop(old);
      return { ...proof, again, unsent, hasOldTokens, kept: isEmpty ? null : old };
    } finally {
      await server.close();
    }
  });
}

async function unpacked<T>(
  place: string,
  { file, passphrase }: Source,
  tell: ReportProgress,
  work: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  const isNew = (await mkdir(place, { recursive: true })) !== undefined;
  await removeUnpackFolders(place);
  const folder = await mkdtemp(join(place, UNPACK_PREFIX));
  try {
    tell(copy.progress.unpacking);
    const counted = progressCounter(tell, copy.progress.unpacked);
    const sums = await unpackArchive(file, folder, passphrase, counted.one);
    counted.all();
    return await work(folder, await readManifest(folder, sums, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
    // Fails, as intended, if the folder is not empty.
    if (isNew) await rmdir(place).catch(() => undefined);
  }
}

type Built = { folder: string; manifest: Manifest; secret: Uint8Array | null; tell: ReportProgress };

/** Fills a new database, compares every table's row count and hash with the backup's, then migrates it to this version. */
async function build(url: string, { folder, manifest, secret, tell }: Built): Promise<Proof> {
  await migrateDatabase({ connectionString: url, only: manifest.migrations });
  const client = new pg.Client({ connectionString: url, application_name: 'vuon-charm restore' });
  await client.connect();
  try {
    await fixOutputFormats(client);
    tell(copy.progress.filling);
    await loadTables(client, join(folder, 'tables'), manifest.tables, ({ name, rows }) =>
      tell(copy.table(name, rows)),
    );
    tell(copy.progress.comparing);
    const found = await dumpTables(client, null);
    for (const { name, rows, sha256 } of manifest.tables) {
      const table = found.find((each) => each.name === name);
      if (table?.rows !== rows || table.sha256 !== sha256) throw new CommandError(copy.differs(name));
    }
  } finally {
    await client.end();
  }
  tell(copy.progress.upgrading);
  await migrateDatabase({ connectionString: url });
  const db = connectWithoutTimeouts(url, createLog('silent'));
  try {
    const { differences } = await auditStock(db);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      manifest,
      rows,
      stockDifferences: differences.length,
      signIn: await trySecret(secret, manifest),
      canDecryptTokens: await canDecryptTokens(db, secret),
    };
  } finally {
    await db.$client.end();
  }
}

/** Uploads are immutable under their generated names, so existing files are kept: the old database may still refer to them. */
async function putUploads(
  { uploads, tell }: Target,
  folder: string,
  manifest: Manifest,
  { wasTheirs }: ErasedAgain,
): Promise<void> {
  const wanted = manifest.uploads.filter(({ name }) => !wasTheirs(name));
  const all = wanted.length;
  const counted = progressCounter(tell, (done) => copy.progress.uploads(done, all));
  for (const { name } of wanted) {
    if ((await uploads.read(name)) === null)
      await uploads.put(name, await readFile(join(folder, 'uploads', name)));
    counted.one();
  }
  counted.all();
}
