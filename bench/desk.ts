// `npm run bench:desk [-- orders…]`: response times of the desk's lists, searches, counts and reports in shops of different
// sizes, of its customers' requests, and of background jobs.
import { cpus } from 'node:os';
import { sql } from 'drizzle-orm';
import { shipments } from '#server/fulfilment/tables.ts';
import type { Shop } from '#server/shop.ts';
import { customerQuestions, signIn, type RepeatedRequest } from './desk/customers.ts';
import { longWork } from './desk/long-work.ts';
import { openDatabase } from './database.ts';
import { processorTime } from './desk/processor-time.ts';
import { openModelShop } from './desk/stage.ts';
import { customersOf, fillShop, vacuum } from './desk/volume.ts';
import { reportFigures, say } from './report.ts';

const SIZES = process.argv.slice(2).map(Number);
if (SIZES.length === 0) SIZES.push(10_000, 100_000, 1_000_000);
const ASKED = 60;
const PAGE = 25;
/** Aims: p95 in ms. */
const LIST = 60;
const REPORT = 300;

/** Sample records to open: an order, its customer, one of its charms, an unmatched transfer, a shipper, an admin. */
type One = Record<'order' | 'customer' | 'charm' | 'transfer' | 'shipper' | 'admin', string>;

/** First, middle and last page of long lists. */
function lists(orders: number, parcels: number, one: One): string[] {
  const pages = (url: string, count: number) =>
    [1, Math.ceil(count / PAGE / 2), Math.ceil(count / PAGE)].map(
      (page) => `${url}${url.includes('?') ? '&' : '?'}limit=${PAGE}&page=${page}`,
    );
  return [
    ...pages('/api/orders', orders),
    ...pages('/api/orders?status=completed', orders * 0.9),
    ...pages('/api/orders?payment=COD', orders / 3),
    ...pages('/api/orders?sort=price_high', orders),
    '/api/orders?status=shipped&sort=oldest',
    '/api/orders?search=khanh%20linh%209',
    '/api/orders?search=hoa%20sen',
    '/api/orders?late=3&payment=COD',
    '/api/orders/overdue',
    `/api/orders/${one.order}/story`,
    `/api/orders/${one.order}/payment-talk`,
    ...pages('/api/shipments', parcels),
    ...pages('/api/shipments?sort=due', parcels),
    `/api/shipments?shipper=${one.shipper}`,
    '/api/shipments?status=delivered&search=linh',
    ...pages('/api/users', customersOf(orders)),
    ...pages('/api/users?sort=spent', customersOf(orders)),
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
    ...pages('/api/chat/admin/search', customersOf(orders)),
    '/api/chat/admin/search?q=khanh%20linh%209',
    '/api/chat/admin/search?q=vong',
    '/api/chat/admin/search?status=unanswered',
    '/api/chat/admin/stats',
    ...pages('/api/reviews/admin', orders / 10),
    '/api/reviews/admin?search=linh',
    '/api/reports/inbox',
    '/api/reports/counts',
    '/api/reports/low-stock',
    '/api/reports/refunds-due',
    '/api/reports/overview?days=30',
    '/api/reports/overview?days=366',
    '/api/reports/sales?days=30',
    '/api/reports/sales?days=366',
    ...pages('/api/audit-log', Math.min(orders * 3, 100_000 * PAGE)),
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
    const parcels = await shop.db.$count(shipments);
    const one = await someOf(shop);
    const questions = [
      ...lists(size, parcels, one).map((url) => ({ name: url, ask: () => app.inject({ url, headers }) })),
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
