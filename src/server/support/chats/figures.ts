import { and, desc, eq, gt, gte, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { UserId } from '#domain/kernel/ids.ts';
import type { OfficeHours } from '#domain/shop/office-hours.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { chats } from '../tables.ts';
import { IS_WAITING } from './repository.ts';

/** Chat counts by status, unread messages, ratings and waiting time, for one admin. */
export async function countChats(db: Db, adminId: UserId, since: Date) {
  const counts = await keptCounts(db, 'chats_by_day');
  // Day, place in the list, status, priority.
  const inStatus = (status: string) =>
    sumOf(
      counts,
      [...counts.keys()].filter((part) => part.split(' ')[2] === status),
    );
  const numberOf = (wanted: SQL | undefined) =>
    sql<number>`(SELECT count(*) FROM ${chats} WHERE ${wanted})`.mapWith(Number);
  const [row] = await db
    .select({
      pending: numberOf(IS_WAITING),
      assigned: numberOf(and(eq(chats.status, 'active'), eq(chats.adminId, adminId))),
      unread:
        sql<number>`(SELECT coalesce(sum(${chats.adminUnread}), 0) FROM ${chats} WHERE ${gt(chats.adminUnread, sql`0`)})`.mapWith(
          Number,
        ),
    })
    .from(sql`(SELECT 1) AS once`);
  if (row === undefined) throw new Error('counting gives a row');
  const answered = and(gte(chats.firstAskedAt, since), isNotNull(chats.firstReplyAt));
  const { seconds } = await medianOf(db, sql`${chats.firstReplyAt}`, answered);
  return {
    ...row,
    ...(await sumStars(db)),
    active: inStatus('active'),
    closed: inStatus('closed'),
    total: sumOf(counts),
    firstReplySeconds: seconds,
  };
}

async function sumStars(db: Db): Promise<{ ratings: number; averageStars: number | null }> {
  const byStars = await keptCounts(db, 'chats_stars');
  const ratings = sumOf(byStars);
  const sum = [...byStars].reduce((total, [stars, times]) => total + Number(stars) * times, 0);
  return { ratings, averageStars: ratings === 0 ? null : Math.round((100 * sum) / ratings) / 100 };
}

/** So many of the latest chats give the median waiting time: more would not change it, and there may be fifty thousand. */
const MEASURED = 1_000;

async function medianOf(
  db: Db,
  reply: SQL,
  wanted: SQL | undefined,
): Promise<{ chats: number; seconds: number | null }> {
  const { rows } = await db.execute<{ chats: number; seconds: number | null }>(sql`
    SELECT count(*)::int AS chats, percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS seconds
    FROM (
      SELECT extract(epoch FROM ${reply} - ${chats.firstAskedAt})::float8 AS waited FROM ${chats}
      WHERE ${wanted} ORDER BY ${desc(chats.firstAskedAt)} LIMIT ${MEASURED}
    ) AS latest`);
  return rows[0] ?? { chats: 0, seconds: null };
}

/**
 * Median seconds from first question to first answer, of the latest chats started since a moment and during office hours, and the
 * number of such chats. An unanswered chat counts as waiting until now, so that a bad week shows.
 */
export function firstReplies(db: Db, since: Date, now: Date, { from, until }: OfficeHours) {
  const hour = sql`extract(hour FROM ${chats.firstAskedAt} AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
  return medianOf(
    db,
    sql`coalesce(${chats.firstReplyAt}, ${now.toISOString()}::timestamptz)`,
    and(
      gte(chats.firstAskedAt, since),
      sql`${hour} >= ${from} AND ${hour} < ${until}`,
      or(isNotNull(chats.firstReplyAt), ne(chats.status, 'closed')),
    ),
  );
}
