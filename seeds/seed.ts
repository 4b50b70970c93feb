import { sql } from 'drizzle-orm';
import type { Role } from '#domain/identity/roles.ts';
import { categories } from '#server/catalogue/tables.ts';
import { createUser } from '#server/identity/index.ts';
import { users } from '#server/identity/tables.ts';
import { inTx, type Db, type Tx } from '#server/platform/db.ts';
import type { Shop } from '#server/shop.ts';
import { seedCatalogue } from './demo-catalogue.ts';
import { seedOrders } from './demo-orders.ts';

/** Any number will do, as long as every instance asks for the same one. */
const SEED_LOCK = 7_042_027;

/** Everybody's in the demo; a real shop makes its admin by command and never has these. */
export const DEMO_PASSWORD = 'vuoncharm1';

export const DEMO_ACCOUNTS = {
  customer: { name: 'Nguyễn Khánh Linh', email: 'linh@vuoncharm.example' },
  admin: { name: 'Trần Minh Anh', email: 'admin@vuoncharm.example' },
  shipper: { name: 'Lê Hoàng Nam', email: 'giao@vuoncharm.example' },
} as const satisfies Record<Role, { name: string; email: string }>;

/**
 * Fills an empty database with the demo shop; leaves any other alone. Instances that start together take turns, and a
 * crash leaves nothing half done: it is one transaction.
 * @returns the demo accounts in one line, also when an earlier start made them; false for a shop that is no demo
 */
export async function seedDemo(shop: Shop): Promise<string | false> {
  await inTx(shop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isEmpty(tx)) await fill(shop, tx);
  });
  return (await hasDemoAccounts(shop.db)) ? accountsLine() : false;
}

async function fill(shop: Shop, tx: Tx): Promise<void> {
  const now = shop.clock.now();
  await seedCatalogue(tx, now);
  const people = {
    customer: await open(tx, 'customer', now),
    admin: await open(tx, 'admin', now),
    shipper: await open(tx, 'shipper', now),
  };
  // Old orders need no letters, and nobody is looking yet.
  const quiet = {
    ...shop,
    siteUrl: () => 'http://localhost',
    mail: { queue: async () => undefined },
    events: { ...shop.events, publish: () => undefined },
  };
  await seedOrders(quiet, tx, people, now);
}

async function open(tx: Tx, role: Role, now: Date) {
  const user = await createUser(tx, { ...DEMO_ACCOUNTS[role], password: DEMO_PASSWORD, role }, now);
  if (user === null) throw new Error(`the demo's ${role} exists already`);
  return user;
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.$count(categories)) === 0 && (await db.$count(users)) === 0;
}

async function hasDemoAccounts(db: Db): Promise<boolean> {
  return (await db.$count(users, sql`${users.email} = ${DEMO_ACCOUNTS.admin.email}`)) > 0;
}

function accountsLine(): string {
  const { customer, admin, shipper } = DEMO_ACCOUNTS;
  return `khách ${customer.email} · quản trị ${admin.email} · giao hàng ${shipper.email} · mật khẩu ${DEMO_PASSWORD}`;
}
