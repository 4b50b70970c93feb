import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Role } from '#domain/identity/roles.ts';
import { memoryOptions } from '../../scripts/lib/memory.mjs';
import { runCommand, type Command } from '../../test-support/command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = 'build/program/main.js';

/** Credentials of a user. */
export type Account = { name?: string; email: string; password: string };

/** The real shop as a process of its own. */
export type RunningShop = {
  dataDir: string;
  /** Such as `http://localhost:41234`. */
  url: string;
  /** The demo accounts, as the shop prints them at start. */
  accounts: Record<Role, Account>;
  pid: number;
  /** Resolves when the process has exited. */
  ended: Command['ended'];
  output(): string;
  /** Stops it as Ctrl-C does, and waits. */
  close(): Promise<void>;
};

/** A shop's data folder, until it is removed. */
export type DataDir = { path: string; remove(): Promise<void> };

/** A data folder that the embedded database may use, whichever user runs the tests. */
export async function newDataDir(within = tmpdir()): Promise<DataDir> {
  const path = await mkdtemp(join(within, 'shop-e2e-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A copy of a stopped shop's data folder, with its database and pictures. */
export async function copyOfDataDir(closed: string): Promise<DataDir> {
  const data = await newDataDir();
  // Preserves owners: the embedded database refuses a folder that is not its own.
  await promisify(execFile)('cp', ['-a', `${closed}/.`, data.path]);
  return data;
}

/**
 * Starts the built shop on a free port with the demo data, without waiting for it.
 * @param root the project's folder, if it is another version of it
 */
export function openShop(dataDir: string, env: Record<string, string> = {}, root = ROOT): Command {
  // Without the test runner's own variables, which include NODE_ENV and DEV.
  const { PATH, HOME } = process.env;
  // Earlier versions of the project run from their sources.
  const program = existsSync(join(root, SERVER)) ? SERVER : 'src/server/main.ts';
  return runCommand(process.execPath, [...memoryOptions, program], {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // As in `npm start`.
      NODE_ENV: 'production',
      DEMO: 'true',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      TRUST_PROXY: 'true',
      // One customer orders in many tests.
      OPEN_ORDERS: '0',
      OPEN_BRACELETS: '0',
      ...env,
    },
  });
}

/** Starts the shop and waits for its address. */
export async function startShop(
  dataDir: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<RunningShop> {
  const command = openShop(dataDir, env, root);
  const [line, url = ''] = await command.says(/Vườn Charm: (https?:\/\/localhost:\d+).*\n/);
  return {
    dataDir,
    url,
    accounts: accountsIn(line),
    pid: command.pid,
    ended: command.ended,
    output: command.output,
    async close() {
      command.pressCtrlC();
      await command.ended;
    },
  };
}

/** A demo shop of its own, removed with what was opened. Opened before what needs it, it is closed after that. */
export async function startNewShop(opened: AsyncDisposableStack): Promise<RunningShop> {
  const data = await newDataDir();
  opened.defer(() => data.remove());
  const shop = await startShop(data.path);
  opened.defer(() => shop.close());
  return shop;
}

/** The embedded database of a running shop. */
export async function databaseOf(dataDir: string): Promise<{ pid: number; url: string }> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const [pid, , , port, sockets = ''] = file.split('\n');
  return { pid: Number(pid), url: `postgresql://postgres@${encodeURIComponent(sockets)}:${port}/postgres` };
}

/** Parses `… khách a@b · quản trị c@d · giao hàng e@f · mật khẩu xyz`. */
function accountsIn(line: string): Record<Role, Account> {
  const after = (word: string) => new RegExp(`${word} (\\S+)`).exec(line)?.[1] ?? '';
  const password = after('mật khẩu');
  return {
    customer: { email: after('khách'), password },
    admin: { email: after('quản trị'), password },
    shipper: { email: after('giao hàng'), password },
  };
}
