// `npm run bench:chat`: the chat under full load, compared with a bare Socket.IO relay with the same pages and messages.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { seconds } from '#domain/kernel/time.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { hashPassword } from '#server/identity/passwords/password-hash.ts';
import { readConfig } from '#server/platform/process/config.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { chats, messages } from '#server/support/tables.ts';

import { memoryOptions } from '../scripts/lib/memory.mjs';
import { insertPerson } from '../test-support/buyers.ts';
import type { Findings, Request, ConnectedUser } from './chat/plan.ts';
import { memory, processorTime, startServer } from './processes.ts';
import { openDatabase } from './database.ts';
import { reportFigures, say } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CUSTOMERS = 1_000;
const ADMINS = 20;
const PER_SECOND = 200;
const SECONDS = Number(process.argv[2] ?? 60);
const WARM_UP = 10;
/** Client processes that hold the pages: one per core of the smallest machine. */
const PROCESSES = 2;
const SECRET = 'a secret of the benchmark, long enough for all';

type Result = {
  said: number;
  lost: number;
  doubled: number;
  reordered: number;
  refused: string[];
  waits: number[];
  /** Milliseconds of server CPU time per message. */
  node: number;
  /** Megabytes of the server's memory. */
  empty: number;
  full: number;
  most: number;
};

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const log = createLog('error');
  const database = await openDatabase(opened);
  const environment = { DATA_DIR: database.folder, SESSION_SECRET: SECRET, LOG_LEVEL: 'error' };
  const shop = await openShop(readConfig({ ...environment, DEMO: 'false' }), database.url, log);
  opened.defer(() => shop.close());
  const seats = await seatAll(shop);

  say(
    `${cpus().length} cores; ${CUSTOMERS} customers, ${ADMINS} admins, ${PER_SECOND} messages a second for`,
  );
  say(`${SECONDS} s after ${WARM_UP} s of warming up; every admin hears all; fsync on\n`);
  const shopEnv = { ...process.env, ...environment, DATABASE_URL: database.url };
  const real = await measure('test-support/server-process.ts', shopEnv, seats);
  await checkStored(shop, real);
  const bare = await measure('bench/chat/relay.ts', process.env, seats);

  say(
    '            lost  doubled  reordered   p50 ms   p95 ms   p99 ms   max ms  node ms   MB empty   full   most',
  );
  const wait = waitOf(real);
  reportFigures(
    { name: 'lost, doubled or reordered', value: real.lost + real.doubled + real.reordered, aim: 0 },
    { name: 'p50 ms', value: wait(0.5), aim: 3 },
    { name: 'p99 ms', value: wait(0.99), aim: 10 },
    { name: 'p99, times bare Socket.IO', value: wait(0.99) / waitOf(bare)(0.99) },
    { name: 'node ms a message', value: real.node },
    { name: 'MB for 1,020 open pages', value: real.full - real.empty, aim: 40 },
  );
  say(row('shop', real));
  say(row('Socket.IO', bare));
  const refused = [...real.refused, ...bare.refused];
  if (refused.length > 0) say(`\nrefused: ${refused.join(', ')}`);
  if (real.lost + real.doubled + real.reordered + refused.length > 0) process.exitCode = 1;
}

/** Customers with one chat each, and the admins assigned to them; inserted directly into the database. */
async function seatAll(shop: Shop): Promise<ConnectedUser[]> {
  const now = new Date();
  const passwordHash = await hashPassword('matkhau1');
  return inTx(shop.db, async (tx) => {
    const bring = async (role: ConnectedUser['role'], count: number): Promise<ConnectedUser[]> => {
      const seats: ConnectedUser[] = [];
      for (let n = 0; n < count; n += 1) {
        const person = await insertPerson(tx, shop.secret, { role, passwordHash }, now);
        seats.push({ ...person, role, chats: [] });
      }
      return seats;
    };
    const admins = await bring('admin', ADMINS);
    const customers = await bring('customer', CUSTOMERS);
    for (const [n, customer] of customers.entries()) {
      const admin = admins[n % ADMINS]!;
      const id = newId<ChatId>(now);
      const who = { id, userId: customer.id, adminId: admin.id, status: 'active' as const };
      await tx.insert(chats).values({ ...who, search: 'khanh linh', userSeenAt: now, createdAt: now });
      customer.chats.push(id);
      admin.chats.push(id);
    }
    return [...admins, ...customers];
  });
}

/** Starts a server, opens the pages, lets them talk, and collects what arrived. */
async function measure(
  script: string,
  env: NodeJS.ProcessEnv,
  seats: readonly ConnectedUser[],
): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const server = await startServer(opened, [...memoryOptions, script], env);
  const empty = (await memory(server.pid)).now;
  const clients = Array.from({ length: PROCESSES }, () => fork(join(ROOT, 'bench/chat/clients.ts')));
  opened.defer(async () => void (await Promise.all(clients.map(stop))));
  const ask = <T>(request: (n: number) => Request) =>
    Promise.all(clients.map((client, n) => answerOf<T>(client, request(n))));

  await ask((n) => ({
    ask: 'connect',
    url: server.url,
    seats: seats.filter((_, seat) => seat % PROCESSES === n),
  }));
  const full = (await memory(server.pid)).now;
  const perSecond = PER_SECOND / PROCESSES;
  await ask(() => ({ ask: 'talk', seconds: WARM_UP, perSecond, counted: false }));
  const busy = await processorTime(server.pid);
  await ask(() => ({ ask: 'talk', seconds: SECONDS, perSecond, counted: true }));
  const node = ((await processorTime(server.pid)) - busy) / (PER_SECOND * SECONDS);
  const { most } = await memory(server.pid);
  const found = await settled(() => ask<Findings>(() => ({ ask: 'findings' })));
  return { ...found, node, empty, full, most };
}

/** Waits until every message reached its customer's page and every admin's, or the time for it is over. */
async function settled(look: () => Promise<Findings[]>) {
  const patience = performance.now() + seconds(20);
  for (;;) {
    const parts = await look();
    const sum = (of: 'heard' | 'doubled' | 'reordered') => parts.reduce((total, part) => total + part[of], 0);
    const said = parts.flatMap(({ sent }) => Object.values(sent)).reduce((total, count) => total + count, 0);
    const lost = said * (1 + ADMINS) - sum('heard');
    if (lost > 0 && performance.now() < patience) {
      await new Promise((next) => void setTimeout(next, 200));
      continue;
    }
    return {
      said,
      lost,
      doubled: sum('doubled'),
      reordered: sum('reordered'),
      refused: [...new Set(parts.flatMap(({ refused }) => refused))],
      waits: parts.flatMap(({ waits }) => waits),
    };
  }
}

/** Checks that the database holds every message that was sent, without gaps. */
async function checkStored({ db }: Shop, { said, refused }: Result): Promise<void> {
  const [kept] = await db
    .select({
      count: sql<number>`count(*)`,
      places: sql<number>`(SELECT sum(${chats.lastSeq}) FROM ${chats})`,
    })
    .from(messages);
  if (kept?.count !== said || kept.places !== said)
    throw new Error(
      `${said} messages were said, ${kept?.count} are kept in ${kept?.places} places; refused: ${refused.join()}`,
    );
}

async function answerOf<T>(client: ChildProcess, request: Request): Promise<T> {
  client.send(request);
  const failed = once(client, 'exit').then(([code]) => {
    throw new Error(`the clients' process ended with ${String(code)}`);
  });
  const [answer] = (await Promise.race([once(client, 'message'), failed])) as [T];
  return answer;
}

async function stop(client: ChildProcess): Promise<void> {
  if (client.exitCode !== null) return;
  client.kill();
  await once(client, 'exit');
}

/** Returns a quantile of all delivery times, in milliseconds. */
function waitOf({ waits }: Result): (share: number) => number {
  const sorted = waits.toSorted((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function row(name: string, result: Result): string {
  const at = waitOf(result);
  const cells: [number, digits: number, width: number][] = [
    [result.lost, 0, 6],
    [result.doubled, 0, 9],
    [result.reordered, 0, 11],
    [at(0.5), 1, 9],
    [at(0.95), 1, 9],
    [at(0.99), 1, 9],
    [at(1), 1, 9],
    [result.node, 2, 9],
    [result.empty, 0, 11],
    [result.full, 0, 7],
    [result.most, 0, 7],
  ];
  return (
    name.padEnd(10) + cells.map(([value, digits, width]) => value.toFixed(digits).padStart(width)).join('')
  );
}

await main();
