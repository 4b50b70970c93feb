import { sql } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery } from '#contract/http/reports.ts';
import type { z } from '#contract/zod.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { orderHistory } from '#server/ordering/tables.ts';
import { auditLog } from '#server/platform/audit-log.ts';
import type { Db } from '#server/platform/db.ts';
import { offsetOf, paginationOf } from '#server/platform/paging.ts';

type Query = z.output<typeof AuditQuery>;
type Row = Omit<AuditEntry, 'user' | 'at'> & { at: Date; userId: UserId };

/**
 * Who changed what and when, the newest first: the log, and the moves of orders that admins made, which are kept in the
 * orders' own history.
 */
export async function getAuditLog(db: Db, query: Query): Promise<AuditPage> {
  const { subject, subjectId, user, limit } = query;
  const everything = sql`
    SELECT 'a' || id AS "_id", at, user_id, action, subject, subject_id, label, changes FROM ${auditLog}
    UNION ALL
    SELECT 'o' || id, at, user_id, 'move', 'order', order_id, '#' || upper(right(order_id::text, 8)),
      jsonb_build_object('status', jsonb_build_object('from', NULL, 'to', note))
    FROM ${orderHistory} WHERE "by" = 'admin' AND user_id IS NOT NULL`;
  const conditions = [
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}::uuid`] : []),
    ...(user ? [sql`user_id = ${user}::uuid`] : []),
  ];
  const wanted = conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
  const [page, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT "_id", at, user_id AS "userId", action, subject, subject_id AS "subjectId", label, changes
      FROM (${everything}) AS everything ${wanted}
      ORDER BY at DESC, "_id" DESC LIMIT ${limit} OFFSET ${offsetOf(query)}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM (${everything}) AS everything ${wanted}`),
  ]);
  const people = await getPeople(db, [...new Set(page.rows.map(({ userId }) => userId))]);
  return {
    entries: page.rows.map(({ userId, at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      user: { _id: userId, name: people.get(userId)?.name ?? '' },
    })),
    pagination: paginationOf(query, Number(counted.rows[0]?.total ?? 0)),
  };
}
