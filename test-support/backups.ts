import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './command.ts';
import { testDatabase } from './database.ts';
import { query } from './database-server.ts';

const CLI = fileURLToPath(new URL('../src/server/cli.ts', import.meta.url));

/**
 * Runs an owner's command (`npm run shop`) in a separate process.
 * @param input text typed into it
 * @param under a command that wraps it
 */
export function runShop(
  args: string[],
  env: Record<string, string>,
  input = '',
  under: readonly string[] = [],
) {
  const [command = '', ...rest] = [...under, process.execPath, CLI, ...args];
  const child = spawn(command, rest, { env: { PATH: process.env.PATH, ...COMPILED, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  child.stdin.end(input);
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
  return { child, ended };
}

/**
 * Other databases of the server whose names start with this one's. @param through queried instead, so that nobody is connected to
 * the database itself
 */
export async function siblingDatabases(databaseUrl: string, through = databaseUrl): Promise<string[]> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const rows = await query(through, `SELECT datname FROM pg_database WHERE datname LIKE '%${name}_%'`);
  return rows.map(({ datname }) => String(datname));
}

/** A migrated database without data. */
export async function emptyDatabase(): Promise<string> {
  const own = new URL(await testDatabase());
  own.search = '';
  return own.href;
}

/** A database without any schema objects. */
export async function blankDatabase(): Promise<string> {
  const url = await emptyDatabase();
  for (const schema of ['public', 'drizzle', 'jobs'])
    await query(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await query(url, 'CREATE SCHEMA public');
  return url;
}
