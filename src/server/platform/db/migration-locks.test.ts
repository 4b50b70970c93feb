import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { query } from '../../../../test-support/database-server.ts';
import { fillCart, orderBody } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { locksOf, type LockMode } from './migration-locks.ts';
import { migrateDatabase } from './migrations.ts';

const statements: [string, Record<string, LockMode>][] = [
  ['CREATE INDEX IF NOT EXISTS "orders_placed" ON "orders" ("created_at");', { orders: 'SHARE' }],
  ['CREATE UNIQUE INDEX "one" ON "carts" ("id") WHERE x IS NULL;', { carts: 'SHARE' }],
  [
    'CREATE TRIGGER t AFTER UPDATE OF status ON orders FOR EACH ROW\n  WHEN (true) EXECUTE FUNCTION f();',
    { orders: 'SHARE ROW EXCLUSIVE' },
  ],
  [
    'ALTER TABLE "refunds" ADD CONSTRAINT "f" FOREIGN KEY ("order_id") REFERENCES "orders"("id");',
    { refunds: 'SHARE ROW EXCLUSIVE', orders: 'SHARE ROW EXCLUSIVE' },
  ],
  ['-- Why.\nALTER TABLE "orders" ADD COLUMN "source" jsonb;', { orders: 'ACCESS EXCLUSIVE' }],
  ['CREATE FUNCTION f() RETURNS trigger AS $$ CREATE INDEX "x" ON "orders" ("id") $$;', {}],
  [
    'CREATE INDEX "i" ON "users" ("id");--> statement-breakpoint\nALTER TABLE "users" ADD COLUMN "x" int;',
    { users: 'ACCESS EXCLUSIVE' },
  ],
];
test.each(statements)('locksOf names the tables and lock modes of %s', (text, locks) => {
  expect(Object.fromEntries(locksOf(text))).toEqual(locks);
});

const site = sharedShop({ goods: true });
let url: string;
beforeAll(async () => {
  url = site.shop.db.$client.options.connectionString!;
});

/** The state before a version that creates indexes on tables to which orders write; this one works without them. */
const TAKEN_BACK = `
  DELETE FROM drizzle.__drizzle_migrations WHERE name = '20261123133627_long_lists';
  DROP INDEX orders_placed;
  CREATE INDEX stock_movements_reason_at_index ON stock_movements (reason, at);
  CREATE INDEX shipments_created_at_index ON shipments (created_at);
  CREATE INDEX users_created_at_index ON users (created_at);
  CREATE INDEX orders_user_id_created_at_index ON orders (user_id, created_at);
  CREATE INDEX orders_status_created_at_index ON orders (status, created_at);
  CREATE INDEX orders_created_at_index ON orders (created_at)`;
const IS_LAID = "SELECT WHERE to_regclass('orders_placed') IS NOT NULL";

/** Holds a table lock for as long as wanted: a report, or a person at the database console. */
async function holdTable(mode: string): Promise<{ letGo(): Promise<void> }> {
  const holder = new pg.Client(url);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query(`BEGIN; LOCK TABLE orders IN ${mode} MODE`);
  return { letGo: async () => void (await holder.query('COMMIT')) };
}

async function order(who: Visitor): Promise<{ status: number; tookMs: number }> {
  await fillCart(who);
  const began = performance.now();
  const { status } = await who.post<Order>('/api/orders', orderBody());
  return { status, tookMs: performance.now() - began };
}

// Once before any work is done, and once at its end, where indexes are dropped that readers hold.
test.each(['ROW EXCLUSIVE', 'ACCESS SHARE'])(
  'orders are placed within a second while a migration waits for a table that another client holds (%s)',
  async (mode) => {
    await query(url, TAKEN_BACK);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => site.signIn()));
    const { tookMs: before } = await order(buyers[0]!);
    const holder = await holdTable(mode);
    const told: (string | null)[] = [];
    const migrating = migrateDatabase({ connectionString: url, held: ({ table }) => told.push(table) });
    await expect.poll(() => told).toEqual([mode === 'ACCESS SHARE' ? null : 'orders']);
    const placed = [];
    for (const who of buyers) placed.push(await order(who));
    expect(placed.map(({ status }) => status)).toEqual(buyers.map(() => 201));
    // On a machine that is busy with something else an order takes longer anyway.
    expect(Math.max(...placed.map(({ tookMs }) => tookMs))).toBeLessThan(Math.max(1_000, 5 * before));
    expect(await query(url, IS_LAID)).toEqual([]);
    await holder.letGo();
    await migrating;
    expect(await query(url, IS_LAID)).toHaveLength(1);
    expect(told).toHaveLength(1);
  },
);
