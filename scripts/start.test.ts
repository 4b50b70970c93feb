import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommand, type Command } from '../test-support/command.ts';
import { freePort } from '../test-support/free-port.ts';

const ADDRESS = /Vườn Charm: http:\/\/localhost:(\d+)/;
const STACK_TRACE = /^\s+at /m;

let dataDir: string;
const commands: Command[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const command of commands) command.pressCtrlC();
  await Promise.all(commands.map((command) => command.ended));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a command in the project, without the test runner's variables, which include NODE_ENV and DEV. */
function type(line: string, { port = 0, folder = '.' } = {}): Command {
  const { PATH, HOME } = process.env;
  const [command = '', ...args] = line.split(' ');
  const running = runCommand(command, args, {
    cwd: fileURLToPath(new URL(`../${folder}`, import.meta.url)),
    // The launchers choose their own compile cache.
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, NODE_COMPILE_CACHE: undefined },
  });
  commands.push(running);
  running.ended.then(
    () => commands.splice(commands.indexOf(running), 1),
    () => undefined,
  );
  return running;
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

const databaseRuns = () => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'));

async function answerOf(shop: Command): Promise<number> {
  const [, port] = await shop.says(ADDRESS);
  return (await fetch(`http://127.0.0.1:${port}/`)).status;
}

test('npm start serves the demo shop from any folder of the project, and Ctrl-C closes it cleanly', async () => {
  const shop = type('npm start', { folder: 'scripts/lib' });
  expect(await answerOf(shop)).toBe(200);
  expect(databaseRuns()).toBe(true);

  shop.pressCtrlC();

  await shop.ended;
  expect(shop.output()).not.toMatch(/npm error/);
  expect(shop.output()).not.toMatch(STACK_TRACE);
  expect(databaseRuns()).toBe(false);
});

test('Ctrl-C during the start exits with 0 and leaves no database running', async () => {
  const shop = type('node scripts/start.mjs');
  await shop.says(/database ready/);

  shop.pressCtrlC();

  expect(await shop.ended).toEqual({ code: 0, signal: null });
  expect(databaseRuns()).toBe(false);
});

test('a killed server is restarted and serves again; Ctrl-C then closes it cleanly', async () => {
  const shop = type('node scripts/start.mjs');
  expect(await answerOf(shop)).toBe(200);
  const [server] = childrenOf(shop.pid);
  process.kill(server!, 'SIGKILL');

  const [, port] = await shop.says(new RegExp(`SIGKILL; starting again[^]*${ADDRESS.source}`));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  shop.pressCtrlC();
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  expect(databaseRuns()).toBe(false);
});

test('a server left by a killed launcher: the next start is refused and names it, --take-over replaces it', async () => {
  const port = await freePort();
  const first = type('node scripts/start.mjs', { port });
  expect(await answerOf(first)).toBe(200);
  const [left] = childrenOf(first.pid);
  process.kill(first.pid, 'SIGKILL');

  const refused = type('npm start', { port });
  expect((await refused.ended).code).toBe(1);
  expect(refused.output()).toMatch(new RegExp(`process ${left}\\).*--take-over`));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  const second = type('npm start -- --take-over', { port });
  expect(await answerOf(second)).toBe(200);
  expect(existsSync(`/proc/${left}`)).toBe(false);
  second.pressCtrlC();
  await second.ended;
  expect(databaseRuns()).toBe(false);
});

test('npm run dev serves styled pages with hot reload, and leaves no database running after Ctrl-C', async () => {
  const shop = type('npm run dev');
  const [, port] = await shop.says(ADDRESS);
  const origin = `http://127.0.0.1:${port}`;
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  await expectStyled(page);
  expect(await firstWordOfHmr(origin)).toEqual({ type: 'connected' });

  shop.pressCtrlC();

  await shop.ended;
  expect(databaseRuns()).toBe(false);
});

/** Its styles load, and its CSP allows them, the inline styles of Vite's client, and the WebSocket to Vite. */
async function expectStyled(page: Response): Promise<void> {
  const html = await page.text();
  const linked = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)![1]!,
  );
  const sheets = await Promise.all(
    linked.map(async (href) => {
      const sheet = await fetch(new URL(href.replaceAll('&amp;', '&'), page.url));
      expect([href, sheet.status]).toEqual([href, 200]);
      return sheet.text();
    }),
  );
  const inline = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css);
  expect([...sheets, ...inline].join('\n')).toMatch(/font-family/);
  const policy = (page.headers.get('content-security-policy') ?? '').split('; ');
  const allows = (kind: string) =>
    (
      policy.find((rule) => rule.startsWith(`${kind} `)) ??
      policy.find((rule) => rule.startsWith('default-src '))!
    ).split(' ');
  for (const kind of ['style-src', 'style-src-elem', 'script-src'])
    expect(allows(kind)).toContain("'unsafe-inline'");
  expect(allows('connect-src')).toContain('ws:');
  expect(html).toMatch(/\/@vite\/client|virtual:react-router\/inject-hmr-runtime/);
}

/** The first message on Vite's HMR WebSocket. */
async function firstWordOfHmr(origin: string): Promise<unknown> {
  const client = await fetch(`${origin}/@vite/client`);
  expect([client.status, client.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  const token = /wsToken = "([^"]+)"/.exec(await client.text())?.[1] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  const closed = once(socket, 'close');
  socket.close();
  await closed;
  return JSON.parse(data) as unknown;
}

// The signal reaches npm alone, as from a supervisor. With `exec` in the command no shell in between can swallow it.
test.each([
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGKILL'],
  ['npm run dev', 'SIGTERM'],
  ['npm run dev', 'SIGINT'],
] as const)('%s that gets %s leaves no database running', async (line, signal) => {
  const shop = type(line);
  expect(await answerOf(shop)).toBe(200);

  process.kill(shop.pid, signal);

  await expect.poll(databaseRuns).toBe(false);
  await shop.ended;
  expect(shop.output()).not.toMatch(STACK_TRACE);
});

test('a port in use: npm start exits with 1 and names the port without a stack trace, no database is left running', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;

  const shop = type('npm start', { port });

  expect((await shop.ended).code).toBe(1);
  expect(shop.output()).toMatch(new RegExp(`${port}.*PORT=`));
  expect(shop.output()).not.toMatch(STACK_TRACE);
  expect(databaseRuns()).toBe(false);
  stranger.close();
});
