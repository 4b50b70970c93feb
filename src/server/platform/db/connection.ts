import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../process/log.ts';

// Counts and sums arrive as bigint text; every number of this shop fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Root = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. Only services open one (`inTx`); repositories take whatever handle they are given. */
export type Tx = Parameters<Parameters<Root['transaction']>[0]>[0];
/** The handle every repository function takes first: the pool or an open transaction. */
export type Db = Root | Tx;
/** The pool itself, which can open transactions. */
export type Database = Root;

/** Connects lazily. An idle connection that breaks is logged, never thrown: the pool opens another. */
export function connect(connectionString: string, log: Log, max = 20): Database {
  const pool = new pg.Pool({ connectionString, max, application_name: 'vuon-charm' });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return drizzle({ client: pool });
}

/** Runs `work` in one transaction: all of it is kept, or nothing. Inside another transaction it is a savepoint. */
export function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(work);
}

const UNIQUE_VIOLATION = '23505';

/** True when a write was refused because the value is somebody else's already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION;
}
