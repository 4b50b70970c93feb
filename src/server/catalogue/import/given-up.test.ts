import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportProgress } from '#contract/http/charm-import.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { insertPerson } from '../../../../test-support/buyers.ts';
import { stockGoods } from '../../../../test-support/goods.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';

const LINES = 700;
const OFTEN = { interval: 100 };

let site: TestShop;
let server: Server;
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  server = await startServer(site);
});
afterAll(async () => {
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  await site.close();
});

/** Calls `/charms/import` of the server process as a new admin. */
async function adminCalls(): Promise<(csv?: string) => Promise<Response>> {
  const { db, secret } = site.shop;
  const { cookie } = await inTx(db, (tx) =>
    insertPerson(tx, secret, { role: 'admin', passwordHash: '' }, new Date()),
  );
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  return (csv) =>
    fetch(`${server.url}/api/charms/import`, {
      method: csv === undefined ? 'GET' : 'POST',
      headers,
      ...(csv !== undefined && { body: JSON.stringify({ csv, apply: true }) }),
    });
}

const table = (name: string) =>
  ['tên;giá;danh mục', ...Array.from({ length: LINES }, (_, n) => `${name} ${n};20000;Hoa`)].join('\n');

test('an import whose job has failed for the last time ends after its finished lines, and another can start', async () => {
  const { db } = site.shop;
  const call = await adminCalls();
  const progress = async () => ((await (await call()).json()) as { data: ImportProgress }).data;
  await db.execute(sql`
    CREATE FUNCTION fail_after_200() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.done > 200 THEN RAISE 'no'; END IF; RETURN NEW; END $$`);
  await db.execute(
    sql`CREATE TRIGGER failing BEFORE UPDATE ON charm_imports FOR EACH ROW WHEN (NEW.finished_at IS NULL) EXECUTE FUNCTION fail_after_200()`,
  );
  expect((await call(table('Hạt cườm'))).status).toBe(200);
  await expect.poll(async () => (await progress()).done, OFTEN).toBe(200);
  expect((await call(table('Hạt bí'))).status).toBe(409);

  const lastAttempt = async () => {
    await db.execute(
      sql`UPDATE jobs.job SET retry_count = retry_limit, start_after = now() WHERE name = 'catalogue.import' AND state = 'retry'`,
    );
    return progress();
  };
  await expect
    .poll(lastAttempt, OFTEN)
    .toMatchObject({ done: 200, total: LINES, created: 200, finishedAt: expect.any(String) });

  await db.execute(sql`DROP TRIGGER failing ON charm_imports`);
  expect((await call(table('Hạt bí'))).status).toBe(200);
  await expect
    .poll(progress, OFTEN)
    .toMatchObject({ done: LINES, created: LINES, finishedAt: expect.any(String) });
});
