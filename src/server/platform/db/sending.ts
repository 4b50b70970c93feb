import type { Writable } from 'node:stream';
import type pg from 'pg';

type Ask = (config: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;

/** A statement is prepared on every connection that sends it from its third use on. */
const OFTEN = 3;
/** PostgreSQL keeps some ten kilobytes for each, on each connection. */
const MOST_READY = 150;
/** Bounds the counters: statements with many variants, such as lists of many lengths, must not accumulate. */
const MOST_COUNTED = 2_000;

const counted = new Map<string, number>();
const names = new Map<string, string>();

/** The prepared-statement name of a statement; undefined for rare ones. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_READY) return known;
  if (counted.size >= MOST_COUNTED) counted.clear();
  const times = (counted.get(text) ?? 0) + 1;
  counted.set(text, times);
  if (times < OFTEN) return undefined;
  const name = `often_${names.size}`;
  names.set(text, name);
  counted.delete(text);
  return name;
}

/** Sends everything written before the next turn of the event loop in one socket write: a write costs more than the statement. */
function sendTogether(client: pg.PoolClient): () => void {
  const { connection } = client as unknown as { connection: { stream: Writable } };
  let isHolding = false;
  return () => {
    if (isHolding) return;
    isHolding = true;
    const { stream } = connection;
    stream.cork();
    process.nextTick(() => {
      isHolding = false;
      stream.uncork();
    });
  };
}

/**
 * Wraps a write connection (decision 0052): frequent statements are prepared, statements of the same tick are sent in one write,
 * and nothing waits for the result of `begin`, which is sent with the first statement.
 */
export function sender(client: pg.PoolClient): Ask {
  const ask = client.query.bind(client) as Ask;
  const hold = sendTogether(client);
  let refusal: Error | null = null;
  return async (config, values) => {
    if (refusal !== null) throw refusal;
    hold();
    const { text } = config;
    if (text !== 'begin')
      return ask(text ? { ...config, name: config.name ?? nameOf(text) } : config, values);
    ask(config, values).catch((error: Error) => (refusal = error));
    return { rows: [] };
  };
}
