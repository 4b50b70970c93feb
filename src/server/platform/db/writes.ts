import pg from 'pg';
import { ShopError } from '../http/errors.ts';
import { createLine, type Line } from '../process/line.ts';
import { kindOfWork } from './kind-of-work.ts';
import { sender } from './sending.ts';
import { LIMITS, readSettings, writeSettings } from './limits.ts';

/** Locks not got in time, and transactions that waited for one another: the same again may go well. */
const HELD = new Set(['55P03', '40P01', '40001']);

/** Everything that may wait for a row; reports and lists never say any of these words. */
const WRITES = /\b(?:insert|update|delete|merge|for (?:key )?share)\b/i;

/** What a try met: the statement that waited for a row in vain, the same for all who want the same row. */
type Held = { row: string };

/**
 * The connections of the shop, in parts that cannot take one another's (decision 0030). Reads wait for no row. A write
 * gets `LIMITS.rowWait` for a row; if it is held for longer, the write is rolled back, waits without a connection for its
 * turn among those who want the same row, and begins anew. As a pool it reads: what `query` is given goes to the part it
 * belongs to.
 */
export class ShopPool extends pg.Pool {
  readonly #writes: pg.Pool;
  readonly #firstTries: Line = createLine({
    places: LIMITS.writes,
    perKey: () => LIMITS.writesOfOneKind,
    mostWaiting: LIMITS.mostWaiting,
  });
  readonly #retries: Line = createLine({
    places: LIMITS.retries,
    perKey: (row) => (this.#stuck.has(row) ? 1 : LIMITS.retriesOfOneRow),
    mostWaiting: LIMITS.mostWaiting,
  });
  /** Rows for which the last one waited in vain. */
  readonly #stuck = new Set<string>();
  readonly #longTransactions: LongTransactions;

  constructor(connectionString: string, onLost: (error: Error) => void) {
    super(readSettings(connectionString));
    this.#writes = new pg.Pool(writeSettings(connectionString));
    for (const pool of [this, this.#writes]) pool.on('error', onLost);
    this.#longTransactions = watchLongTransactions(() => super.query(OLDEST_TRANSACTION));
  }

  /**
   * Runs a write, from its beginning as often as it meets a held row.
   * @param work everything it does must be undone by a rollback
   * @throws ShopError UNAVAILABLE when a row is held for longer than `LIMITS.patience`, or too many wait
   */
  async write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const start = performance.now();
    // Slow is not held: where all get on, the last of many waits longer.
    const left = () =>
      start + (this.#longTransactions.any() ? LIMITS.patience : LIMITS.mostPatience) - performance.now();
    const kind = kindOfWork();
    if (!(await this.#firstTries.enter(kind, left))) throw waitedInVain(`too many of ${kind}`);
    const rowWait = this.#stuck.size > 0 ? LIMITS.rowWaitWhileStuck : LIMITS.rowWait;
    let outcome = await attempt(this.#writes, rowWait, work).finally(() => this.#firstTries.leave(kind));
    while (!('result' in outcome)) outcome = await this.#tryAgain(outcome.row, left, work);
    return outcome.result;
  }

  async #tryAgain<T>(row: string, left: () => number, work: (client: pg.PoolClient) => Promise<T>) {
    if (left() <= 0 || !(await this.#retries.enter(row, left))) {
      this.#forget(row);
      // Without the values, which are people's.
      throw waitedInVain(`a row is held: ${row.split('\n', 1)[0]?.slice(0, 200)}`);
    }
    let found: { result: T } | Held | null = null;
    try {
      // Few rows have a connection wait for each; many take turns.
      const share = LIMITS.retryRound / Math.max(1, this.#retries.keysWaiting());
      const rowWait = Math.min(LIMITS.retryWait, Math.max(LIMITS.rowWaitWhileStuck, share));
      found = await attempt(this.#writes, Math.round(rowWait), work);
      return found;
    } finally {
      this.#stuck.delete(row);
      if (found !== null && 'row' in found) this.#stuck.add(found.row);
      this.#retries.leave(row);
    }
  }

  /** Nothing is remembered of a row that nobody waits for any more. */
  #forget(row: string): void {
    if (!this.#retries.has(row)) this.#stuck.delete(row);
  }

  // `pg` declares a dozen ways to call it; promises are the one that the shop uses.
  override query = ((config: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    if (WRITES.test(text)) return this.write((client) => client.query(config as pg.QueryConfig, values));
    if (this.waitingCount >= LIMITS.mostWaiting) return Promise.reject(waitedInVain('too many read'));
    return super.query(config as pg.QueryConfig, values);
  }) as pg.Pool['query'];

  override end = (async () => {
    await Promise.all([super.end(), this.#writes.end()]);
  }) as pg.Pool['end'];
}

/** Seconds since the oldest open transaction began, of any client of this database. */
const OLDEST_TRANSACTION = `SELECT extract(epoch FROM clock_timestamp() - min(xact_start))::float8 AS age
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

type LongTransactions = { any(): boolean };

/**
 * Whether a row that is not to be had may be held by a transaction that does not end, rather than by many in turn. The
 * database is asked once a second at most while somebody wants to know; as long as it has not said, there is one.
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

/** One try on a connection of its own; one that is lost, or left in a transaction, is not given back. */
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

/** The database changed under a statement that this connection keeps ready: a release that is coming in (SQLSTATE). */
const OUTDATED = new Set(['0A000', '26000']);

/** Which statement met a held row, and whether the connection is of no more use. */
function noteFailures(client: pg.PoolClient) {
  const ask = sender(client);
  const noted = {
    row: null as string | null,
    isUnfit: false,
    /** The client asks as before. */
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
        // Otherwise the rollback would wait as long once more.
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
