import pg from 'pg';
import { ShopError } from '../http/errors.ts';
import { createSlotQueue, type SlotQueue } from '../process/slot-queue.ts';
import { kindOfWork } from './kind-of-work.ts';
import { sender } from './sending.ts';
import { LIMITS, readSettings, writeSettings } from './limits.ts';

/** Lock timeouts, deadlocks and serialization failures: a retry may succeed. */
const HELD = new Set(['55P03', '40P01', '40001']);

/** Messages of `pg` for a connection that did not come in time; nothing was sent then. */
const CAME_LATE = new Set([
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
]);

/** Every statement that may wait for a row lock; reports and lists never contain any of these words. */
const WRITES = /\b(?:insert|update|delete|merge|for (?:key )?share)\b/i;

/** The outcome of an attempt that met a locked row: the statement that timed out, the same for all that want the same row. */
type Held = { row: string };

/**
 * The shop's connections, in parts that cannot starve one another (decision 0030). Reads wait for no row lock. A write waits
 * `LIMITS.rowWait` for one; if the row stays locked, the write is rolled back, queues without a connection behind the others that
 * want the same row, and starts anew. Used as a pool, `query` routes each statement to its part.
 */
export class ShopPool extends pg.Pool {
  readonly #writes: pg.Pool;
  readonly #firstTries: SlotQueue = createSlotQueue({
    slots: LIMITS.writes,
    perKey: () => LIMITS.writesOfOneKind,
    mostWaiting: LIMITS.mostWaiting,
  });
  readonly #retries: SlotQueue = createSlotQueue({
    slots: LIMITS.retries,
    perKey: (row) => (this.#stuck.has(row) ? 1 : LIMITS.retriesOfOneRow),
    mostWaiting: LIMITS.mostWaiting,
  });
  /** Rows on which the last attempt timed out. */
  readonly #stuck = new Set<string>();
  readonly #longTransactions: LongTransactions;
  readonly #readInTime = inTimeOf(this);
  readonly #writeInTime: ReturnType<typeof inTimeOf>;

  constructor(connectionString: string, onLost: (error: Error) => void) {
    super(readSettings(connectionString));
    this.#writes = new pg.Pool(writeSettings(connectionString));
    this.#writeInTime = inTimeOf(this.#writes);
    for (const pool of [this, this.#writes]) pool.on('error', onLost);
    this.#longTransactions = watchLongTransactions(() => super.query(OLDEST_TRANSACTION));
  }

  /**
   * Runs a write, and reruns it from its beginning whenever it meets a locked row.
   * @param work everything it does must be undone by a rollback
   * @throws ShopError UNAVAILABLE when a row stays locked for longer than `LIMITS.patience`, or too many wait
   */
  async write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const start = performance.now();
    // Slow is not stuck: while all transactions make progress, a long queue gets more time.
    const left = () =>
      start + (this.#longTransactions.any() ? LIMITS.patience : LIMITS.mostPatience) - performance.now();
    const kind = kindOfWork();
    if (!(await this.#firstTries.acquire(kind, left))) throw waitedInVain(`too many of ${kind}`);
    const rowWait = this.#stuck.size > 0 ? LIMITS.rowWaitWhileStuck : LIMITS.rowWait;
    let outcome = await this.#attempt(rowWait, work).finally(() => this.#firstTries.release(kind));
    while (!('result' in outcome)) outcome = await this.#tryAgain(outcome.row, left, work);
    return outcome.result;
  }

  async #tryAgain<T>(row: string, left: () => number, work: (client: pg.PoolClient) => Promise<T>) {
    if (left() <= 0 || !(await this.#retries.acquire(row, left))) {
      this.#forget(row);
      // Without the values, which are personal data.
      throw waitedInVain(`a row is held: ${row.split('\n', 1)[0]?.slice(0, 200)}`);
    }
    let found: { result: T } | Held | null = null;
    try {
      // While few rows are contended a retry may wait on its connection for longer; with many, they take turns.
      const share = LIMITS.retryRound / Math.max(1, this.#retries.keysWaiting());
      const rowWait = Math.min(LIMITS.retryWait, Math.max(LIMITS.rowWaitWhileStuck, share));
      found = await this.#attempt(Math.round(rowWait), work);
      return found;
    } finally {
      this.#stuck.delete(row);
      if (found !== null && 'row' in found) this.#stuck.add(found.row);
      this.#retries.release(row);
    }
  }

  readonly #attempt = <T>(rowWait: number, work: (client: pg.PoolClient) => Promise<T>) =>
    this.#writeInTime(() => attempt(this.#writes, rowWait, work));

  /** Drops the state of a row that nobody waits for any more. */
  #forget(row: string): void {
    if (!this.#retries.has(row)) this.#stuck.delete(row);
  }

  // `pg` declares a dozen overloads; the shop uses only the promise form.
  override query = ((config: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    if (WRITES.test(text)) return this.write((client) => client.query(config as pg.QueryConfig, values));
    if (this.waitingCount >= LIMITS.mostWaiting) return Promise.reject(waitedInVain('too many read'));
    return this.#readInTime(() => super.query(config as pg.QueryConfig, values));
  }) as pg.Pool['query'];

  override end = (async () => {
    await Promise.all([super.end(), this.#writes.end()]);
  }) as pg.Pool['end'];
}

/**
 * `pg` lets work wait for the connection that was opened for it, although others are free meanwhile: a burst after a pause opens
 * several at once, and a database slow to accept them would refuse all of it but the first. Such work runs on what is free, one after
 * the other.
 */
function inTimeOf(pool: pg.Pool) {
  /** The last whose connection did not come in time. */
  let late: Promise<unknown> = Promise.resolve();
  return async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Error && CAME_LATE.has(error.message))) throw error;
      const again = late.then(() => {
        if (pool.idleCount === 0) throw error;
        return run();
      });
      late = again.catch(() => {}); // it is told to who waits for it
      return again;
    }
  };
}

/** Age in seconds of the oldest open transaction, of any client of this database. */
const OLDEST_TRANSACTION = `SELECT extract(epoch FROM clock_timestamp() - min(xact_start))::float8 AS age
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

type LongTransactions = { any(): boolean };

/**
 * Tells whether an unavailable row may be held by one transaction that does not end, rather than by many in turn. Queries the
 * database once a second at most and only while needed; until it answers, assumes that there is one.
 */
function watchLongTransactions(ask: () => Promise<pg.QueryResult<{ age: number | null }>>): LongTransactions {
  let askedAt = -Infinity;
  let age = Infinity;
  return {
    any() {
      const now = performance.now();
      if (now - askedAt > 3 * LIMITS.look) age = Infinity;
      if (now - askedAt > LIMITS.look) {
        askedAt = now;
        ask().then(
          ({ rows }) => (age = (rows[0]?.age ?? 0) * 1000),
          () => (age = Infinity),
        );
      }
      return age >= LIMITS.longTransaction;
    },
  };
}

const waitedInVain = (reason: string) => new ShopError('UNAVAILABLE', { cause: new Error(reason) });

/**
 * One attempt on a connection of its own; a connection that is lost, or left inside a transaction, is not returned to the pool.
 */
async function attempt<T>(
  pool: pg.Pool,
  rowWait: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<{ result: T } | Held> {
  const client = await pool.connect();
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost ??= error;
  };
  client.on('error', lose);
  const noted = noteFailures(client);
  try {
    await setRowWait(client, rowWait);
    return { result: await work(client) };
  } catch (error) {
    if (noted.row === null || !isHeld(error)) throw error;
    return { row: noted.row };
  } finally {
    noted.stop();
    client.off('error', lose);
    client.release(lost ?? (noted.isUnfit || client.getTransactionStatus() !== 'I'));
  }
}

/** The schema changed under a prepared statement of this connection: a new release is being rolled out (SQLSTATE). */
const OUTDATED = new Set(['0A000', '26000']);

/** Records which statement met a locked row, and whether the connection is still usable. */
function noteFailures(client: pg.PoolClient) {
  const ask = sender(client);
  const noted = {
    row: null as string | null,
    isUnfit: false,
    /** Restores the client's own `query`. */
    stop() {
      Reflect.deleteProperty(client, 'query');
    },
  };
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    try {
      return await ask(config, values);
    } catch (error) {
      if (isHeld(error)) noted.row ??= `${config.text}\n${JSON.stringify(values ?? config.values)}`;
      if (error instanceof pg.DatabaseError && OUTDATED.has(error.code ?? '')) noted.isUnfit = true;
      if (error instanceof Error && error.message === 'Query read timeout') {
        noted.isUnfit = true;
        // Otherwise the rollback would time out as well.
        client.end().catch(() => {}); // it is lost either way
      }
      throw error;
    }
  };
  client.query = query as typeof client.query;
  return noted;
}

function isHeld(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof pg.DatabaseError && HELD.has(each.code ?? '')) return true;
  return false;
}

const rowWaits = new WeakMap<pg.PoolClient, number>();

async function setRowWait(client: pg.PoolClient, ms: number): Promise<void> {
  if ((rowWaits.get(client) ?? LIMITS.rowWait) === ms) return;
  await client.query(`SET lock_timeout = ${ms}`);
  rowWaits.set(client, ms);
}
