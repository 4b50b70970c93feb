import type { Writable } from 'node:stream';
import type pg from 'pg';

type SendQuery = (config: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;

/** A statement is prepared on every connection that sends it from its third use on. */
const PREPARE_AFTER = 3;
/** PostgreSQL keeps some ten kilobytes for each, on each connection. */
const MOST_PREPARED = 150;
/** Bounds the counters: statements with many variants, such as lists of many lengths, must not accumulate. */
const MOST_COUNTED_TEXTS = 2_000;

const useCounts = new Map<string, number>();
const preparedNames = new Map<string, string>();

/** The prepared-statement name of a statement; undefined for rare ones. */
function nameOf(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size >= MOST_PREPARED) return known;
  if (useCounts.size >= MOST_COUNTED_TEXTS) useCounts.clear();
  const times = (useCounts.get(text) ?? 0) + 1;
  useCounts.set(text, times);
  if (times < PREPARE_AFTER) return undefined;
  const name = `often_${preparedNames.size}`;
  preparedNames.set(text, name);
  useCounts.delete(text);
  return name;
}

/** Sends everything written before the next turn of the event loop in one socket write: a write costs more than the statement. */
function corkUntilNextTick(client: pg.PoolClient): () => void {
  const { connection } = client as unknown as { connection: { stream: Writable } };
  let isCorked = false;
  return () => {
    if (isCorked) return;
    isCorked = true;
    const { stream } = connection;
    stream.cork();
    const send = () => {
      isCorked = false;
      stream.uncork();
    };
    // After the promises of this tick: a commit that follows its last statements (`commitWith`) is sent with them.
    process.nextTick(() => queueMicrotask(() => process.nextTick(send)));
  };
}

/**
 * Wraps a write connection (decision 0052): frequent statements are prepared, statements of the same tick are sent in one write,
 * and nothing waits for the result of `begin`, which is sent with the first statement.
 */
export function sender(client: pg.PoolClient): SendQuery {
  const sendQuery = client.query.bind(client) as SendQuery;
  const cork = corkUntilNextTick(client);
  let beginError: Error | null = null;
  return async (config, values) => {
    if (beginError !== null) throw beginError;
    cork();
    const { text } = config;
    if (text !== 'begin')
      return sendQuery(text ? { ...config, name: config.name ?? nameOf(text) } : config, values);
    sendQuery(config, values).catch((error: Error) => (beginError = error));
    return { rows: [] };
  };
}
