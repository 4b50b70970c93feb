import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest';
import pg from 'pg';
import { runShop } from '../../../../test-support/backups.ts';
import { databaseUrl, query } from '../../../../test-support/database-server.ts';
import { migrateDatabase, migrationNames } from './migrations.ts';

// Every command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** The first version whose indexes may be created before it starts. */
const LONG_LISTS = '20261123133627_long_lists';
const LAID = ['users_joined', 'orders_placed', 'orders_of_customer', 'stock_movements_by_reason'];
const A_CUSTOMER = `INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
  VALUES (gen_random_uuid(), gen_random_uuid() || '@example.vn', 'Khánh Linh', 'x', now(), now())`;

const { url: server, prefix } = inject('databaseServer');
const made: string[] = [];
let url: string;
/** As an older shop left it. */
beforeEach(async () => {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await query(server, `CREATE DATABASE ${name}`);
  url = databaseUrl(server, name);
  await migrateDatabase({
    connectionString: url,
    only: (await migrationNames()).filter((each) => each < LONG_LISTS),
  });
});
afterAll(async () => {
  for (const name of made) await query(server, `DROP DATABASE "${name}" WITH (FORCE)`);
});

const prepare = () => runShop(['upgrade', 'prepare'], { DATABASE_URL: url }).ended;

/** Each of these indexes, with whether it is valid. */
async function indexes(): Promise<Record<string, { oid: string; valid: boolean }>> {
  const rows = (await query(
    url,
    `SELECT relname AS name, indexrelid::text AS oid, indisvalid AS valid
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relname IN ('${LAID.join("','")}')`,
  )) as { name: string; oid: string; valid: boolean }[];
  return Object.fromEntries(rows.map(({ name, oid, valid }) => [name, { oid, valid }]));
}

/** An open transaction: whoever wants the table exclusively waits until it ends. */
async function openTransaction(): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('BEGIN');
  await client.query(A_CUSTOMER);
  return client;
}

/** The index that waits for the open transaction; the others may wait for a moment for this query itself. */
const laying = (state: string) =>
  query(
    url,
    `SELECT ${state} FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'CREATE INDEX CONCURRENTLY%users_joined%'
        AND wait_event_type = 'Lock'`,
  );

test('upgrade prepare creates the indexes while the shop writes and the new version starts', async () => {
  const slow = await openTransaction();
  const preparing = prepare();
  await expect.poll(() => laying('1')).toHaveLength(1);
  // It waits for the slow transaction; the others do not wait for it.
  await query(url, `SET lock_timeout = '2s'; ${A_CUSTOMER}`);
  // A concurrent start waits too, and neither blocks the other.
  const starting = migrateDatabase({ connectionString: url });
  await slow.query('COMMIT');
  await slow.end();
  const { code, output } = await preparing;
  expect([code, output]).toEqual([0, expect.stringMatching(/orders_placed: đã lập[^]*Xong/)]);
  await starting;
  const after = await indexes();
  expect(Object.values(after).map(({ valid }) => valid)).toEqual(LAID.map(() => true));
  expect((await prepare()).output).toContain('không có gì cần chuẩn bị');
});

test('upgrade prepare after an aborted run creates the missing indexes, and the migration does not create them again', async () => {
  const slow = await openTransaction();
  const preparing = prepare();
  await expect.poll(() => laying('pg_terminate_backend(pid)')).toHaveLength(1);
  expect((await preparing).code).not.toBe(0);
  await slow.query('COMMIT');
  await slow.end();
  const { code, output } = await prepare();
  expect([code, output]).toEqual([0, expect.stringMatching(/stock_movements_by_reason: đã có sẵn[^]*Xong/)]);
  const before = await indexes();
  await migrateDatabase({ connectionString: url });
  expect(await indexes()).toEqual(before);
});

test('a starting version rebuilds an index that an aborted run left invalid', async () => {
  expect((await prepare()).code).toBe(0);
  await query(url, "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'orders_placed'::regclass");
  await migrateDatabase({ connectionString: url });
  expect(await indexes()).toMatchObject({ orders_placed: { valid: true } });
});
