import type pg from 'pg';
import { seconds } from '#domain/kernel/time.ts';

/**
 * What every connection of the shop may do and for how long, in milliseconds, and how many there are (decision 0030). All
 * instances share the hundred connections of a PostgreSQL as it comes: this is 27 an instance at most, and 4 of the job queue.
 */
export const LIMITS = {
  /** Outside transactions: pages, lists, who is asking. They wait for no row, so ten serve some thousand a second. */
  reads: 10,
  /** First tries of writes: more would only wait for the disk together. */
  writes: 10,
  /** Of those, of one kind of request: a hundred who want one row leave four to everybody else. */
  writesOfOneKind: 6,
  /** Tries again of writes that met a held row: connections of their own, which nobody else misses. */
  retries: 4,
  /** For rate limits, a fifth of a millisecond each. */
  counters: 2,
  /** For one row: one works, the next one is ready behind it. */
  retriesOfOneRow: 2,

  /** How long a first try waits for one row. Who holds a row in passing has it for 5 to 30 ms, so six take turns within it. */
  rowWait: 250,
  /** The same while some row is stuck: the next one probably wants it too, and others are waiting for the place. */
  rowWaitWhileStuck: 30,
  /** How long a later try waits, on a connection that PostgreSQL gives the row to as soon as it is free. */
  retryWait: 500,
  /** When many rows are stuck, each has its turn within about this time. */
  retryRound: 3_000,
  /**
   * How long a write is tried again. Longer than `idleInTransaction`: who came when an instance froze in the middle of a
   * transaction gets through when PostgreSQL has ended that transaction. With the last try below the 8 s that the browser
   * waits for a chat message.
   */
  patience: seconds(6),
  /** The same while no transaction is older than `longTransaction`: all get on, slowly. A browser waits for 20 s. */
  mostPatience: seconds(18),
  longTransaction: seconds(4),
  /** How often the database is asked for the oldest transaction while somebody waits for a row. */
  look: seconds(1),
  /** What waits beyond that is refused at once: it would hardly get its turn. */
  mostWaiting: 400,
  /** For a connection to read with; they come free every few milliseconds, or the database is in trouble. */
  connectionWait: seconds(3),
  /** A connection that a rush left behind holds 3 MB at the database; one of each kind stays, so that nobody waits for it to open. */
  idle: seconds(5),

  /** Reads wait only for a table that a migration holds. */
  tableWait: seconds(2),
  /** The slowest statement of the shop, a year's overview of 100,000 orders, takes about a second. */
  statement: seconds(5),
  /** The same seen from here, for a database that does not answer at all: frozen, or its machine gone. */
  answer: seconds(6),
  /** A transaction of the shop never waits for anything but its own statements: so long means that its process froze. */
  idleInTransaction: seconds(5),
  /** What a person waits for (the command line) waits for a table or row so long. */
  unhurriedTableWait: seconds(10),
  /**
   * A migration waits for a table so long, and everybody who wants it waits behind: less than a first try of a write waits, and
   * than the second after which PostgreSQL looks for a deadlock.
   */
  migrationTableWait: 150,
  /** Then all others get on at least so long, and it asks again. */
  migrationPause: 250,
  /** Longer than a backup of a large shop reads its tables. After it the start fails, and whatever restarts the shop goes on. */
  migrationPatience: seconds(300),
  /** `/api/ready` answers within a second, whatever happens. */
  probe: 800,
} as const;

/** For what a person or a start waits for as long as it takes: the command line, the demo's seed, migrations. */
const UNHURRIED = {
  statement_timeout: 0,
  lock_timeout: LIMITS.unhurriedTableWait,
  idle_in_transaction_session_timeout: seconds(60),
};

/** A machine that is gone is noticed after 15 + 3 × 5 s, from both sides; otherwise it would take hours. */
const NOTICE_GONE =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000';

/** Options of the address itself count beside these. */
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
  ...readSettings(connectionString),
  max: LIMITS.writes + LIMITS.retries,
  lock_timeout: LIMITS.rowWait,
  // What a transaction says without waiting for an answer in between goes out at once.
  pipeline: true,
});

/**
 * For counters that nobody misses: a write is done before it is on the disk. What the last moments before a power cut counted
 * is forgotten.
 */
export const counterSettings = (connectionString: string): pg.PoolConfig => ({
  ...readSettings(withOptions(connectionString, '-c synchronous_commit=off')),
  max: LIMITS.counters,
  lock_timeout: LIMITS.rowWait,
});

export const unhurriedSettings = (connectionString: string, max: number): pg.PoolConfig => ({
  ...common(connectionString),
  ...UNHURRIED,
  max,
});

export const probeSettings = (connectionString: string): pg.PoolConfig => ({
  ...common(connectionString),
  max: 1,
  // Kept: a probe that has to connect first would say more of the network than of the database.
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
  connectionTimeoutMillis: LIMITS.probe,
  query_timeout: LIMITS.probe,
  statement_timeout: LIMITS.probe,
});

/**
 * For the job queue's own work, which nobody waits for: its housekeeping takes a while and sets limits of its own for
 * locks. What an instance that froze has in its hands is given up all the same.
 */
export const jobSettings = (connectionString: string) => ({
  connectionString: withOptions(
    connectionString,
    `${NOTICE_GONE} -c idle_in_transaction_session_timeout=30000 -c statement_timeout=60000`,
  ),
  max: 4,
});
