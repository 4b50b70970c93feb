import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { UploadStore } from '#server/adapters/upload-store.ts';
import { auditStock } from '#server/ordering/index.ts';
import { connectWithoutTimeouts } from '#server/platform/db/connection.ts';
import { migrateDatabase } from '#server/platform/db/migrations.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { unpackArchive } from './archive.ts';
import { backupCopy as copy } from './copy.vi.ts';
import { dumpTables, loadTables, fixOutputFormats } from './dump.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** A restored backup: its manifest, number of rows, and stock differences found. */
export type Proof = { manifest: Manifest; rows: number; stockDifferences: number };

type Source = { file: string; passphrase: string | null };

/**
 * Restores a backup into a temporary database, verifies it and drops it again.
 * @param serverUrl any database of the server; needs permission to create databases
 * @param scratch a folder for unpacked files
 * @throws CommandError naming what is wrong with the file
 */
export function verifyBackup(serverUrl: string, scratch: string, source: Source): Promise<Proof> {
  return unpacked(scratch, source, async (folder, manifest) => {
    const server = await openServer(serverUrl);
    try {
      return await server.withNew('kiem_tra', (url) => build(url, folder, manifest));
    } finally {
      await server.close();
    }
  });
}

export type Target = {
  databaseUrl: string;
  uploads: UploadStore;
  dataDir: string;
  now: Date;
  /** Called when a shop already exists. @throws CommandError to abort */
  consent: () => Promise<void>;
};

/**
 * Replaces the current data by a backup: the new database is built beside the old one and verified, and only then are the two
 * renamed. The old one is kept. Any earlier failure leaves everything unchanged.
 * @returns what was verified, and the new name of the previous database
 * @throws CommandError while the shop is running, without consent, and for anything wrong with the file
 */
export function restoreBackup(
  { databaseUrl, uploads, dataDir, now, consent }: Target,
  source: Source,
): Promise<Proof & { kept: string | null }> {
  return unpacked(dataDir, source, async (folder, manifest) => {
    const server = await openServer(databaseUrl);
    try {
      const others = await server.others();
      if (others > 0) throw new CommandError(copy.stillOpen);
      const isEmpty = await server.isEmpty();
      if (!isEmpty) await consent();
      const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
      await server.dropAll('khoi_phuc_');
      const made = await server.create(`khoi_phuc_${stamp}`);
      try {
        const proof = await build(made.url, folder, manifest);
        await putUploads(uploads, folder, manifest);
        await putSecrets(dataDir, folder, manifest, stamp);
        const kept = await server.swap(made.name, `truoc_${stamp}`, isEmpty);
        return { ...proof, kept };
      } catch (error) {
        await server.drop(made.name);
        throw error;
      }
    } finally {
      await server.close();
    }
  });
}

const DRAFT = '.restore-';

async function unpacked<T>(
  place: string,
  { file, passphrase }: Source,
  work: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  await mkdir(place, { recursive: true });
  // Deletes what a killed run left behind, because it contains unencrypted data.
  for (const name of await readdir(place))
    if (name.startsWith(DRAFT)) await rm(join(place, name), { recursive: true, force: true });
  const folder = await mkdtemp(join(place, DRAFT));
  try {
    const sums = await unpackArchive(file, folder, passphrase);
    return await work(folder, await readManifest(folder, sums, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fills a new database, compares it with the backup table by table, then migrates it to the current version. */
async function build(url: string, folder: string, manifest: Manifest): Promise<Proof> {
  await migrateDatabase({ connectionString: url, only: manifest.migrations });
  const client = new pg.Client({ connectionString: url, application_name: 'vuon-charm restore' });
  await client.connect();
  try {
    await fixOutputFormats(client);
    await loadTables(client, join(folder, 'tables'), manifest.tables);
    const found = await dumpTables(client, null);
    for (const { name, rows, sha256 } of manifest.tables) {
      const table = found.find((each) => each.name === name);
      if (table?.rows !== rows || table.sha256 !== sha256) throw new CommandError(copy.differs(name));
    }
  } finally {
    await client.end();
  }
  await migrateDatabase({ connectionString: url });
  const db = connectWithoutTimeouts(url, createLog('silent'));
  try {
    const { differences } = await auditStock(db);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { manifest, rows, stockDifferences: differences.length };
  } finally {
    await db.$client.end();
  }
}

/** Upload names are unique and files never change: existing ones are kept. */
async function putUploads(uploads: UploadStore, folder: string, manifest: Manifest): Promise<void> {
  for (const { name } of manifest.uploads) {
    if ((await uploads.read(name)) === null)
      await uploads.put(name, await readFile(join(folder, 'uploads', name)));
  }
}

async function putSecrets(dataDir: string, folder: string, manifest: Manifest, stamp: string): Promise<void> {
  for (const { name } of manifest.secrets) {
    const target = join(dataDir, name);
    await rename(target, `${target}.truoc-${stamp}`).catch(() => undefined);
    await copyFile(join(folder, 'secrets', name), target);
  }
}

/** Manages the server's databases, over a connection to one that is neither the shop's nor new. */
async function openServer(url: string) {
  const target = decodeURIComponent(new URL(url).pathname.slice(1));
  const at = (name: string): string => {
    const other = new URL(url);
    other.pathname = `/${encodeURIComponent(name)}`;
    return other.href;
  };
  const client = new pg.Client({
    connectionString: at(target === 'postgres' ? 'template1' : 'postgres'),
    application_name: 'vuon-charm restore',
  });
  await client.connect();
  const nameOf = (suffix: string) => `${target}_${suffix}`.slice(-63);
  const drop = (name: string) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);

  async function create(suffix: string): Promise<{ name: string; url: string }> {
    const name = nameOf(suffix);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`).catch((error: unknown) => {
      const isRefused = error instanceof pg.DatabaseError && error.code === '42501';
      throw isRefused ? new CommandError(copy.mayNotCreate) : error;
    });
    return { name, url: at(name) };
  }

  return {
    create,
    drop,
    /** Drops the databases of killed runs. */
    async dropAll(suffix: string): Promise<void> {
      const { rows } = await client.query<{ name: string }>(
        'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
        [`${target}_${suffix}`.slice(-63)],
      );
      for (const { name } of rows) await drop(name);
    },
    async withNew<T>(suffix: string, work: (url: string) => Promise<T>): Promise<T> {
      const made = await create(`${suffix}_${process.pid}`);
      try {
        return await work(made.url);
      } finally {
        await drop(made.name);
      }
    },
    async others(): Promise<number> {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
        [target],
      );
      return rows[0]?.count ?? 0;
    },
    async isEmpty(): Promise<boolean> {
      const own = new pg.Client({ connectionString: url });
      await own.connect();
      try {
        const { rows } = await own.query<{ there: boolean }>(
          `SELECT to_regclass('public.users') IS NOT NULL AS there`,
        );
        if (rows[0]?.there !== true) return true;
        const filled = await own.query(
          'SELECT 1 WHERE EXISTS (SELECT FROM public.users) OR EXISTS (SELECT FROM public.categories)',
        );
        return filled.rowCount === 0;
      } finally {
        await own.end();
      }
    },
    /** Renames both in one transaction. @returns the old one's new name; null when it was empty and was dropped */
    async swap(name: string, suffix: string, isEmpty: boolean): Promise<string | null> {
      const old = nameOf(suffix);
      await client.query('BEGIN');
      await client.query(`ALTER DATABASE "${target}" RENAME TO "${old}"`);
      await client.query(`ALTER DATABASE "${name}" RENAME TO "${target}"`);
      await client.query('COMMIT');
      if (!isEmpty) return old;
      await drop(old);
      return null;
    },
    close: () => client.end(),
  };
}
