import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { after, seconds } from '#domain/kernel/time.ts';
import { systemClock, type Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { readSettings } from './limits.ts';
import type { Database } from './connection.ts';
import { unavailableBecause } from './unavailable.ts';

/** How long a report waits for the replica to catch up with what was committed when the report was requested, in ms. */
const CATCH_UP = 500;
const LOOK_AGAIN = 20;
/** How long a replica that was away or behind is not used. */
const REST = seconds(5);
/** Reports and exports are few; each runs a few statements one after the other. */
const CONNECTIONS = 4;

/** SQLSTATE of a statement that exceeded its timeout. */
const TOO_SLOW = '57014';

/**
 * Where reports and exports read: a streaming-replication standby of the database, so that they take no time from customers; the
 * database itself when there is no standby, or when it is away or behind (decision 0090).
 */
export type Reports = {
  /**
   * Runs `work` on a database that holds at least what was committed before this call. It is read-only.
   * @param work may run a second time, on the database itself, when the replica goes away meanwhile. A stream that it returns is
   * not restarted
   */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** @param replicaUrl of a standby; null where there is none */
export function openReports(
  db: Database,
  replicaUrl: string | null,
  { clock = systemClock, log }: { clock?: Clock; log: Log },
): Reports {
  if (replicaUrl === null) return { read: (work) => work(db), close: async () => undefined };
  const pool = new pg.Pool({ ...readSettings(replicaUrl), max: CONNECTIONS });
  pool.on('error', () => undefined); // the next query reconnects
  const replica = drizzle({ client: pool });
  let isUsed = true;
  let restsUntil = new Date(0);

  function rest(reason: string): void {
    restsUntil = after(clock.now(), REST);
    if (isUsed) log.warn({ reason }, 'reports read from the database itself, not from its replica');
    isUsed = false;
  }

  async function onReplica<T>(work: (db: Database) => Promise<T>): Promise<{ result: T } | null> {
    const { rows } = await db.$client.query<{ position: string }>(
      'SELECT pg_current_wal_lsn()::text AS position',
    );
    try {
      if (!(await hasReached(pool, rows[0]!.position))) {
        rest('behind, or no standby');
        return null;
      }
      const result = await work(replica);
      if (!isUsed) log.info({}, 'reports read from the replica again');
      isUsed = true;
      return { result };
    } catch (error) {
      const reason = unavailableBecause(error);
      if (reason === null || reason.startsWith(TOO_SLOW)) throw error;
      rest(reason);
      return null;
    }
  }

  return {
    async read(work) {
      const done = clock.now() < restsUntil ? null : await onReplica(work);
      return done === null ? work(db) : done.result;
    },
    close: () => pool.end(),
  };
}

/** @param position in the database's write-ahead log, such as `0/15D6A08` */
async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  const until = performance.now() + CATCH_UP;
  for (;;) {
    const { rows } = await pool.query<{ there: boolean | null }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
      [position],
    );
    if (rows[0]?.there === true) return true;
    // Null: it is not a standby.
    if (rows[0]?.there !== false || performance.now() > until) return false;
    await pause(LOOK_AGAIN);
  }
}
