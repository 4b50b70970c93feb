import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, type Command } from '../test-support/command.ts';

const ADDRESS = /Vườn Charm: http:\/\/localhost:(\d+)/;
const STACK_TRACE = /^\s+at /m;

let dataDir: string;
const commands: Command[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
  await chmod(dataDir, 0o755);
});

afterAll(async () => {
  for (const command of commands) command.pressCtrlC();
  await Promise.all(commands.map((command) => command.ended));
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm start` as typed in a folder of the project, without the variables of the test run. */
function npmStart({ port = 0, folder = '.' } = {}): Command {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const command = runCommand('npm', ['start'], {
    cwd: fileURLToPath(new URL(`../${folder}`, import.meta.url)),
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  commands.push(command);
  void command.ended.then(() => commands.splice(commands.indexOf(command), 1));
  return command;
}

const databaseRuns = () => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'));

async function answerOf(shop: Command): Promise<number> {
  const [, port] = await shop.says(ADDRESS);
  return (await fetch(`http://127.0.0.1:${port}/`)).status;
}

test('npm start serves the demo shop from any folder of the project, and Ctrl-C closes it cleanly', async () => {
  const shop = npmStart({ folder: 'scripts/lib' });
  expect(await answerOf(shop)).toBe(200);
  expect(databaseRuns()).toBe(true);

  shop.pressCtrlC();

  expect(await shop.ended).toEqual({ code: 0, signal: null });
  expect(shop.output()).not.toMatch(/npm error/);
  expect(shop.output()).not.toMatch(STACK_TRACE);
  expect(databaseRuns()).toBe(false);
});

test('a later start answers within three seconds', async () => {
  const begun = performance.now();
  const shop = npmStart();
  expect(await answerOf(shop)).toBe(200);
  expect(performance.now() - begun).toBeLessThan(3000);

  shop.pressCtrlC();
  expect(await shop.ended).toEqual({ code: 0, signal: null });
});

test('a taken port is said in one sentence, and nothing is left running', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;

  const shop = npmStart({ port });

  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(new RegExp(`${port}.*PORT=`));
  expect(shop.output()).not.toMatch(STACK_TRACE);
  expect(databaseRuns()).toBe(false);
  stranger.close();
});
