import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { UploadStore } from '#server/adapters/upload-store.ts';
import { appliedMigrations } from '#server/platform/db/migrations.ts';
import { writeArchive, type Part } from './archive.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import { newDraft } from './drafts.ts';
import { progressCounter, type ReportProgress } from './progress.ts';
import { dumpTables, fixOutputFormats, type TableCopy } from './dump.ts';
import { MANIFEST, newManifest, type Manifest } from './manifest.ts';
import { SESSION_SECRET, signForManifest } from './sign-in.ts';

/** What to back up, and how. */
export type BackupOptions = {
  databaseUrl: string;
  uploads: UploadStore;
  /** Folder with the secrets that the shop generated itself. */
  dataDir: string;
  shop: string;
  now: Date;
  /** With a passphrase the archive is encrypted and includes the secrets; without one they are left out. */
  passphrase: string | null;
  /** The shop's signing secret, from the environment or from `dataDir`. */
  secret: Uint8Array;
  tell?: ReportProgress;
};

export type CreatedBackup = { file: string; bytes: number; manifest: Manifest };

/** Files of `DATA_DIR` that hold generated secrets; secrets set through the environment are not part of a backup. */
const SECRETS = [SESSION_SECRET, 'bank-feed-secret', 'carrier-notice-secret'];

/**
 * Writes the whole shop into one file while it is running: all tables as of one snapshot, then the uploads. Needs no PostgreSQL
 * tools and only read permission.
 */
export async function createBackup(of: BackupOptions, file: string): Promise<CreatedBackup> {
  const place = dirname(file);
  await mkdir(place, { recursive: true });
  const folder = await newDraft(place, '.backup-');
  try {
    const client = new pg.Client({ connectionString: of.databaseUrl, application_name: 'vuon-charm backup' });
    await client.connect();
    let tables: TableCopy[];
    let migrations: string[];
    try {
      await fixOutputFormats(client);
      migrations = await appliedMigrations(client);
      tables = await dumpTables(
        client,
        (table) => join(folder, `${table}.copy`),
        ({ name, rows }) => of.tell?.(copy.table(name, rows)),
      );
    } finally {
      await client.end();
    }
    const facts = { madeAt: of.now.toISOString(), shop: of.shop, migrations, tables };
    const manifest: Manifest = newManifest({
      ...facts,
      uploads: [],
      secrets: [],
      signed: await signForManifest(of.secret),
    });
    const parts = partsOf(of, folder, manifest);
    const bytes = await writeArchive(file, join(folder, 'archive'), parts, of.passphrase);
    return { file, bytes, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The manifest comes last, because it lists what went in. */
async function* partsOf(of: BackupOptions, folder: string, manifest: Manifest): AsyncGenerator<Part> {
  for (const { name } of manifest.tables)
    yield { name: `tables/${name}.copy`, path: join(folder, `${name}.copy`) };
  const counted = progressCounter((line) => of.tell?.(line), copy.progress.uploadsSoFar);
  for await (const name of of.uploads.list()) {
    const bytes = await of.uploads.read(name);
    // Deleted meanwhile.
    if (bytes === null) continue;
    manifest.uploads.push({ name, sha256: sumOf(bytes) });
    yield { name: `uploads/${name}`, bytes };
    counted.one();
  }
  counted.all();
  for (const name of of.passphrase === null ? [] : SECRETS) {
    const bytes = await readFile(join(of.dataDir, name)).catch(() => null);
    // Skips a session secret file that is not in use because the environment overrides it.
    if (bytes === null || (name === SESSION_SECRET && !bytes.equals(of.secret))) continue;
    manifest.secrets.push({ name, sha256: sumOf(bytes) });
    yield { name: `secrets/${name}`, bytes };
  }
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) };
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
