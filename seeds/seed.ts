import { sql } from 'drizzle-orm';
import { DEFAULT_COUNTRY } from '#domain/identity/address.ts';
import { DEMO_SETTINGS } from '#domain/shop/settings.ts';
import type { Role } from '#domain/identity/roles.ts';
import { categories } from '#server/catalogue/tables.ts';
import { createUser } from '#server/identity/index.ts';
import { users } from '#server/identity/tables.ts';
import { openPayment } from '#server/payment/index.ts';
import { lockSettings, saveSettings } from '#server/settings/index.ts';
import { inTxWithoutTimeouts, type Db, type Tx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { seedCatalogue } from './demo-catalogue.ts';
import { seedChats } from './demo-chats.ts';
import { seedOrders } from './demo-orders.ts';
import { seedReviews } from './demo-reviews.ts';
import { DEMO_PASSWORD, users as people, type SeedUser } from './people.ts';

type UserRow = typeof users.$inferSelect;

/** Advisory lock key: arbitrary, but the same in every instance. */
const SEED_LOCK = 7_042_027;

/** The accounts that `npm start` prints, one per role. */
export const DEMO_ACCOUNTS = {
  customer: firstOf('customer'),
  admin: firstOf('admin'),
  shipper: firstOf('shipper'),
} as const satisfies Record<Role, SeedUser>;

/**
 * Fills an empty database with the demo shop, and leaves any other unchanged. Instances that start together take turns, and it is
 * a single transaction, so that a crash leaves nothing half done.
 * @returns the demo accounts in one line, also when an earlier start created them; false for a shop that is not a demo
 */
export async function seedDemo(shop: Shop): Promise<string | false> {
  await inTxWithoutTimeouts(shop.db, shop.log, async (tx) => {
    // Waits as long as it takes while another instance fills the database.
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isEmpty(tx)) await fill(shop, tx);
    if (await hasDemoAccounts(tx)) await sayWhoWeAre(tx, shop.clock.now());
  });
  await shop.settings.refresh();
  return (await hasDemoAccounts(shop.db)) ? accountsLine() : false;
}

/** Stores the demo shop's settings, unless some were stored already. */
async function sayWhoWeAre(tx: Tx, now: Date): Promise<void> {
  const { values } = await lockSettings(tx);
  if (Object.keys(values).length === 0) await saveSettings(tx, DEMO_SETTINGS, now);
}

async function fill(shop: Shop, tx: Tx): Promise<void> {
  const now = shop.clock.now();
  await seedCatalogue(tx, now);
  const made = new Map<SeedUser, UserRow>();
  for (const person of people) made.set(person, await open(tx, person, now));
  const acting = (role: Role) => made.get(DEMO_ACCOUNTS[role])!;
  // Replaying old orders must send no mails and publish no events.
  const quiet = {
    ...shop,
    settings: { ...shop.settings, current: () => DEMO_SETTINGS },
    siteUrl: () => 'http://localhost',
    openPayment,
    workload: async () => ({ ordered: 0, agreed: 0 }),
    mail: { ...shop.mail, queue: async () => undefined },
    events: { ...shop.events, publish: () => undefined },
    reactions: { ...shop.reactions, record: async () => undefined },
    // Past events need no later jobs, and the queues do not exist yet.
    jobs: { ...shop.jobs, send: async () => undefined },
  };
  const actors = { customer: acting('customer'), admin: acting('admin'), shipper: acting('shipper') };
  await seedOrders(quiet, tx, actors, now);
  const shippers = people.filter(({ role }) => role === 'shipper');
  await seedReviews(
    quiet,
    tx,
    {
      admin: actors.admin,
      shipper: made.get(shippers.at(-1)!)!,
      reviewers: people.filter(({ reviews }) => reviews).map((person) => made.get(person)!),
    },
    now,
  );
  const another = people.findLast(({ role }) => role === 'customer');
  if (another) await seedChats(tx, made.get(another)!, now);
}

async function open(
  tx: Tx,
  { addresses, reviews: _reviews, ...person }: SeedUser,
  now: Date,
): Promise<UserRow> {
  const kept = addresses.map((address, index) => ({
    ...address,
    country: DEFAULT_COUNTRY,
    isDefault: index === 0,
  }));
  const user = await createUser(tx, { ...person, addresses: kept, password: DEMO_PASSWORD }, now);
  if (user === null) throw new Error(`the demo's ${person.role} exists already`);
  return user;
}

function firstOf(role: Role): SeedUser {
  const found = people.find((person) => person.role === role);
  if (found === undefined) throw new Error(`the demo has no ${role}`);
  return found;
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
