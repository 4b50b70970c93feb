// `npm run bench:desk [-- orders…]`: response times of the desk's lists, searches, counts and reports in shops of different
// sizes, of its customers' requests, and of background jobs.
import { cpus } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Pagination } from '#contract/envelope.ts';
import type { Shop } from '#server/shop.ts';
import { customerQuestions, signIn, type RepeatedRequest } from './desk/customers.ts';
import { longWork } from './desk/long-work.ts';
import { openDatabase } from './database.ts';
import { processorTime } from './desk/processor-time.ts';
import { openModelShop } from './desk/stage.ts';
import { fillShop, vacuum } from './desk/volume.ts';
import { reportFigures, say } from './report.ts';

const SIZES = process.argv.slice(2).map(Number);
if (SIZES.length === 0) SIZES.push(10_000, 100_000, 1_000_000);
const ASKED = 60;
const PAGE = 25;
/** Nobody may ask for a later one. */
const LAST_PAGE = 100_000;
/** Aims: p95 in ms. */
const LIST = 60;
const REPORT = 300;

/** Sample records to open: an order, its customer, one of its charms, an unmatched transfer, a shipper, an admin. */
type One = Record<'order' | 'customer' | 'charm' | 'transfer' | 'shipper' | 'admin', string>;

/**
 * Addresses to ask: of long lists the first, middle and last page.
 * @param read asks an address, and returns its answer's data
 */
async function lists(read: (url: string) => Promise<unknown>, one: One): Promise<string[]> {
  const pages = async (url: string): Promise<string[]> => {
    const at = (page: number) => `${url}${url.includes('?') ? '&' : '?'}limit=${PAGE}&page=${page}`;
    const { pagination } = (await read(at(1))) as { pagination: Pagination };
    const last = Math.min(pagination.pages, LAST_PAGE);
    return [1, Math.ceil(last / 2), last].map(at);
  };
  return [
    ...(await pages('/api/orders')),
    ...(await pages('/api/orders?status=completed')),
    ...(await pages('/api/orders?payment=COD')),
    ...(await pages('/api/orders?sort=price_high')),
    '/api/orders?status=shipped&sort=oldest',
    '/api/orders?search=khanh%20linh%209',
    '/api/orders?search=hoa%20sen',
    '/api/orders?late=3&payment=COD',
    `/api/orders?customer=${one.customer}&limit=6`,
    `/api/users?user=${one.customer}&limit=1`,
    '/api/orders/overdue',
    `/api/orders/${one.order}/story`,
    `/api/orders/${one.order}/payment-talk`,
    ...(await pages('/api/shipments')),
    ...(await pages('/api/shipments?sort=due')),
    `/api/shipments?shipper=${one.shipper}`,
    '/api/shipments?status=delivered&search=linh',
    ...(await pages('/api/users')),
    ...(await pages('/api/users?sort=spent')),
    '/api/users?search=linh&sort=spent',
    `/api/users/${one.customer}/file`,
    '/api/payments/admin/unmatched',
    `/api/payments/admin/unmatched/${one.transfer}/suggestions`,
    '/api/charms?sort=name&limit=100',
    '/api/charms?q=hoa',
    `/api/charms/${one.charm}/stock-ledger`,
    '/api/stock-alerts/demand',
    '/api/shipments/cash',
    '/api/shipments/loads',
    '/api/admin/mails/refused',
    '/api/chat/admin/pending',
    '/api/chat/admin/pending?sort=oldest',
    ...(await pages('/api/chat/admin/search')),
    '/api/chat/admin/search?q=khanh%20linh%209',
    '/api/chat/admin/search?q=vong',
    '/api/chat/admin/search?status=unanswered',
    '/api/chat/admin/stats',
    ...(await pages('/api/reviews/admin')),
    '/api/reviews/admin?search=linh',
    '/api/reports/inbox',
    '/api/reports/counts',
    '/api/reports/low-stock',
    '/api/reports/refunds-due',
    '/api/reports/overview?days=30',
    '/api/reports/overview?days=366',
    '/api/reports/sales?days=30',
    '/api/reports/sales?days=366',
    ...(await pages('/api/audit-log')),
    `/api/audit-log?user=${one.admin}`,
    '/api/audit-log?search=linh',
  ];
}

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(opened);
  const { shop, app, address, jobs, model } = await openModelShop(opened, database);

  say(
    `${cpus().length} cores, each list asked ${ASKED} times, one after the other; p95 and processor time of shop and database in ms\n`,
  );
  const first = new Map<string, number>();
  let there = 0;
  for (const size of SIZES) {
    const began = performance.now();
    await fillShop(shop, model, { there, wanted: size });
    await vacuum(database.url);
    // These run every ten minutes.
    for (const job of ['counts.fold', 'reports.sum-days']) await jobs.run(job);
    there = size;
    say(`\n${size} orders, made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    say('   cpu    p50      p95     kB   list');
    // Filling a large shop takes longer than an access token lasts.
    const headers = { ...model.headers, cookie: await signIn(shop, model.admin) };
    const read = async (url: string) => (await app.inject({ url, headers })).json<{ data: unknown }>().data;
    const urls = await lists(read, await someOf(shop));
    const questions = [
      ...urls.map((url) => ({ name: url, ask: () => app.inject({ url, headers }) })),
      ...(await customerQuestions(shop, app, ASKED)),
    ];
    for (const [place, question] of questions.entries()) {
      const { name } = question;
      const { cpu, p50, p95, bytes } = await ask(question, database.folder);
      say(
        `${cpu.toFixed(1).padStart(6)} ${p50.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(8)} ${(bytes / 1024).toFixed(0).padStart(6)}   ${name}`,
      );
      const aim = /reports.(overview|sales)/.test(name) ? REPORT : LIST;
      reportFigures({ name: `${size} orders: ${name} p95 ms`, value: p95, aim });
      compare(`${size} orders: ${name}`, String(place), cpu);
    }
    say('\n      ms   done once');
    for (const { name, ms, grows, note } of await longWork(shop, {
      url: address,
      // An export needs a proof of the last ten minutes.
      admin: { cookie: await signIn(shop, model.admin) },
      jobs,
      folder: database.folder,
    })) {
      say(`${ms.toFixed(0).padStart(8)}   ${name}${note && `: ${note}`}`);
      reportFigures({ name: `${size} orders: ${name} ms`, value: ms });
      if (!grows) compare(`${size} orders: ${name}`, name, ms);
    }
  }

  /** Compares with the processor time in the smallest shop (jobs: the duration); values below a millisecond count as one. */
  function compare(name: string, key: string, ms: number): void {
    const before = first.get(key);
    if (before === undefined) first.set(key, Math.max(1, ms));
    else reportFigures({ name: `${name}, times ${SIZES[0]}`, value: ms / before, aim: 1.5 });
  }
}

/** A sample record of each kind. */
async function someOf({ db }: Shop): Promise<One> {
  const { rows } = await db.execute<One>(sql`
    SELECT orders.id AS order, orders.user_id AS customer, charm_id AS charm,
      (SELECT id FROM bank_transfers ORDER BY id LIMIT 1) AS transfer,
      (SELECT id FROM users WHERE role = 'shipper' LIMIT 1) AS shipper, (SELECT id FROM users WHERE role = 'admin' LIMIT 1) AS admin
    FROM orders JOIN stock_movements ON order_id = orders.id
    WHERE orders.status = 'completed' AND charm_id IS NOT NULL LIMIT 1`);
  const [one] = rows;
  if (one === undefined) throw new Error('nothing was sold');
  return one;
}

async function ask({ name, ask: once }: RepeatedRequest, folder: string) {
  const taken: number[] = [];
  const spent = await processorTime(folder);
  let bytes = 0;
  for (let time = 0; time < ASKED; time += 1) {
    const start = performance.now();
    const answer = await once(time);
    taken.push(performance.now() - start);
    if (answer.statusCode > 201) throw new Error(`${name}: ${answer.body}`);
    bytes = answer.body.length;
  }
  const cpu = (await spent()) / ASKED;
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(ASKED * part)] ?? 0;
  return { cpu, p50: at(0.5), p95: at(0.95), bytes };
}

await main();
