import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import { counterSettings, unhurriedSettings } from './limits.ts';
import { ShopPool } from './writes.ts';

// Counts and sums arrive as bigint text; every number of this shop fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Root = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. Only services open one (`inTx`); repositories take whatever handle they are given. */
export type Tx = Parameters<Parameters<Root['transaction']>[0]>[0];
/** The handle every repository function takes first: the pool or an open transaction. */
export type Db = Root | Tx;
/** The pool itself, which can open transactions. */
export type Database = Root;

/**
 * Connects lazily, within the limits of `limits.ts`. An idle connection that breaks is logged, never thrown: the pool
 * opens another.
 */
export function connect(connectionString: string, log: Log): Database {
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'idle database connection lost');
  return drizzle({ client: new ShopPool(connectionString, onLost) });
}

/** Connects for what takes as long as it takes, such as the command line. */
export function connectUnhurried(connectionString: string, log: Log): Database {
  // As in `writeSettings`: statements of one transaction may go out together.
  const pool = new pg.Pool({ ...unhurriedSettings(connectionString, 2), pipeline: true });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  return drizzle({ client: pool });
}

/** Connects for counters that a power cut may set back by a moment (`counterSettings`). */
export function connectCounters(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool(counterSettings(connectionString));
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  return pool;
}

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. Inside another transaction it is a savepoint.
 * @param work runs again from its beginning when a row that it needs is held by somebody else (decision 0030), so it
 *   does nothing that a rollback does not undo; what follows the commit comes after this call
 * @throws ShopError UNAVAILABLE when the row stays held
 */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Of the last try alone: one that was rolled back has nothing to follow it.
  let following: (() => void)[] = [];
  const run = async (on: Pick<Db, 'transaction'>) => {
    following = [];
    const last: Promise<unknown>[] = [];
    const ended = on.transaction((tx) => {
      followingOf.set(tx, following);
      lastOf.set(tx, last);
      return work(tx);
    });
    await Promise.allSettled([ended]);
    // First what failed for a reason of its own; to the rest it is an echo.
    await together(last);
    return ended;
  };
  const pool = '$client' in db ? db.$client : null;
  const result = await (pool instanceof ShopPool
    ? pool.write((client) => run(onConnection(client)))
    : run(db));
  for (const each of following) afterCommit(db, each);
  return result;
}

/**
 * Statements of one transaction that are said in one go, none waiting for another's answer: the connection keeps their order. All have
 * answered before the first error is thrown, so that nothing is said after the rollback.
 * @throws the error of the first of them that failed; what PostgreSQL refuses after that is its echo
 */
export async function together<const T extends readonly unknown[]>(
  said: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(said);
  const answers = settled.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
  return answers as { -readonly [K in keyof T]: Awaited<T[K]> };
}

const lastOf = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Has the commit go out in the same go as what was said last, so that others wait for its rows until the database has answered, and not
 * until this process has read the answer too (decision 0052). Nothing may be said in this transaction after it.
 * @param said fails, if it fails, in the database: an error that is thrown on an answer would come after the commit. It says everything
 *   at once, without waiting for answers in between
 */
export async function withCommit(tx: Tx, said: Promise<unknown>): Promise<void> {
  said.catch(() => {}); // `inTx` throws it
  const last = lastOf.get(tx);
  if (last === undefined) throw new Error('only what `inTx` opened can be committed with its last statement');
  last.push(said);
  // Until all of it is said.
  await new Promise<void>((next) => process.nextTick(next));
}

const followingOf = new WeakMap<Db, (() => void)[]>();

/**
 * Does `work` once what was written through this handle is committed; at once outside a transaction. For hints alone: whoever
 * is killed in between has not done it (decision 0031).
 */
export function afterCommit(db: Db, work: () => void): void {
  const following = followingOf.get(db);
  if (following === undefined) work();
  else following.push(work);
}

const onConnections = new WeakMap<pg.PoolClient, NodePgDatabase>();

function onConnection(client: pg.PoolClient): NodePgDatabase {
  const known = onConnections.get(client);
  if (known !== undefined) return known;
  const made = drizzle({ client });
  onConnections.set(client, made);
  return made;
}

/** A transaction that takes as long as it takes, on a connection of its own: for the demo's seed, not for requests. */
export async function inUnhurriedTx<T>(db: Database, log: Log, work: (tx: Tx) => Promise<T>): Promise<T> {
  const own = connectUnhurried(db.$client.options.connectionString ?? '', log);
  try {
    return await inTx(own, work);
  } finally {
    await own.$client.end();
  }
}

const UNIQUE_VIOLATION = '23505';

/** True when a write was refused because the value is somebody else's already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION;
}
