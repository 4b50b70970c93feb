import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Statement } from './recording.ts';

const run = promisify(execFile);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const WHOLE_UUID = new RegExp(`^${UUID.source}$`, 'i');

/** SQL for an id that differs per customer: `kind` distinguishes the ids of one customer. */
export function idOf(kind: number, customer: string): string {
  return `('${kind.toString(16).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex((${customer})::bigint), 12, '0'))::uuid`;
}

/**
 * Turns recorded statements into a pgbench script that repeats them for customer number `:customer`. Ids in `shared` are the same
 * for all customers; every other id becomes the customer's own.
 * @param kinds the kinds already assigned by `idOf`, by recorded id
 */
export function scriptOf(
  statements: readonly Statement[],
  shared: ReadonlySet<string>,
  kinds: Map<string, number>,
): string {
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'NULL';
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value instanceof Date) return quoted(value.toISOString());
    if (Array.isArray(value)) return quoted(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
    if (typeof value === 'object') return quoted(JSON.stringify(value));
    if (typeof value !== 'string') throw new Error(`no literal for a ${typeof value}`);
    if (!WHOLE_UUID.test(value)) return UUID.test(value) ? ownTexts(value) : quoted(value);
    return shared.has(value) ? quoted(value) : idOf(kindOf(value), ':customer');
  };
  const kindOf = (id: string) => {
    if (!kinds.has(id)) kinds.set(id, kinds.size + 1);
    return kinds.get(id) ?? 0;
  };
  /** A text containing an id becomes the customer's own only if it must be unique as a whole, like a counter's key. */
  const ownTexts = (text: string) =>
    text.length < 80 ? `(${quoted(`${text}:`)} || :customer)` : quoted(text);
  const lines = statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_sign, number: string) => literal(values[Number(number) - 1])),
  );
  // Each client uses customers of its own, one per transaction.
  const turn = ['\\set turn :turn + 1', '\\set customer :client_id * :each + :turn'];
  return [...turn, ...lines.map((line) => `${line.trim().replace(/;$/, '')};`)].join('\n');
}

/** @returns transactions per second */
export async function pgbench(
  url: string,
  script: string,
  { file, clients, each, from }: { file: string; clients: number; each: number; from: number },
): Promise<number> {
  await writeFile(file, script);
  const variables = { turn: from, each };
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const { stdout } = await run(
    'pgbench',
    ['-n', '-M', 'simple', '-c', String(clients), '-j', '1', '-t', String(each), '-f', file, ...defined, url],
    { maxBuffer: 50_000_000 },
  );
  if (!/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

function quoted(text: string): string {
  return text.includes('\\')
    ? `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
    : `'${text.replaceAll("'", "''")}'`;
}
