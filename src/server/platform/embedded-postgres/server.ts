import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { createCluster, preparePlace, SOCKET_PORT, type Place } from './cluster.ts';
import { chownTo, spawnAs } from './owner.ts';
import type { Log } from '../process/log.ts';

export type EmbeddedPostgres = {
  /** Connection string for `pg`, over the unix socket: nothing listens on the network. */
  url: string;
  /** It was already running: left by a killed process, or still used by another one. */
  adopted: boolean;
  /** Shuts it down unless another process is still connected. Close your own connections first. */
  stop(): Promise<void>;
};

/** After a kill, the old database's orphaned backends must end first, and then the write-ahead log is replayed. */
const START_WITHIN_MS = 25_000;
const STOP_WITHIN_MS = 30_000;
const LOG_BYTES_KEPT = 10_000_000;

/** `fsync` is on by PostgreSQL's default; it is not forced here, because the tests turn it off in their own databases. */
const SETTINGS = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/**
 * Starts the PostgreSQL from npm on `dataDir`, or attaches to the one already running there, and restarts it when it is killed,
 * until `stop()`.
 * @param options.dataDir a folder for the database alone; created when absent
 * @param options.meanwhile other work to do while it starts, if it has to start
 * @throws Error when it does not answer within 25 s, with the end of its log
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Pick<Log, 'info' | 'warn'>;
  meanwhile?: () => Promise<unknown>;
}): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries();
  const place = await preparePlace(resolve(options.dataDir));
  const log = options.log;
  await createCluster(binaries.initdb, place);
  const adopted = await bringUp(binaries, place, options.meanwhile);
  log.info({ adopted, folder: place.folder }, 'database ready');

  const watch = keepUp(binaries, place, log);
  return {
    url: connectionString(place),
    adopted,
    async stop() {
      await watch.end();
      if (await isUsedByOthers(place)) log.info({ folder: place.folder }, 'database left to another process');
      else await shutDown(place);
    },
  };
}

/** @returns whether a database was already running, so that none had to be started */
async function bringUp(
  binaries: PostgresBinaries,
  place: Place,
  meanwhile?: () => Promise<unknown>,
): Promise<boolean> {
  const deadline = performance.now() + START_WITHIN_MS;
  let attempt: { over: boolean } | undefined;
  while (!(await answers(place))) {
    if (performance.now() > deadline)
      throw new Error(`The database did not start.\n${await endOfLog(place)}`);
    // Only one postmaster gets the cluster's lock; a loser exits at once, and we ask the winner again.
    const isFirst = attempt === undefined;
    if (!attempt || attempt.over) attempt = await spawnPostmaster(binaries, place);
    await (isFirst && meanwhile ? meanwhile() : pause(20));
  }
  return attempt === undefined;
}

async function spawnPostmaster({ postgres }: PostgresBinaries, place: Place): Promise<{ over: boolean }> {
  await keepLogSmall(place);
  await disownLocks(place);
  const settings = { ...SETTINGS, unix_socket_directories: place.sockets };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(place.logFile, 'a', 0o600);
  try {
    await chownTo(place.owner, place.logFile);
    const program = {
      file: postgres,
      args: ['-D', place.cluster, ...args],
      reaches: [place.cluster, place.sockets],
    };
    const child = spawnAs(place.owner, program, ['ignore', log.fd, log.fd]);
    child.unref();
    const attempt = { over: false };
    child.once('error', () => (attempt.over = true));
    child.once('exit', () => setTimeout(() => (attempt.over = true), 200).unref());
    return attempt;
  } finally {
    await log.close();
  }
}

/** Restarts a killed postmaster within about a second; the pool's next connection finds it. */
function keepUp(binaries: PostgresBinaries, place: Place, log: Pick<Log, 'warn'>): { end(): Promise<void> } {
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      await pause(1000, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted || (await isRunning(await postmasterPid(place)))) continue;
      log.warn({ folder: place.folder }, 'database gone, starting it again');
      await bringUp(binaries, place).catch((error: unknown) =>
        log.warn({ err: error }, 'database not back yet'),
      );
    }
  };
  const watching = watch();
  return {
    async end() {
      ending.abort();
      await watching;
    },
  };
}

/** Connections that have only just closed leave the list a moment later, hence the repeated checks. */
async function isUsedByOthers(place: Place): Promise<boolean> {
  for (let look = 0; look < 20; look++) {
    const sql = `SELECT count(*)::int AS others FROM pg_stat_activity
                  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
    const found = await query<{ others: number }>(place, sql).catch(() => undefined);
    if (!found || found.others === 0) return false;
    await pause(50);
  }
  return true;
}

async function shutDown(place: Place): Promise<void> {
  const pid = await postmasterPid(place);
  // The pid of a killed database may have been reused by a foreign process.
  if (pid === undefined || !(await answers(place))) return;
  process.kill(pid, 'SIGINT'); // "fast": ends connections, writes a checkpoint
  const deadline = performance.now() + STOP_WITHIN_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) throw new Error(`The database (process ${pid}) does not stop.`);
    await pause(20);
  }
}

async function answers(place: Place): Promise<boolean> {
  const sql = `SELECT current_setting('data_directory') AS folder`;
  const found = await query<{ folder: string }>(place, sql).catch(() => undefined);
  if (found && found.folder !== place.cluster) {
    throw new Error(`Another database (${found.folder}) answers in ${place.sockets}.`);
  }
  return found !== undefined;
}

async function query<Row>(place: Place, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: connectionString(place), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // also rejects `query`, which reports it
  try {
    await client.connect();
    return (await client.query(sql)).rows[0] as Row | undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const connectionString = (place: Place): string =>
  `postgresql://postgres@${encodeURIComponent(place.sockets)}:${SOCKET_PORT}/postgres`;

async function postmasterPid(place: Place): Promise<number | undefined> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a process may be the postmaster: its pid may have been reused. A process that cannot be inspected counts as one,
 * because the lock of a running database must stay.
 */
async function isRunning(pid: number | undefined): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  return command.includes('postgres');
}

/**
 * Repairs the lock files of a killed database. When its pid has been reused, in a container by a thread of the server itself,
 * PostgreSQL would refuse to start for ever. It knows that its own parent's pid is no database, so that pid is written instead;
 * PostgreSQL then checks for itself whether a process still uses the files.
 */
async function disownLocks(place: Place): Promise<void> {
  const pid = await postmasterPid(place);
  if (!isAlive(pid) || (await isRunning(pid))) return;
  const lock = join(place.cluster, 'postmaster.pid');
  const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
  await writeFile(lock, [process.pid, ...rest].join('\n'));
  await rm(join(place.sockets, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
}

async function keepLogSmall({ logFile }: Place): Promise<void> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LOG_BYTES_KEPT) await rename(logFile, `${logFile}.1`);
}

async function endOfLog({ logFile }: Place): Promise<string> {
  return (await readFile(logFile, 'utf8').catch(() => '')).slice(-2000);
}
