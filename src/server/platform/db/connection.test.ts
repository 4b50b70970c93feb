import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createLog } from '#server/platform/process/log.ts';
import { expect, test } from 'vitest';
import { openDatabaseLine } from '../../../../test-support/database-line.ts';
import { testDatabase } from '../../../../test-support/database.ts';
import { createJobs } from '../jobs/queue.ts';
import { connect, connectCounters, inTx, type Db } from './connection.ts';
import { jobSettings } from './limits.ts';

/** A database whose commits wait for the disk, as in shops; those of other tests do not wait. */
async function durableDatabase(): Promise<string> {
  const url = new URL(await testDatabase());
  url.searchParams.delete('options');
  return url.href;
}

const log = createLog('silent');

test('commits wait for the disk, except those of counters and finished jobs', async () => {
  const url = await durableDatabase();
  const [db, counters, jobs] = [connect(url, log), connectCounters(url, log), new pg.Pool(jobSettings(url))];
  const asked = 'SHOW synchronous_commit';
  const of = async (on: Db) => (await on.execute<Record<string, string>>(sql.raw(asked))).rows[0];
  expect({
    reads: await of(db),
    writes: await inTx(db, of),
    counters: (await counters.query(asked)).rows[0],
    jobs: (await jobs.query(asked)).rows[0],
  }).toEqual({
    reads: { synchronous_commit: 'on' },
    writes: { synchronous_commit: 'on' },
    counters: { synchronous_commit: 'off' },
    jobs: { synchronous_commit: 'off' },
  });
  await Promise.all([db.$client.end(), counters.end(), jobs.end()]);
});

test('a job is inserted by the transaction that sends it', async () => {
  const url = await durableDatabase();
  const [db, jobs] = [connect(url, log), createJobs(url, log)];
  jobs.define('test.follow', async () => undefined);
  await jobs.start();
  const byItself = await inTx(db, async (tx) => {
    await jobs.send(tx, 'test.follow', {}, { startAfter: 3_600 });
    const { rows } = await tx.execute<{ own: boolean }>(
      sql`SELECT xmin = pg_current_xact_id()::xid AS own FROM jobs.job WHERE name = 'test.follow'`,
    );
    return rows;
  });
  expect(byItself).toEqual([{ own: true }]);
  await jobs.stop();
  await db.$client.end();
});

test('a finished job, which may name people, is deleted after an hour', async () => {
  const url = await testDatabase();
  const [db, jobs] = [connect(url, log), createJobs(url, log)];
  jobs.define('test.told', async () => undefined);
  await jobs.start();
  const { rows } = await db.execute<{ seconds: number }>(
    sql`SELECT deletion_seconds AS seconds FROM jobs.queue WHERE name = 'test.told'`,
  );
  expect(rows).toEqual([{ seconds: 3_600 }]);
  await jobs.stop();
  await db.$client.end();
});

test.each([
  ['reads', (db: Db, n: number) => db.execute<{ n: number }>(sql`SELECT ${n}::int AS n`)],
  ['writes', (db: Db, n: number) => inTx(db, (tx) => tx.execute<{ n: number }>(sql`SELECT ${n}::int AS n`))],
])('%s whose new connections do not come in time use those that are free', async (_, run) => {
  const line = await openDatabaseLine(await testDatabase());
  const db = connect(line.url, log);
  await run(db, 0);
  line.freezeNew();
  const wanted = Array.from({ length: 12 }, (_each, n) => n);
  const answers = await Promise.all(wanted.map((n) => run(db, n)));
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(wanted);
  await db.$client.end();
  await line.close();
});

test('a statement prepared in a transaction uses one generic plan for all values (decision 0091)', async () => {
  const db = connect(await testDatabase(), log);
  const plans = await inTx(db, async (tx) => {
    await tx.execute(sql`PREPARE asked (text[]) AS SELECT id FROM charms WHERE slug = ANY ($1)`);
    for (let count = 1; count <= 8; count += 1) {
      const names = Array.from({ length: count }, (_, at) => `charm-${at}`);
      await tx.execute(sql.raw(`EXECUTE asked ('{${names.join()}}')`));
    }
    const { rows } = await tx.execute<{ generic: number; custom: number }>(
      sql`SELECT generic_plans > 0 AS generic, custom_plans AS custom FROM pg_prepared_statements WHERE name = 'asked'`,
    );
    return rows;
  });
  expect(plans).toEqual([{ generic: true, custom: 0 }]);
  await db.$client.end();
});
