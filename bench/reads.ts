// `npm run bench:reads [-- seconds a round]`: cached pages and lists, compared with a bare server that sends the same bytes.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOptions } from '../scripts/lib/memory.mjs';
import { freePort } from '../test-support/free-port.ts';
import { processorTime } from './processes.ts';
import type { BareResponse } from './reads/bare-server.ts';
import { load, type Load } from './reads/load.ts';
import { reportFigures, median, say } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SECONDS = Number(process.argv[2] ?? 5);
const CONNECTIONS = 32;
const ROUNDS = 3;
const AIM = 50;
const ADDRESSES = [
  '/',
  '/garden',
  '/api/charms?limit=10',
  '/api/charms?limit=50',
  '/api/charms?q=hoa',
  '/api/charms/bestsellers',
  '/api/ready-made-bracelets/featured',
  '/api/articles',
  '/api/reviews',
  '/pictures/charms/hoa-dao-224.webp',
];

type Server = { process: ChildProcess; port: number };
type Measured = Load & { ms: number };

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const shop = await openShop(opened);
  const bare = await openBare(opened);
  say(
    `${cpus().length} cores, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns; medians\n`,
  );
  say('  shop/s   bare/s   share   p99 ms   node ms   kB   address');
  for (const path of ADDRESSES) {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${shop.port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`;
    const kB = await tell(bare, await answerOf(shop.port, path));
    const rounds: { shop: Measured; bare: Measured }[] = [];
    await measure(shop, head, 1_000);
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        shop: await measure(shop, head, SECONDS * 1000),
        bare: await measure(bare, head, SECONDS * 1000),
      });
    const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
    const failed = rounds.reduce((sum, round) => sum + round.shop.failed, 0);
    const share = middle((round) => (100 * round.shop.rate) / round.bare.rate);
    reportFigures(
      { name: `${path}: % of a bare server`, value: share, more: true, aim: AIM },
      { name: `${path}: node ms`, value: middle((round) => round.shop.ms) },
      { name: `${path}: failed`, value: failed, aim: 0 },
    );
    if (failed > 0 || share < AIM) process.exitCode = 1;
    const columns = [
      middle((round) => round.shop.rate)
        .toFixed(0)
        .padStart(8),
      middle((round) => round.bare.rate)
        .toFixed(0)
        .padStart(8),
      `${share.toFixed(0)} %`.padStart(7),
      middle((round) => round.shop.p99)
        .toFixed(1)
        .padStart(8),
      middle((round) => round.shop.ms)
        .toFixed(3)
        .padStart(9),
      kB.toFixed(1).padStart(6),
    ];
    say(`${columns.join(' ')}   ${path}${failed > 0 ? `  ${failed} failed` : ''}`);
  }
}

async function measure({ process: { pid = 0 }, port }: Server, head: string, ms: number): Promise<Measured> {
  const before = await processorTime(pid);
  const found = await load(port, head, CONNECTIONS, ms);
  const spent = (await processorTime(pid)) - before;
  return { ...found, ms: spent / Math.max(1, (found.rate * ms) / 1000) };
}

/** The built demo shop, with logging on as in production. */
async function openShop(opened: AsyncDisposableStack): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755);
  opened.defer(() => rm(folder, { recursive: true }));
  const port = await freePort();
  const shop = fork(join(ROOT, 'build/program/main.js'), {
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'true', DATA_DIR: folder, PORT: String(port) },
    execArgv: memoryOptions,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  opened.defer(() => end(shop));
  while (
    !(await answerOf(port, '/api/ready').then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    await pause(100);
  return { process: shop, port };
}

async function openBare(opened: AsyncDisposableStack): Promise<Server> {
  const bare = fork(join(ROOT, 'bench/reads/bare-server.ts'));
  opened.defer(() => end(bare));
  const [port] = (await once(bare, 'message')) as [number];
  return { process: bare, port };
}

/** Makes the bare server send the same response. @returns kilobytes */
async function tell({ process: bare }: Server, { head, bytes }: Answer): Promise<number> {
  bare.send({ head, bytes: bytes.toString('base64') } satisfies BareResponse);
  await once(bare, 'message');
  return bytes.length / 1024;
}

type Answer = { status: number; head: string[]; bytes: Buffer };

async function answerOf(port: number, path: string): Promise<Answer> {
  const asking = get({ port, path, host: 'localhost', headers: { 'accept-encoding': 'br' } });
  const [answer] = await once(asking, 'response');
  const bytes = await buffer(answer);
  const headers = { ...answer.headers, 'content-length': String(bytes.length) };
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const head = Object.entries(headers).flatMap(([name, value]) =>
    own.has(name) ? [] : [name, String(value)],
  );
  return { status: answer.statusCode, head, bytes };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

await main();
