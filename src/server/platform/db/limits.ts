import type pg from 'pg';
import { seconds } from '#domain/kernel/time.ts';

/**
 * Connection counts and time limits, in milliseconds (decision 0030). All instances share the default hundred connections of
 * PostgreSQL: an instance takes 27 at most, and 4 for the job queue.
 */
export const LIMITS = {
  /**
   * Outside transactions: pages, lists, authentication. Reads wait for no row lock, so ten connections serve some thousand a
   * second.
   */
  reads: 10,
  /** First attempts of writes: more would only wait for the disk together. */
  writes: 10,
  /** Of those, for one kind of request: a hundred requests for one row leave four connections to everything else. */
  writesOfOneKind: 6,
  /** Retries of writes that met a locked row, on connections of their own that nothing else needs. */
  retries: 4,
  /** For rate limits, which take a fifth of a millisecond each. */
  counters: 2,
  /** For one row: one attempt runs, and the next is ready behind it. */
  retriesOfOneRow: 2,

  /**
   * How long a first attempt waits for a row lock. An ordinary transaction holds a row for 5 to 30 ms, so six take turns within
   * it.
   */
  rowWait: 250,
  /** The same while some row is stuck: the next write probably wants it too, and others are waiting for the connection. */
  rowWaitWhileStuck: 30,
  /** How long a retry waits for the row, on a connection to which PostgreSQL grants the lock as soon as it is free. */
  retryWait: 500,
  /** When many rows are stuck, each is retried within about this time. */
  retryRound: 3_000,
  /**
   * How long a write is retried. Longer than `idleInTransaction`: a request that came while an instance froze inside a
   * transaction succeeds once PostgreSQL has ended that transaction. Including the last attempt it stays below the 8 s that the
   * browser waits for a chat message.
   */
  patience: seconds(6),
  /** The same while no transaction is older than `longTransaction`: all make progress, slowly. A browser waits for 20 s. */
  mostPatience: seconds(18),
  longTransaction: seconds(4),
  /** How often the age of the oldest transaction is queried while a write waits for a row. */
  look: seconds(1),
  /** Requests beyond this many waiting are refused at once: they would hardly get their turn. */
  mostWaiting: 400,
  /** How long to wait for a read connection; one comes free every few milliseconds unless the database is in trouble. */
  connectionWait: seconds(3),
  /**
   * An idle connection left over from a peak takes 3 MB at the database; one of each kind stays open, so that no request waits
   * for a connect.
   */
  idle: seconds(5),

  /** Reads wait only for a table that a migration has locked. */
  tableWait: seconds(2),
  /** The slowest statement, a year's overview of 100,000 orders, takes about a second. */
  statement: seconds(5),
  /** The same limit on this side, for a database that does not answer at all: frozen, or its machine gone. */
  answer: seconds(6),
  /** A transaction never waits for anything but its own statements: an idle one means that its process froze. */
  idleInTransaction: seconds(5),
  /** How long work that a person runs (the command line) waits for a table or row lock. */
  unhurriedTableWait: seconds(10),
  /**
   * How long a migration waits for a table lock, with everything else that wants the table queued behind it: less than a first
   * attempt of a write waits, and less than the second after which PostgreSQL looks for a deadlock.
   */
  migrationTableWait: 150,
  /** All others get at least this long before the migration tries again. */
  migrationPause: 250,
  /**
   * Longer than a backup of a large shop reads its tables. After it the start fails, and whatever restarts the shop tries again.
   */
  migrationPatience: seconds(300),
  /** `/api/ready` answers within a second in any case. */
  probe: 800,
} as const;

/** For work that may take any time: the command line, the demo seed, migrations. */
const UNHURRIED = {
  statement_timeout: 0,
  lock_timeout: LIMITS.unhurriedTableWait,
  idle_in_transaction_session_timeout: seconds(60),
};

/** A dead peer is noticed after 15 + 3 × 5 s, on both sides; otherwise it would take hours. */
const NOTICE_GONE =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';

/** Options in the URL itself are kept beside these. */
function withOptions(connectionString: string, options: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('options', [options, url.searchParams.get('options')].filter(Boolean).join(' '));
  return url.href;
}

function common(connectionString: string): pg.PoolConfig {
  return {
    connectionString: withOptions(connectionString, NOTICE_GONE),
    application_name: 'vuon-charm',
    keepAlive: true,
    keepAliveInitialDelayMillis: seconds(15),
    connectionTimeoutMillis: LIMITS.connectionWait,
  };
}

export const readSettings = (connectionString: string): pg.PoolConfig => ({
  ...common(connectionString),
  max: LIMITS.reads,
  min: 1,
  idleTimeoutMillis: LIMITS.idle,
  lock_timeout: LIMITS.tableWait,
  statement_timeout: LIMITS.statement,
  query_timeout: LIMITS.answer,
  idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
});

export const writeSettings = (connectionString: string): pg.PoolConfig => ({
  // Statements of transactions find their rows by keys, so one plan fits all values: planning anew took a fifth of an order.
  ...readSettings(withOptions(connectionString, '-c plan_cache_mode=force_generic_plan')),
  max: LIMITS.writes + LIMITS.retries,
  lock_timeout: LIMITS.rowWait,
  // Statements of a transaction that do not await results in between are sent at once.
  pipeline: true,
});

/** For counters whose loss is harmless: a write returns before it is on the disk, so a power cut loses the last moments. */
export const counterSettings = (connectionString: string): pg.PoolConfig => ({
  ...readSettings(withOptions(connectionString, '-c synchronous_commit=off')),
  max: LIMITS.counters,
  lock_timeout: LIMITS.rowWait,
});

export const settingsWithoutTimeouts = (connectionString: string, max: number): pg.PoolConfig => ({
  ...common(connectionString),
  ...UNHURRIED,
  max,
});

export const probeSettings = (connectionString: string): pg.PoolConfig => ({
  ...common(connectionString),
  max: 1,
  // Kept open: a probe that had to connect first would measure the network more than the database.
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
  connectionTimeoutMillis: LIMITS.probe,
  query_timeout: LIMITS.probe,
  statement_timeout: LIMITS.probe,
});

/**
 * For the job queue's own connections, which no request waits for: its maintenance takes a while and sets its own lock limits.
 * What a frozen instance holds is released all the same. What they write need not reach the disk at once: after a power cut a
 * job whose end was lost is done again, as after a crash (decision 0031). Jobs themselves are written with their cause, on other
 * connections.
 */
export const jobSettings = (connectionString: string) => ({
  connectionString: withOptions(
    connectionString,
    `${NOTICE_GONE} -c synchronous_commit=off -c idle_in_transaction_session_timeout=30000 -c statement_timeout=60000`,
  ),
  max: 4,
});
