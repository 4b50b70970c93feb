import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A backup's secret: the path it was unpacked to, and its file name in the data folder. */
type Secret = { name: string; path: string };

/** Staging folder for restored secrets until their database is renamed to the shop's. */
const PLACE = '.restored-secrets';
const NOTE = 'note.json';
const FILES = 'files';
/** `mark`: the comment on the database that the secrets belong to. `stamp`: suffix for the secrets that they replace. */
type Note = { mark: string; stamp: string };

/** Key of an advisory lock; arbitrary, but used for nothing else. */
const LOCK = 7_042_027;

/**
 * Writes secrets, flushed, to the staging folder. The note is written last: a folder without one is incomplete and ignored.
 * @param note its `mark` is the comment on the new database, which a rename preserves
 */
export async function stageSecrets(dataDir: string, secrets: readonly Secret[], note: Note): Promise<void> {
  const place = join(dataDir, PLACE);
  await mkdir(join(place, FILES), { recursive: true, mode: 0o700 });
  const how = { mode: 0o600, flush: true };
  for (const { name, path } of secrets) await writeFile(join(place, FILES, name), await readFile(path), how);
  await writeFile(join(place, NOTE), JSON.stringify(note), how);
}

/** Deletes the staged secrets. */
export const clearStagedSecrets = (dataDir: string): Promise<void> =>
  rm(join(dataDir, PLACE), { recursive: true, force: true });

/**
 * The last step of a restore: if the database is the one that the staged secrets belong to, moves them into the data folder and
 * keeps the replaced ones beside them under another name. Idempotent, and may be killed at any point.
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
    await clearStagedSecrets(dataDir);
    return true;
  } finally {
    await client.end();
  }
}

/** Completes a restore that was killed at its last step; every process that opens a shop calls this first. */
export async function resumeRestore(dataDir: string, connectionString: string): Promise<void> {
  if (await finishRestore(dataDir, connectionString)) await removeUnpackFolders(dataDir);
}

/** Prefix of the folders that a restore unpacks into. */
export const UNPACK_PREFIX = '.restore-';

/** Deletes the folders of killed restores, because their content is not encrypted. */
export async function removeUnpackFolders(place: string): Promise<void> {
  for (const name of await readdir(place))
    if (name.startsWith(UNPACK_PREFIX)) await rm(join(place, name), { recursive: true, force: true });
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

/** Ignores a missing file. */
function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
