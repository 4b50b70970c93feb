import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import { counterSettings, settingsWithoutTimeouts } from './limits.ts';
import { ShopPool } from './writes.ts';

// Counts and sums arrive as bigint text; every number in this shop fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Root = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. Only services open one (`inTx`); repositories take whichever handle they are given. */
export type Tx = Parameters<Parameters<Root['transaction']>[0]>[0];
/** The handle every repository function takes first: the pool or an open transaction. */
export type Db = Root | Tx;
/** The pool itself, which can open transactions. */
export type Database = Root;

/**
 * Connects lazily, within the limits of `limits.ts`. An idle connection that breaks is logged, never thrown: the pool opens a new
 * one.
 */
export function connect(connectionString: string, log: Log): Database {
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'idle database connection lost');
  return drizzle({ client: new ShopPool(connectionString, onLost) });
}

/** Connects without time limits on statements, for work such as the command line. */
export function connectWithoutTimeouts(connectionString: string, log: Log): Database {
  // As in `writeSettings`: statements of one transaction may be pipelined.
  const pool = new pg.Pool({ ...settingsWithoutTimeouts(connectionString, 2), pipeline: true });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  return drizzle({ client: pool });
}

/** Connects for counters whose last moments a power cut may lose (`counterSettings`). */
export function connectCounters(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool(counterSettings(connectionString));
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  return pool;
}

/**
 * Runs `work` in one transaction, which commits or rolls back as a whole. Inside another transaction it is a savepoint.
 * @param work is rerun from its beginning when a row it needs is locked by another transaction (decision 0030), so it must do
 * nothing that a rollback does not undo; what follows the commit comes after this call
 * @throws ShopError UNAVAILABLE when the row stays locked
 */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Of the last attempt only: a rolled-back attempt has nothing to follow it.
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
    // Surfaces the original failure first; the later statements fail only as a consequence of it.
    await pipelined(last);
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
 * Awaits pipelined statements of one transaction: none depends on another's result, and the connection keeps their order. All of
 * them settle before the first error is thrown, so no statement is sent after the rollback.
 * @throws the error of the first statement that failed; the later ones fail only because the transaction is already aborted
 */
export async function pipelined<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(statements);
  const answers = settled.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
  return answers as { -readonly [K in keyof T]: Awaited<T[K]> };
}

const lastOf = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Sends the commit together with the last statements instead of after their results, so that other transactions wait for these
 * rows only until the database has finished, not until this process has read the results (decision 0052). No statement may follow
 * in this transaction.
 * @param lastStatements may fail only in the database: an error thrown while processing a result would come after the commit. It
 * sends all its statements at once, without awaiting results in between
 */
export async function commitWith(tx: Tx, lastStatements: Promise<unknown>): Promise<void> {
  lastStatements.catch(() => {}); // `inTx` rethrows it
  const last = lastOf.get(tx);
  if (last === undefined) throw new Error('only what `inTx` opened can be committed with its last statement');
  last.push(lastStatements);
  // Until all of its statements have been sent.
  await new Promise<void>((next) => process.nextTick(next));
}

const followingOf = new WeakMap<Db, (() => void)[]>();

/**
 * Runs `work` once the writes of this handle are committed; at once outside a transaction. For hints only: a process killed in
 * between never runs it (decision 0031).
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

/** A transaction without time limits, on a connection of its own: for jobs and the demo seed, not for requests. */
export async function inTxWithoutTimeouts<T>(
  db: Database,
  log: Log,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const own = connectWithoutTimeouts(db.$client.options.connectionString ?? '', log);
  try {
    return await inTx(own, work);
  } finally {
    await own.$client.end();
  }
}

const UNIQUE_VIOLATION = '23505';

/** True when a write was refused because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION;
}
