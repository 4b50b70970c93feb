import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { backupRuns } from '#server/backup/tables.ts';
import { carrierBookings } from '#server/fulfilment/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Shop } from '#server/shop.ts';

/** What this instance did and what waits in the shop, as Prometheus reads it. */
export type Metrics = { contentType: string; read(): Promise<string> };

/** Counts every request from now on. */
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
  ofTheShop(shop, registers);
  let isComplete = false;
  return {
    contentType: registry.contentType,
    read() {
      // Memory, processor, event loop: watched from the first question on, for nobody else needs it.
      if (!isComplete) collectDefaultMetrics({ register: registry });
      isComplete = true;
      return registry.metrics();
    },
  };
}

/** What is read from the database when somebody asks: the same whichever instance answers. */
function ofTheShop({ db, clock }: Shop, registers: Registry[]): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: (own: Gauge) => Promise<void> | void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await read(this);
      },
    });
  gauge('shop_database_connections', 'Connections of this instance', ['state'], (own) => {
    const { totalCount, idleCount, waitingCount } = db.$client;
    own.set({ state: 'idle' }, idleCount);
    own.set({ state: 'busy' }, totalCount - idleCount);
    own.set({ state: 'waited_for' }, waitingCount);
  });
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
