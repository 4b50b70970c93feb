// `npm run bench:faults [-- parts of names]`: two instances of the built shop under load, one fault after the other. Prints how
// soon each is detected, which requests failed meanwhile, how soon service is restored, and what was lost.
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#domain/kernel/time.ts';
import type { Buyer } from '../test-support/buyers.ts';
import { query } from '../test-support/database-server.ts';
import { charmId } from '../test-support/goods.ts';
import { holdRow } from '../test-support/held-row.ts';
import { ask, startLoad, type TimedResponse, type Load, type Target } from './faults/load.ts';
import { askForCodes, mailsLost, mailDelays } from './faults/mails.ts';
import { openPages, measurePagesBack, type OpenPages } from './faults/pages.ts';
import { CHARM, inSeconds, mailOf, manyBuyers, openSite, quantile, type Site } from './faults/site.ts';
import { reportFigures } from './report.ts';

const BEFORE = seconds(3);
const AFTER = seconds(12);
const LOOK_EVERY = 100;

/**
 * A fault with its start and end, around which detection and recovery are timed. Buyers removed from the list place no orders;
 * the load takes the next buyer from its end.
 */
type Fault = {
  name: string;
  /** Duration until `end` is called, ms. */
  lasts: number;
  begin(site: Site, buyers: Buyer[], prepared?: unknown): Promise<unknown>;
  /** Set-up before the fault, not included in its time. */
  prepare?(site: Site, buyers: Buyer[]): Promise<unknown>;
  end(site: Site, begun: unknown): Promise<unknown>;
  /** Additional results, once everything has recovered. */
  told?(site: Site, begun: unknown, since: Date): Promise<string>;
  /** Whether this machine supports the fault. */
  isPossible?(site: Site): boolean;
};

const FAULTS: Fault[] = [
  {
    name: 'redis ends, is back after 5 s',
    lasts: seconds(5),
    begin: ({ redis }) => redis.kill(),
    end: async ({ redis }) => {
      await redis.start();
    },
  },
  {
    name: 'an instance is killed, started at once',
    lasts: 0,
    begin: async ({ one }) => void process.kill(one.running.pid, 'SIGKILL'),
    end: ({ one }) => one.restart(),
  },
  {
    name: 'a release: SIGTERM, then a start',
    lasts: 0,
    begin: ({ one }) => one.running.close(),
    end: ({ one }) => one.restart(),
  },
  {
    name: 'an instance freezes for 8 s',
    lasts: seconds(8),
    begin: async ({ one }) => void process.kill(one.running.pid, 'SIGSTOP'),
    end: async ({ one }) => {
      process.kill(one.running.pid, 'SIGCONT');
    },
  },
  {
    name: 'a charm is held for 10 s',
    lasts: seconds(10),
    begin: ({ database }) => holdRow(database, 'charms', charmId(CHARM)),
    end: async (_, held) => {
      await (held as Awaited<ReturnType<typeof holdRow>>).letGo();
    },
  },
  {
    name: 'the database is down for 5 s',
    lasts: seconds(5),
    begin: ({ line }) => line.cut(),
    end: async ({ line }) => {
      await line.mend();
    },
  },
  {
    name: 'the database is silent for 8 s',
    lasts: seconds(8),
    begin: async ({ line }) => line.freeze(),
    end: async ({ line }) => {
      line.thaw();
    },
  },
  {
    name: '8 ask for invented searches for 10 s',
    lasts: seconds(10),
    begin: async ({ one }) => inventSearches(one),
    end: async (_, storm) => {
      await (storm as ReturnType<typeof inventSearches>).stop();
    },
  },
  {
    name: 'a release under open pages',
    lasts: 0,
    prepare: (site, buyers) => openPages(site, buyers.splice(0, 3)),
    async begin({ one }, _, open) {
      await one.running.close();
      return open;
    },
    end: ({ one }) => one.restart(),
    told: (site, open) => measurePagesBack(site, open as OpenPages),
  },
  mailFault('the mail server is down for 8 s', seconds(8), {
    begin: ({ smtp }) => smtp.stop(),
    end: ({ smtp }) => smtp.restart(),
  }),
  mailFault('the mail server takes 8 s a mail for 20 s', seconds(20), {
    begin: async ({ smtp }) => smtp.takes(seconds(8)),
    end: async ({ smtp }) => smtp.takes(0),
  }),
  mailFault('the mail server refuses three addresses', seconds(5), {
    async begin({ smtp }, buyers) {
      for (const buyer of buyers.slice(-3)) smtp.refuseAddress(mailOf(buyer));
    },
    end: () => Promise.resolve(),
  }),
  {
    name: 'the disk is full for 8 s',
    lasts: 0,
    isPossible: ({ disk }) => disk !== null,
    async begin({ disk }) {
      // Also fills the space that the database frees.
      for (const over = performance.now() + seconds(8); performance.now() < over; await pause(200))
        await disk!.fill();
    },
    end: ({ disk }) => disk!.free(),
  },
];

/** A fault of the mail server, while users wait for codes. */
function mailFault(name: string, lasts: number, { begin, end }: Pick<Fault, 'begin' | 'end'>): Fault {
  return {
    name,
    lasts,
    async begin(site, buyers) {
      await begin(site, buyers);
      return askForCodes(site, buyers.splice(0, 60));
    },
    async end(site, codes) {
      await end(site, null);
      await (codes as ReturnType<typeof askForCodes>).stop();
    },
    told: (site, _codes, since) => mailDelays(site, since),
  };
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const isWanted = ({ name }: Fault) => wanted.length === 0 || wanted.some((part) => name.includes(part));
  const opened = new AsyncDisposableStack();
  try {
    const site = await openSite(opened);
    const head = ['fault', 'noticed', 'failed', 'recovered', 'health p95', 'lost'];
    const widths = [40, 10, 16, 11, 12, 6];
    const print = (cells: string[]) =>
      process.stdout.write(
        `${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('')}\n`,
      );
    print(head);
    for (const fault of FAULTS.filter(isWanted)) {
      if (fault.isPossible?.(site) === false) {
        print([fault.name, 'not on this machine']);
        continue;
      }
      const { cells, told } = await suffer(site, fault);
      print(cells);
      if (told !== null) process.stdout.write(`  ${told}\n`);
    }
  } finally {
    await opened.disposeAsync();
  }
}

async function suffer(site: Site, fault: Fault): Promise<{ cells: string[]; told: string | null }> {
  const buyers = await manyBuyers(site.shop);
  const since = new Date();
  const load = startLoad([site.one, site.other], takeFrom(buyers));
  const looks = lookAt(site.one);
  await pause(BEFORE);
  const prepared = await fault.prepare?.(site, buyers);
  const began = performance.now();
  const begun = await fault.begin(site, buyers, prepared);
  await pause(fault.lasts);
  const over = performance.now();
  await fault.end(site, begun);
  const told = (await fault.told?.(site, begun, since)) ?? null;
  await pause(AFTER);
  await Promise.all([load.stop(), looks.stop()]);

  const during = load.heard.filter(({ ended }) => ended >= began);
  const failed = during.filter(isFailure);
  const noticed = looks.seen.find(({ at, isWell }) => at >= began && !isWell);
  const lastTrouble = Math.max(
    over,
    ...failed.map(({ ended }) => ended),
    ...looks.seen.flatMap(({ at, isWell }) => (isWell ? [] : [at])),
  );
  const health = looks.seen.filter(({ at }) => at >= began).map(({ took }) => took);
  const lost = (await lostOf(site, load)) + (await mailsLost(site, since));
  const healthP95 = quantile(health, 0.95);
  reportFigures(
    { name: `${fault.name}: lost`, value: lost, aim: 0 },
    { name: `${fault.name}: recovered s`, value: (lastTrouble - over) / 1000 },
    { name: `${fault.name}: health p95 ms`, value: healthP95, aim: 300 },
  );
  const cells = [
    fault.name,
    noticed ? inSeconds(noticed.at - began) : '-',
    `${failed.length} of ${during.length}`,
    inSeconds(lastTrouble - over),
    `${healthP95.toFixed(0)} ms`,
    String(lost),
  ];
  return { cells, told };
}

const isFailure = ({ status }: TimedResponse) => status === 0 || status >= 400;

/** Number of acknowledged orders that are missing or doubled, and of charms whose reserved stock does not match the ledger. */
async function lostOf({ database }: Site, { acknowledged }: Load): Promise<number> {
  const [orders, shelves] = await Promise.all([
    query(database, 'SELECT id, user_id FROM orders'),
    query(
      database,
      `SELECT id FROM charms WHERE reserved <> (SELECT coalesce(sum(reserved), 0) FROM stock_movements WHERE charm_id = charms.id)`,
    ),
  ]);
  const there = new Set(orders.map(({ id }) => id));
  const owners = orders
    .map(({ user_id: owner }) => owner as string)
    .filter((owner) => acknowledged.has(owner));
  const missing = [...acknowledged.values()].filter((id) => !there.has(id)).length;
  return missing + (owners.length - new Set(owners).size) + shelves.length;
}

/** Polls an instance's health as a load balancer in front of it would. */
function lookAt(target: Target) {
  const stopped = new AbortController();
  const seen: { at: number; took: number; isWell: boolean }[] = [];
  const looking = (async () => {
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      const health = await ask(target, { path: '/api/health' }, seconds(1));
      const took = performance.now() - begun;
      const ready = await ask(target, { path: '/api/ready' }, seconds(1));
      const isWell = ready.status === 200 && !health.text.includes('degraded');
      seen.push({ at: performance.now(), took, isWell });
      await pause(LOOK_EVERY);
    }
  })();
  return {
    seen,
    stop() {
      stopped.abort();
      return looking;
    },
  };
}

function inventSearches(target: Target) {
  const stopped = new AbortController();
  const crowd = Array.from({ length: 8 }, async () => {
    while (!stopped.signal.aborted)
      await ask(target, {
        path: `/garden?q=${Math.random().toString(36).slice(2, 8)}`,
        headers: { accept: 'text/html' },
      });
  });
  return {
    stop() {
      stopped.abort();
      return Promise.all(crowd);
    },
  };
}

function takeFrom(buyers: Buyer[]): () => Buyer {
  return () => {
    const buyer = buyers.pop();
    if (buyer === undefined) throw new Error('all buyers have ordered');
    return buyer;
  };
}

await main();
