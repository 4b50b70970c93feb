import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A secret of a backup: where it was unpacked, and what it is called in the data folder. */
type Secret = { name: string; path: string };

/** Where secrets lie ready until the database that they belong to has its name. */
const PLACE = '.restored-secrets';
const NOTE = 'note.json';
const FILES = 'files';
/** `mark`: the comment on the database that they belong to. `stamp`: in the names of those that make room for them. */
type Note = { mark: string; stamp: string };

/** Any number will do that nobody else asks for. */
const LOCK = 7_042_027;

/**
 * Lays secrets ready, on the disk, in nobody's way. The note comes last: what has none was not finished.
 * @param mark is the comment on the new database, which it keeps when it changes its name
 */
export async function layReady(dataDir: string, secrets: readonly Secret[], note: Note): Promise<void> {
  const place = join(dataDir, PLACE);
  await mkdir(join(place, FILES), { recursive: true, mode: 0o700 });
  const how = { mode: 0o600, flush: true };
  for (const { name, path } of secrets) await writeFile(join(place, FILES, name), await readFile(path), how);
  await writeFile(join(place, NOTE), JSON.stringify(note), how);
}

/** What lies ready and is not wanted any more. */
export const clearReady = (dataDir: string): Promise<void> =>
  rm(join(dataDir, PLACE), { recursive: true, force: true });

/**
 * The last step of a restore: where the database is the one that secrets lie ready for, they take their place, and those that were there
 * are kept beside them. It may be killed anywhere, and done again.
 * @returns whether there was something to do
 */
export async function finishRestore(dataDir: string, connectionString: string): Promise<boolean> {
  const place = join(dataDir, PLACE);
  if ((await noteIn(place)) === null) return false;
  const client = new pg.Client({ connectionString, application_name: 'vuon-charm restore' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const note = await noteIn(place);
    if (note === null || note.mark !== (await markOf(client))) return false;
    for (const name of await readdir(join(place, FILES))) {
      const target = join(dataDir, name);
      await rename(target, `${target}.truoc-${note.stamp}`).catch(unlessThere);
      await rename(join(place, FILES, name), target);
    }
    await clearReady(dataDir);
    return true;
  } finally {
    await client.end();
  }
}

/** Whoever opens a shop does this first, for a restore that was killed at its last step. */
export async function resumeRestore(dataDir: string, connectionString: string): Promise<void> {
  if (await finishRestore(dataDir, connectionString)) await removeDrafts(dataDir);
}

/** Where a restore unpacks. */
export const DRAFT = '.restore-';

/** What one left that was killed: it has everything in the open. */
export async function removeDrafts(place: string): Promise<void> {
  for (const name of await readdir(place))
    if (name.startsWith(DRAFT)) await rm(join(place, name), { recursive: true, force: true });
}

async function noteIn(place: string): Promise<Note | null> {
  const text = await readFile(join(place, NOTE), 'utf8').catch(unlessThere);
  return text === undefined ? null : (JSON.parse(text) as Note);
}

async function markOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.mark ?? null;
}

/** What is not there need not make room. */
function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
