import { statfs } from 'node:fs/promises';
import { connect as connectTls } from 'node:tls';
import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { BACKUP_LATE_AFTER } from '#domain/backup/retention.ts';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { after, days, formatDateTime, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { LIMIT_ALARMS, limitUsed } from '#domain/reports/periods.ts';
import { takesTransfers } from '#domain/shop/settings.ts';
import { CarrierRefused } from '#server/adapters/carriers/carrier.ts';
import { openCarriers } from '#server/adapters/carriers/open.ts';
import { backupRuns } from '#server/backup/tables.ts';
import { carrierBookings } from '#server/fulfilment/tables.ts';
import { dataRequests } from '#server/identity/tables.ts';
import { auditStock } from '#server/ordering/index.ts';
import { orders } from '#server/ordering/tables.ts';
import { bankTransfers } from '#server/payment/tables.ts';
import { migrationNames } from '#server/platform/db/migrations.ts';
import { needsStaff } from '#server/platform/mail/repository.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { getYear } from '#server/reports/index.ts';
import type { Shop } from '#server/shop.ts';
import { spentThisMonth } from '#server/zalo/index.ts';
import { zaloTokens } from '#server/zalo/tables.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad, good, warn, type Finding } from './findings.ts';
import { answers, CLOCK_OFF, jobs, memory, pages, time } from './vitals.ts';

/** `health`: of the server that looks; a command has none. */
export type Examined = Pick<Shop, 'db' | 'config' | 'clock' | 'settings'> & Partial<Pick<Shop, 'health'>>;

const LONG_TRANSACTION = minutes(5);
const CERTIFICATE_SOON = days(14);
const PROOF_OLD = days(9);
const SILENT_AFTER = hours(6);
const UNSETTLED_AFTER = hours(2);
const ANSWERS_WITHIN = seconds(5);

/** Looks at everything; what cannot be looked at is a finding, and stops nothing else. */
export async function examine(shop: Examined): Promise<Finding[]> {
  const looked = await Promise.all(
    Object.entries(CHECKS).map(async ([kind, check]) => {
      try {
        return await check(shop);
      } catch (error) {
        return [bad(kind, copy.failed(kind, reasonOf(error)), copy.failedTodo)];
      }
    }),
  );
  return looked.flat();
}

const CHECKS: Record<string, (shop: Examined) => Promise<Finding[]> | Finding[]> = {
  address,
  certificate,
  disk,
  database,
  time,
  redis,
  mail,
  bank,
  carriers,
  backup,
  stock,
  revenue,
  dataRequested,
  zalo,
  jobs,
  memory,
  answers,
  pages,
};

function address({ config: { publicUrl, trustProxy } }: Examined): Finding[] {
  const { good: fine, none, noneTodo, insecure, insecureTodo, noProxy, noProxyTodo } = copy.address;
  if (publicUrl === null) return [warn('address', none, noneTodo)];
  if (!publicUrl.startsWith('https:')) return [warn('address', insecure(publicUrl), insecureTodo)];
  if (trustProxy === 0) return [bad('proxy', noProxy, noProxyTodo)];
  return [good('address', fine(publicUrl))];
}

/** The days that the certificate of the public address still has. */
async function certificate({ config: { publicUrl }, clock }: Examined): Promise<Finding[]> {
  if (publicUrl === null || !publicUrl.startsWith('https:')) return [];
  const { hostname, port } = new URL(publicUrl);
  const end = await new Promise<Date>((found, failed) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: ANSWERS_WITHIN,
    };
    const socket = connectTls({ ...options, rejectUnauthorized: false }, () => {
      found(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', failed);
  }).catch((error: unknown) => reasonOf(error));
  const { good: fine, soon, soonTodo, unreached, unreachedTodo } = copy.certificate;
  if (typeof end === 'string') return [bad('certificate', unreached(end), unreachedTodo)];
  const left = end.getTime() - clock.now().getTime();
  const inDays = Math.floor(left / days(1));
  return [
    left < CERTIFICATE_SOON ? bad('certificate', soon(inDays), soonTodo) : good('certificate', fine(inDays)),
  ];
}

async function disk({ config }: Examined): Promise<Finding[]> {
  const { bavail, blocks } = await statfs(config.dataDir);
  const percent = Math.floor((bavail / blocks) * 100);
  const says = copy.disk.good(percent);
  if (percent >= 20) return [good('disk', says)];
  return [percent < 10 ? bad('disk', says, copy.disk.todo) : warn('disk', says, copy.disk.todo)];
}

async function database({ db, clock }: Examined): Promise<Finding[]> {
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
    off > CLOCK_OFF
      ? bad('clock', text.clock(Math.round(off / 1000)), text.clockTodo)
      : good('clock', text.clockGood),
    ...(await bloated(db)),
  ];
}

async function bloated(db: Examined['db']): Promise<Finding[]> {
  const { rows } = await db.execute<{ name: string; dead: number }>(sql`
    SELECT relname AS name, (100 * n_dead_tup / greatest(n_live_tup + n_dead_tup, 1))::int AS dead
    FROM pg_stat_user_tables WHERE n_dead_tup > 50000 AND n_dead_tup > n_live_tup / 3 ORDER BY n_dead_tup DESC LIMIT 3`);
  return rows.map(({ name, dead }) =>
    warn('bloat', copy.database.bloat(name, dead), copy.database.bloatTodo(name)),
  );
}

async function redis({ config }: Examined): Promise<Finding[]> {
  if (config.redisUrl === null) return [];
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: config.redisUrl,
    socket: { connectTimeout: ANSWERS_WITHIN, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [good('redis', copy.redis.good)];
  } catch (error) {
    return [bad('redis', copy.redis.away(reasonOf(error)), copy.redis.todo)];
  } finally {
    client.destroy();
  }
}

async function mail({ db, config }: Examined): Promise<Finding[]> {
  const text = copy.mail;
  const waiting = await db.$count(mails, needsStaff);
  const refused = waiting > 0 ? [bad('mails', text.refused(waiting), text.refusedTodo)] : [];
  if (config.smtpUrl === null)
    return [config.demo ? [] : [bad('mail', text.none, text.noneTodo)], refused].flat();
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: ANSWERS_WITHIN,
    greetingTimeout: ANSWERS_WITHIN,
  });
  try {
    await transport.verify();
    return [good('mail', text.good), ...refused];
  } catch (error) {
    return [bad('mail', text.away(reasonOf(error)), text.awayTodo), ...refused];
  } finally {
    transport.close();
  }
}

async function bank({ db, settings, clock }: Examined): Promise<Finding[]> {
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

/** Asks each for a parcel that nobody has: whether it answers, and takes the shop's token. */
async function carriers({ db, config, clock }: Examined): Promise<Finding[]> {
  const text = copy.carriers;
  const now = clock.now();
  const asked = [...openCarriers(config, () => now.getTime())].map(async ([id, { find }]) => {
    const kind = `carrier-${id}`;
    const name = carrierNames[id];
    try {
      await find?.('VC0');
      return good(kind, text.good(name));
    } catch (error) {
      if (error instanceof CarrierRefused) return bad(kind, text.refused(name), text.refusedTodo(name));
      return warn(kind, text.away(name), text.awayTodo);
    }
  });
  const stuck = await db.$count(
    carrierBookings,
    and(
      inArray(carrierBookings.state, ['asking', 'unwanted']),
      lt(carrierBookings.updatedAt, after(now, -UNSETTLED_AFTER)),
    ),
  );
  const findings = await Promise.all(asked);
  return stuck > 0 ? [...findings, bad('carriers', text.stuck(stuck), text.stuckTodo)] : findings;
}

async function backup({ db, clock, config, settings }: Examined): Promise<Finding[]> {
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
  const says = text.proved(Math.floor(age / days(1)));
  return age > PROOF_OLD ? warn('proof', says, text.proofTodo) : good('proof', says);
}

async function stock({ db }: Examined): Promise<Finding[]> {
  const { pieces, differences } = await auditStock(db);
  if (differences.length === 0) return [good('stock', copy.stock.good(pieces))];
  return [bad('stock', copy.stock.differs(differences.length), copy.stock.todo)];
}

/** How much of the year's untaxed revenue is used; the owner is told at each mark once. */
async function revenue(shop: Examined): Promise<Finding[]> {
  const text = copy.revenue;
  const { year, revenue: earned, limit } = await getYear(shop);
  const used = limitUsed(earned, limit);
  if (used === null) return [];
  const says = text.used(year, formatVnd(earned), used, formatVnd(limit));
  const reached = LIMIT_ALARMS.findLast((mark) => used >= mark);
  if (reached === undefined) return [good('revenue', says)];
  const todo = reached === 100 ? text.over : text.soon;
  return [{ ...warn(`revenue-${year}-${reached}`, says, todo), toldOnce: true }];
}

/** The law gives two working days to answer, and some more to do what was asked. */
async function dataRequested({ db, clock }: Examined): Promise<Finding[]> {
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

/** How many messages went over Zalo and what they cost; bad once it takes the shop's tokens no more. */
async function zalo(shop: Examined): Promise<Finding[]> {
  const { today, todayMost, messages, cost, isConnected } = await spentThisMonth(shop);
  if (!isConnected) return [];
  const text = copy.zalo;
  const [tokens] = await shop.db.select({ refusal: zaloTokens.refusal }).from(zaloTokens);
  const says = text.good(today, todayMost, messages, formatVnd(cost));
  const refusal = tokens?.refusal ?? null;
  return [refusal === null ? good('zalo', says) : bad('zalo', text.refused(refusal), text.refusedTodo)];
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
