import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { backupRuns } from '#server/backup/tables.ts';
import { carrierBookings } from '#server/fulfilment/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { waitingMails } from '#server/platform/mail/repository.ts';
import { MAIL_LANES } from '#server/platform/mail/tables.ts';
import type { Shop } from '#server/shop.ts';

/** Metrics of this instance and of the shop's backlog, in Prometheus format. */
export type Metrics = { contentType: string; read(): Promise<string> };

/** Starts counting requests. */
export function openMetrics(app: FastifyInstance, shop: Shop): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const took = new Histogram({
    name: 'shop_request_seconds',
    help: 'How long requests took, by route and the first digit of their status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers,
  });
  const refused = new Counter({
    name: 'shop_refused_total',
    help: 'Requests that were refused, by their status',
    labelNames: ['status'] as const,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const status = reply.statusCode;
    const labels = { method, route: routeOptions.url ?? 'none', status: `${Math.floor(status / 100)}xx` };
    took.observe(labels, reply.elapsedTime / 1000);
    if (status === 429 || status === 503 || status === 403) refused.inc({ status: String(status) });
    done();
  });
  const gauge = gaugesOf(shop, registers);
  ofThisInstance(shop, gauge);
  ofTheShop(shop, gauge);
  ofTheWork(shop, gauge);
  let isComplete = false;
  return {
    contentType: registry.contentType,
    read() {
      // Process metrics (memory, CPU, event loop) are collected only from the first scrape on.
      if (!isComplete) collectDefaultMetrics({ register: registry });
      isComplete = true;
      return registry.metrics();
    },
  };
}

type Read = (own: Gauge) => Promise<void> | void;
type MakeGauge = (name: string, help: string, labelNames: string[], read: Read) => Gauge;

/**
 * Gauges that are computed on scrape. One that fails is omitted, because the others are needed most while the database is down.
 */
const gaugesOf =
  ({ log }: Shop, registers: Registry[]): MakeGauge =>
  (name, help, labelNames, read) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        try {
          await read(this);
        } catch (error) {
          log.warn({ err: error, metric: name }, 'a metric could not be read');
        }
      },
    });

function ofThisInstance({ db, health }: Shop, gauge: MakeGauge): void {
  gauge('shop_database_connections', 'Connections of this instance', ['state'], (own) => {
    const { totalCount, idleCount, waitingCount } = db.$client;
    own.set({ state: 'idle' }, idleCount);
    own.set({ state: 'busy' }, totalCount - idleCount);
    own.set({ state: 'waited_for' }, waitingCount);
  });
  gauge('shop_open_pages', 'Pages that are open at this instance, with a socket', [], (own) =>
    own.set(health.openPages()),
  );
  gauge('shop_pages', 'Public pages since the start, by whether they were kept', ['how'], (own) => {
    for (const how of ['kept', 'rendered'] as const) own.set({ how }, health.pages[how]);
  });
}

/** Shop-wide metrics, identical on every instance. */
function ofTheShop({ db }: Shop, gauge: MakeGauge): void {
  gauge('shop_orders', 'Orders by their status', ['status'], async (own) => {
    const rows = await db
      .select({ status: orders.status, count: sql<number>`count(*)::int` })
      .from(orders)
      .groupBy(orders.status);
    for (const { status, count } of rows) own.set({ status }, count);
  });
  gauge(
    'shop_carrier_bookings',
    'Parcels at carriers by how they stand',
    ['carrier', 'state'],
    async (own) => {
      const rows = await db
        .select({
          carrier: carrierBookings.carrier,
          state: carrierBookings.state,
          count: sql<number>`count(*)::int`,
        })
        .from(carrierBookings)
        .groupBy(carrierBookings.carrier, carrierBookings.state);
      for (const { carrier, state, count } of rows) own.set({ carrier, state }, count);
    },
  );
}

/** Waiting jobs and mails, the age of the last backup, and whether it failed. */
function ofTheWork({ db, clock }: Shop, gauge: MakeGauge): void {
  gauge(
    'shop_jobs_waiting',
    'Jobs that are to be done, mails among them, by their queue',
    ['queue'],
    async (own) => {
      const { rows } = await db.execute<{ there: boolean }>(
        sql`SELECT to_regclass('jobs.job') IS NOT NULL AS there`,
      );
      if (rows[0]?.there !== true) return;
      const waiting = await db.execute<{ name: string; count: number }>(
        sql`SELECT name, count(*)::int AS count FROM jobs.job WHERE state IN ('created', 'retry', 'active') GROUP BY name`,
      );
      for (const { name, count } of waiting.rows) own.set({ queue: name }, count);
    },
  );
  gauge('shop_mails_waiting', 'Mails that are to be sent, by their lane', ['lane'], async (own) => {
    const rows = await waitingMails(db);
    for (const lane of MAIL_LANES) own.set({ lane }, rows.find((row) => row.lane === lane)?.count ?? 0);
  });
  gauge(
    'shop_backup_failed',
    'Whether the last backup, or proof of one, failed: 1, or 0',
    ['kind'],
    async (own) => {
      const last = await db
        .selectDistinctOn([backupRuns.kind], { kind: backupRuns.kind, ok: backupRuns.ok })
        .from(backupRuns)
        .orderBy(backupRuns.kind, desc(backupRuns.at));
      for (const { kind, ok } of last) own.set({ kind }, ok ? 0 : 1);
    },
  );
  gauge(
    'shop_backup_age_seconds',
    'Since the last good backup and the last good proof of one',
    ['kind'],
    async (own) => {
      const rows = await db
        .select({ kind: backupRuns.kind, at: sql<string>`max(${backupRuns.at})` })
        .from(backupRuns)
        .where(sql`${backupRuns.ok}`)
        .groupBy(backupRuns.kind);
      for (const { kind, at } of rows)
        own.set({ kind }, (clock.now().getTime() - new Date(at).getTime()) / 1000);
    },
  );
}
