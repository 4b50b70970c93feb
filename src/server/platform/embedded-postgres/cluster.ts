import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chownTo, ownerOf, spawnAs, type Owner } from './owner.ts';

/** The location of one database on disk. */
export type Place = { folder: string; cluster: string; sockets: string; logFile: string; owner: Owner };

/** The unix socket is named after this port; no port is opened. */
export const SOCKET_PORT = 5432;
/** `sun_path` of Linux, without its terminating zero byte. */
const LONGEST_SOCKET_PATH = 107;

/** Creates the database's folder and its socket folder. */
export async function preparePlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const owner = ownerOf(folder);
  await chownTo(owner, folder);
  const sockets = await socketFolder(folder, owner);
  return { folder, cluster: join(folder, 'cluster'), sockets, logFile: join(folder, 'postgres.log'), owner };
}

/** Beside the data where the path fits into a socket address, else in the system's temporary folder. */
async function socketFolder(folder: string, owner: Owner): Promise<string> {
  const beside = join(folder, 'run');
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const sockets = fits ? beside : join(tmpdir(), `embedded-postgres-${short}`);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const found = await lstat(sockets);
  // Anyone may create a folder in /tmp: a foreign one could serve us another database. One that this user owns was just created,
  // by this process or by one that starts at the same time, and not yet given to the database's user.
  const isOurs = found.uid === owner.uid || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isOurs) throw new Error(`${sockets} belongs to somebody else.`);
  await chownTo(owner, sockets);
  await chmod(sockets, 0o700);
  return sockets;
}

/**
 * Creates the database files when there are none. The rename makes it atomic: a process killed half-way leaves only a temporary
 * folder.
 */
export async function createCluster(initdb: string, place: Place): Promise<void> {
  if (existsSync(place.cluster)) return;
  const side = await mkdtemp(join(place.folder, 'new-'));
  try {
    await chownTo(place.owner, side);
    await runInitdb(initdb, side, place);
    await rename(side, place.cluster).catch((error: NodeJS.ErrnoException) => {
      // A concurrent start was faster; its cluster is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(side, { recursive: true, force: true });
  }
}

async function runInitdb(initdb: string, side: string, place: Place): Promise<void> {
  const who = ['--username=postgres', '--auth-local=trust', '--auth-host=reject'];
  // Sorting by bytes never changes with the machine's libraries; letters are classified by Unicode, which search needs.
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const locale = ['--lc-collate=C', '--lc-ctype=C.UTF-8', '--lc-messages=C'];
  const args = [`--pgdata=${side}`, ...who, ...text, ...locale, '--data-checksums', '--no-instructions'];
  const child = spawnAs(place.owner, { file: initdb, args, reaches: [side] }, ['ignore', 'pipe', 'pipe']);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('close', done),
  );
  if (code !== 0)
    throw new Error(`The database could not be created in ${place.folder}:\n${output.slice(-2000)}`);
}
