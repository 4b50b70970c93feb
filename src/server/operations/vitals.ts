import { stat } from 'node:fs/promises';
import { availableMemory, constrainedMemory } from 'node:process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { and, desc, gt, gte, sql } from 'drizzle-orm';
import { after, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { measureClockOffset } from '#server/adapters/time-server.ts';
import { clientErrors } from '#server/diagnostics/tables.ts';
import type { ChecksContext } from './checks.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad, good, type Finding } from './findings.ts';
import type { Outside } from './outside.ts';

/** How long a due job may wait: queues are polled every few seconds, and a long job takes minutes. */
const LATE_AFTER = minutes(15);
/** With fewer responses in an hour, the share of failures is meaningless. */
const ENOUGH_ANSWERS = 200;
const MOST_FAILED = 0.02;
const LEAST_MEMORY = 0.1;
export const MAX_CLOCK_OFFSET = seconds(5);
const TIME_WITHIN = seconds(5);
/** Threshold that keeps a single broken browser from causing an alert. */
const FREQUENT_FROM = 3;

/** Written at the end of a build, so its modification time is that of the release. */
const RELEASE = fileURLToPath(new URL('../../../build/inputs.sha256', import.meta.url));

/** Jobs that are overdue. */
export async function jobs({ db }: ChecksContext): Promise<Finding[]> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`SELECT to_regclass('jobs.job') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return [];
  const late = await db.execute<{ name: string; waited: number; count: number }>(sql`
    SELECT name, (extract(epoch FROM now() - start_after) / 60)::int AS waited, count(*) OVER ()::int AS count
    FROM jobs.job
    WHERE state IN ('created', 'retry') AND start_after < now() - make_interval(secs => ${LATE_AFTER / 1000})
    ORDER BY start_after LIMIT 1`);
  const [oldest] = late.rows;
  if (oldest === undefined) return [good('jobs', copy.jobs.good)];
  return [bad('jobs', copy.jobs.late(oldest.count, oldest.name, oldest.waited), copy.jobs.todo)];
}

/** Compares the machine's clock with NTP: codes, passkeys, signed webhooks and certificates depend on it. */
export async function time({ config, clock }: Outside): Promise<Finding[]> {
  if (config.timeServer === null) return [];
  const off = await measureClockOffset(config.timeServer, () => clock.now().getTime(), TIME_WITHIN).catch(
    () => null,
  );
  // No answer is no finding: NTP may be blocked on purpose.
  if (off === null) return [];
  const text = copy.database;
  return [
    Math.abs(off) > MAX_CLOCK_OFFSET
      ? bad('time', text.timeOff(Math.round(Math.abs(off) / 1000)), text.clockTodo)
      : good('time', text.timeGood),
  ];
}

/** Free memory of this machine, or of the container's limit. */
export function memory(_shop: unknown, available = availableMemory()): Finding[] {
  const limit = Math.min(constrainedMemory() || Infinity, totalmem());
  const left = available / limit;
  const message = copy.memory.good(Math.round(left * 100));
  return [left < LEAST_MEMORY ? bad('memory', message, copy.memory.todo) : good('memory', message)];
}

/** Share of this instance's responses of the last hour that were server errors. */
export function answers({ health }: Outside): Finding[] {
  if (health === undefined) return [];
  const { all, failed } = health.answers;
  const share = all === 0 ? 0 : failed / all;
  const message = copy.answers.good((share * 100).toFixed(1).replace('.', ','));
  const isMany = all >= ENOUGH_ANSWERS && share > MOST_FAILED;
  return [isMany ? bad('answers', message, copy.answers.todo) : good('answers', message)];
}

/** Client-side errors that appeared with the latest release. */
export async function pages(shop: ChecksContext): Promise<Finding[]> {
  const release = await stat(RELEASE).catch(() => null);
  return release === null ? [] : [await newErrors(shop, release.mtime)];
}

/** Errors first seen after a release, repeated, and seen again within the last day. */
export async function newErrors({ db, clock }: ChecksContext, release: Date): Promise<Finding> {
  const isNew = and(
    gt(clientErrors.firstSeenAt, release),
    gt(clientErrors.lastSeenAt, after(clock.now(), -hours(24))),
    gte(clientErrors.count, FREQUENT_FROM),
  );
  const kinds = await db.$count(clientErrors, isNew);
  if (kinds === 0) return good('pages', copy.pages.good);
  const [worst] = await db
    .select({ message: clientErrors.message })
    .from(clientErrors)
    .where(isNew)
    .orderBy(desc(clientErrors.count))
    .limit(1);
  return bad('pages', copy.pages.new(kinds, (worst?.message ?? '').slice(0, 120)), copy.pages.todo);
}
