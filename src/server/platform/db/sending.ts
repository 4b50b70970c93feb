import type { Writable } from 'node:stream';
import type pg from 'pg';

type Ask = (config: pg.QueryConfig, values?: unknown[]) => Promise<unknown>;

/** From its third time on a statement is kept ready by every connection that says it. */
const OFTEN = 3;
/** PostgreSQL keeps some ten kilobytes for each, on each connection. */
const MOST_READY = 150;
/** What is said in many forms, such as lists of many lengths, is not counted for ever. */
const MOST_COUNTED = 2_000;

const counted = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which a connection keeps a statement ready; undefined for what is said seldom. */
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

/** Sends in one write what is said before the next turn of the event loop: a write costs more than the statement. */
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
 * How a connection that writes is spoken to (decision 0052): what is said often is kept ready; what is said in the same moment
 * goes out at once; and nobody waits for the answer to `begin`, which goes out with the first statement.
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
