import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { BACKUP_LATE_AFTER } from '#domain/backup/retention.ts';
import { after, days, formatDateTime, hours, minutes } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { LIMIT_ALARMS, limitUsed } from '#domain/reports/periods.ts';
import { takesTransfers } from '#domain/shop/settings.ts';
import { backupRuns } from '#server/backup/tables.ts';
import { carrierBookings } from '#server/fulfilment/tables.ts';
import { dataRequests } from '#server/identity/tables.ts';
import { auditStock } from '#server/ordering/index.ts';
import { orders } from '#server/ordering/tables.ts';
import { bankTransfers } from '#server/payment/tables.ts';
import { inTxWithoutTimeouts } from '#server/platform/db/connection.ts';
import { migrationNames } from '#server/platform/db/migrations.ts';
import { needsStaff } from '#server/platform/mail/repository.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { getYear } from '#server/reports/index.ts';
import { createLog } from '#server/platform/process/log.ts';
import { reasonOf } from '#server/platform/process/trouble.ts';
import type { Shop } from '#server/shop.ts';
import { spentThisMonth } from '#server/zalo/index.ts';
import { zaloTokens } from '#server/zalo/tables.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad, good, warn, type Finding } from './findings.ts';
import { address, carriers, certificate, disk, mailServer, redis, type Outside } from './outside.ts';
import { answers, MAX_CLOCK_OFFSET, jobs, memory, pages, time } from './vitals.ts';

export type ChecksContext = Outside & Pick<Shop, 'db' | 'settings'>;

const LONG_TRANSACTION = minutes(5);
const PROOF_OLD = days(9);
const SILENT_AFTER = hours(6);
const UNSETTLED_AFTER = hours(2);

type Checks<Of> = Record<string, (of: Of) => Promise<Finding[]> | Finding[]>;

/** Checks that each instance runs for itself. */
const OF_AN_INSTANCE: Checks<Outside> = { disk, memory, answers, time };
/** Checks of external services and the address; the same result on every instance. */
const AROUND: Checks<Outside> = { address, certificate, redis, mail: mailServer, carriers };
const IN_THE_DATABASE: Checks<ChecksContext> = {
  database,
  mails: refusedMails,
  bank,
  parcels: unsettledParcels,
  backup,
  stock,
  revenue,
  dataRequested,
  zalo,
  jobs,
  pages,
};

/** Alert kinds of the per-instance checks. */
export const OWN_KINDS = Object.keys(OF_AN_INSTANCE);

/** Runs all checks; one that throws becomes a finding and does not stop the others. */
export const runAllChecks = async (shop: ChecksContext): Promise<Finding[]> =>
  (await Promise.all([runOutsideChecks(shop), look(IN_THE_DATABASE, shop)])).flat();

/** All checks that need no database. */
export const runOutsideChecks = (shop: Outside): Promise<Finding[]> =>
  look({ ...AROUND, ...OF_AN_INSTANCE }, shop);

export const runInstanceChecks = (shop: Outside): Promise<Finding[]> => look(OF_AN_INSTANCE, shop);

/** All checks but the per-instance ones. */
export const runSharedChecks = (shop: ChecksContext): Promise<Finding[]> =>
  look({ ...AROUND, ...IN_THE_DATABASE }, shop);

async function look<Of>(checks: Checks<Of>, of: Of): Promise<Finding[]> {
  const looked = await Promise.all(
    Object.entries(checks).map(async ([kind, check]) => {
      try {
        return await check(of);
      } catch (error) {
        return [
          { ...bad(kind, copy.failed(kind, reasonOf(error)), copy.failedTodo), isUnknown: true as const },
        ];
      }
    }),
  );
  return looked.flat();
}

/** Also works on a database that lacks migrations. */
export async function database({ db, clock }: Pick<ChecksContext, 'db' | 'clock'>): Promise<Finding[]> {
  const before = clock.now().getTime();
  const { rows } = await db.execute<{
    version: string;
    size: string;
    now: string;
    longest: string | null;
    names: string[];
  }>(sql`
    SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
      extract(epoch FROM clock_timestamp()) * 1000 AS now,
      (SELECT extract(epoch FROM max(clock_timestamp() - xact_start)) * 1000 FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS longest,
      (SELECT array_agg(name) FROM drizzle.__drizzle_migrations) AS names`);
  const [row] = rows;
  if (row === undefined) throw new Error('no answer');
  const text = copy.database;
  const missing = (await migrationNames()).filter((name) => !row.names.includes(name)).length;
  const off = Math.abs(Number(row.now) - before);
  const longest = Number(row.longest ?? 0);
  return [
    good('database', text.good(row.version, row.size)),
    ...(missing > 0 ? [bad('migrations', text.migrations(missing), text.migrationsTodo)] : []),
    ...(longest > LONG_TRANSACTION
      ? [bad('transactions', text.long(Math.round(longest / minutes(1))), text.longTodo)]
      : []),
    off > MAX_CLOCK_OFFSET
      ? bad('clock', text.clock(Math.round(off / 1000)), text.clockTodo)
      : good('clock', text.clockGood),
    ...(await bloated(db)),
  ];
}

async function bloated(db: ChecksContext['db']): Promise<Finding[]> {
  const { rows } = await db.execute<{ name: string; dead: number }>(sql`
    SELECT relname AS name, (100 * n_dead_tup / greatest(n_live_tup + n_dead_tup, 1))::int AS dead
    FROM pg_stat_user_tables WHERE n_dead_tup > 50000 AND n_dead_tup > n_live_tup / 3 ORDER BY n_dead_tup DESC LIMIT 3`);
  return rows.map(({ name, dead }) =>
    warn('bloat', copy.database.bloat(name, dead), copy.database.bloatTodo(name)),
  );
}

async function refusedMails({ db }: ChecksContext): Promise<Finding[]> {
  const waiting = await db.$count(mails, needsStaff);
  return waiting > 0 ? [bad('mails', copy.mail.refused(waiting), copy.mail.refusedTodo)] : [];
}

/** Parcels of which it is unknown whether the carrier has them. */
async function unsettledParcels({ db, clock }: ChecksContext): Promise<Finding[]> {
  const stuck = await db.$count(
    carrierBookings,
    and(
      inArray(carrierBookings.state, ['asking', 'unwanted']),
      lt(carrierBookings.updatedAt, after(clock.now(), -UNSETTLED_AFTER)),
    ),
  );
  return stuck > 0 ? [bad('carriers', copy.carriers.stuck(stuck), copy.carriers.stuckTodo)] : [];
}

async function bank({ db, settings, clock }: ChecksContext): Promise<Finding[]> {
  const text = copy.bank;
  if (!takesTransfers(settings.current())) return [warn('bank', text.closed, text.closedTodo)];
  const { rows } = await db.execute<{ last: Date | null; waiting: number; since: Date | null }>(sql`
    SELECT (SELECT max(${bankTransfers.receivedAt}) FROM ${bankTransfers}) AS last,
      (SELECT count(*)::int FROM ${orders} WHERE status = 'pending_payment') AS waiting,
      (SELECT min(${orders.createdAt}) FROM ${orders} WHERE status = 'pending_payment') AS since`);
  const { last = null, waiting = 0, since = null } = rows[0] ?? {};
  const now = clock.now().getTime();
  const heard = Math.max(
    last === null ? 0 : new Date(last).getTime(),
    since === null ? now : new Date(since).getTime(),
  );
  if (waiting > 0 && now - heard > SILENT_AFTER)
    return [bad('bank', text.silent(waiting, Math.floor((now - heard) / hours(1))), text.silentTodo)];
  if (last === null) return [warn('bank', text.never, text.neverTodo)];
  return [good('bank', text.good(formatDateTime(new Date(last))))];
}

async function backup({ db, clock, config, settings }: ChecksContext): Promise<Finding[]> {
  const text = copy.backup;
  const runs = await db
    .select()
    .from(backupRuns)
    .orderBy(sql`${backupRuns.at} DESC`)
    .limit(400);
  const newest = (kind: 'made' | 'proved', ok?: true) =>
    runs.find((run) => run.kind === kind && (ok === undefined || run.ok));
  const now = clock.now().getTime();
  const made = newest('made', true);
  const proof = newest('proved');
  const sealed = config.backup.passphrase === null ? [warn('backup-open', text.open, text.openTodo)] : [];
  if (made === undefined) {
    const nothing = newest('made') === undefined ? warn : bad;
    return [nothing('backup', text.none, text.noneTodo), ...sealed];
  }
  const age = now - made.at.getTime();
  const inHours = Math.floor(age / hours(1));
  const isLate = age > BACKUP_LATE_AFTER && settings.current().backupNightly;
  const last = newest('made');
  return [
    isLate
      ? bad('backup', text.late(inHours), text.lateTodo(last?.ok === false ? (last.reason ?? '') : ''))
      : good('backup', text.good(inHours)),
    ...sealed,
    proofOf(proof, now),
  ];
}

function proofOf(proof: typeof backupRuns.$inferSelect | undefined, now: number): Finding {
  const text = copy.backup;
  if (proof === undefined) return warn('proof', text.unproved, text.proofTodo);
  if (!proof.ok) return bad('proof', text.proofFailed(proof.reason ?? ''), text.proofTodo);
  const age = now - proof.at.getTime();
  const message = text.proved(Math.floor(age / days(1)));
  return age > PROOF_OLD ? warn('proof', message, text.proofTodo) : good('proof', message);
}

/** Reads the whole ledger: of a shop with some hundred thousand orders that takes longer than a request's statement may. */
async function stock({ db }: ChecksContext): Promise<Finding[]> {
  const { pieces, differences } = await inTxWithoutTimeouts(db, createLog('silent'), auditStock);
  if (differences.length === 0) return [good('stock', copy.stock.good(pieces))];
  return [bad('stock', copy.stock.differs(differences.length), copy.stock.todo)];
}

/** How much of the year's tax-free revenue limit is used; the owner gets one mail per threshold. */
async function revenue(shop: ChecksContext): Promise<Finding[]> {
  const text = copy.revenue;
  const { year, revenue: earned, limit } = await getYear(shop);
  const used = limitUsed(earned, limit);
  if (used === null) return [];
  const message = text.used(year, formatVnd(earned), used, formatVnd(limit));
  const reached = LIMIT_ALARMS.findLast((mark) => used >= mark);
  if (reached === undefined) return [good('revenue', message)];
  const todo = reached === 100 ? text.over : text.soon;
  return [{ ...warn(`revenue-${year}-${reached}`, message, todo), toldOnce: true }];
}

/** The law allows two working days to answer a request, and longer to carry it out. */
async function dataRequested({ db, clock }: ChecksContext): Promise<Finding[]> {
  const now = clock.now();
  const { answeredAt, dueBy, doneAt, actBy } = dataRequests;
  const [unanswered, undone] = await Promise.all([
    db.$count(dataRequests, and(isNull(answeredAt), lt(dueBy, now))),
    db.$count(dataRequests, and(isNull(doneAt), lt(actBy, now))),
  ]);
  const text = copy.dataRequests;
  return [
    unanswered === 0
      ? good('data-requests', text.good)
      : bad('data-requests', text.late(unanswered), text.todo),
    ...(undone === 0 ? [] : [bad('data-requests-to-do', text.undone(undone), text.undoneTodo)]),
  ];
}

/** Number and cost of messages sent via Zalo; bad once Zalo rejects the shop's tokens. */
async function zalo(shop: ChecksContext): Promise<Finding[]> {
  const { today, todayMost, messages, cost, isConnected } = await spentThisMonth(shop);
  if (!isConnected) return [];
  const text = copy.zalo;
  const [tokens] = await shop.db.select({ refusal: zaloTokens.refusal }).from(zaloTokens);
  const message = text.good(today, todayMost, messages, formatVnd(cost));
  const refusal = tokens?.refusal ?? null;
  return [refusal === null ? good('zalo', message) : bad('zalo', text.refused(refusal), text.refusedTodo)];
}
