// `npm run bench:start [-- rounds]`: time from `npm start` of a closed shop to its first response, database included, and the
// memory of the whole process tree afterwards. Needs a built shop (`npm run build`) and an otherwise idle machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOfDataDir, newDataDir, startShop, type DataDir } from '../e2e/support/shop.ts';
import { freePort } from '../test-support/free-port.ts';
import { memory, processorTime, tree, unsharedMemory } from './processes.ts';
import { reportFigures, median, say } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = Number(process.argv[2] ?? 5);
/** Wait until garbage from the start has been collected, ms. */
const IDLE = 10_000;

type Start = { ms: number; cpu: number; server: number; all: number };

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const closed = await newDataDir();
  opened.defer(() => closed.remove());
  await (await startShop(closed.path)).close();
  const starts: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await start(await copyOfDataDir(closed.path)));
  const middle = (of: keyof Start) => median(starts.map((found) => found[of]));
  say(
    `${cpus().length} cores, medians of ${ROUNDS} starts of the demo shop; memory after ${IDLE / 1000} s\n`,
  );
  say(`first page after     ${middle('ms').toFixed(0)} ms`);
  say(`processor            ${middle('cpu').toFixed(0)} ms of the server`);
  say(`memory of the server ${middle('server').toFixed(0)} MB RSS`);
  say(`memory of all        ${middle('all').toFixed(0)} MB PSS`);
  reportFigures(
    { name: 'first page ms', value: middle('ms'), aim: 1_000 },
    { name: 'server, processor ms', value: middle('cpu') },
    { name: 'server, MB RSS', value: middle('server') },
    { name: 'all processes, MB PSS', value: middle('all'), aim: 230 },
  );
}

async function start(data: DataDir): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'true', DATA_DIR: data.path, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isAnswered(`http://127.0.0.1:${port}/`))) await pause(5);
  const ms = performance.now() - began;
  const all = await tree(shop.pid!);
  const server = await serverOf(all);
  const cpu = await processorTime(server);
  await pause(IDLE);
  const sizes = await Promise.all((await tree(shop.pid!)).map(unsharedMemory));
  const rss = (await memory(server)).now;
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await once(shop, 'exit');
  await data.remove();
  return { ms, cpu, server: rss, all: sizes.reduce((sum, size) => sum + size, 0) };
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );

/** `npm start` supervises the server, which is a process of its own. */
async function serverOf(pids: readonly number[]): Promise<number> {
  const found = await Promise.all(
    pids.map(async (pid) => ({ pid, command: await readFile(`/proc/${pid}/cmdline`, 'utf8') })),
  );
  return found.find(({ command }) => command.includes('build/program/main.js'))!.pid;
}

await main();
