import { sql, type SQL } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery } from '#contract/http/reports.ts';
import type { z } from '#contract/zod.ts';
import { shortId, type UserId } from '#domain/kernel/ids.ts';
import { addDays, startOfDay } from '#domain/fulfilment/working-days.ts';
import { staffNotes } from '#server/fulfilment/tables.ts';
import { getPeople } from '#server/identity/index.ts';
import { orderHistory } from '#server/ordering/tables.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { folded, hasWords } from '#server/platform/db/text-search.ts';
import { offsetOf, paginationOf } from '#server/platform/db/paging.ts';

type Query = z.output<typeof AuditQuery>;
type Row = Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'label'> & {
  id: string;
  source: 'log' | 'orders' | 'notes';
  at: Date;
  userId: UserId;
  /** Null for what happened to an order, whose `label` is then what the history or a colleague says. */
  changes: AuditEntry['changes'] | null;
};

/**
 * Who changed what and when, the newest first: the log; the moves of orders that admins made, which are kept in the
 * orders' own history; what staff noted on orders.
 */
export async function getAuditLog(db: Db, query: Query): Promise<AuditPage> {
  const { subject, subjectId, user, search, from, to, limit } = query;
  const everything = sql`
    SELECT id AS number, NULL::uuid AS id, 'log' AS source, at, user_id, action, subject, subject_id, label, changes
    FROM ${auditLog}
    UNION ALL
    SELECT id, NULL, 'orders', at, user_id, 'move', 'order', order_id, note, NULL
    FROM ${orderHistory} WHERE "by" = 'admin' AND user_id IS NOT NULL
    UNION ALL
    SELECT 0, id, 'notes', created_at, user_id, 'note', 'order', order_id, text, NULL FROM ${staffNotes}`;
  const conditions = [
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}::uuid`] : []),
    ...(user ? [sql`user_id = ${user}::uuid`] : []),
    ...(from ? [sql`at >= ${startOfDay(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`at < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`] : []),
    ...(search ? [foundBy(search)] : []),
  ];
  const wanted = conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
  const [page, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT coalesce(id::text, number::text) AS id, source, at, user_id AS "userId", action, subject,
        subject_id AS "subjectId", label, changes
      FROM (${everything}) AS everything ${wanted}
      ORDER BY at DESC, source, number DESC, everything.id DESC LIMIT ${limit} OFFSET ${offsetOf(query)}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM (${everything}) AS everything ${wanted}`),
  ]);
  const people = await getPeople(db, [...new Set(page.rows.map(({ userId }) => userId))]);
  return {
    entries: page.rows.map((row) => presentEntry(row, people.get(row.userId)?.name ?? '')),
    pagination: paginationOf(query, counted.rows[0]?.total ?? 0),
  };
}

/** Every word stands somewhere in what a line says, or in the id that it is about. */
function foundBy(search: string): SQL {
  const said = folded(sql`label || ' ' || coalesce(changes::text, '') || ' ' || subject_id`);
  return hasWords(said, search.replaceAll('#', ' ')) ?? sql`true`;
}

function presentEntry({ id, source, at, userId, changes, ...row }: Row, name: string): AuditEntry {
  const { action, subject, subjectId, label } = row;
  return {
    _id: `${source}-${id}`,
    at: new Date(at).toISOString(),
    user: { _id: userId, name },
    action,
    subject,
    subjectId,
    label: changes === null ? `#${shortId(subjectId)}` : label,
    changes: changes ?? { [action === 'note' ? 'note' : 'status']: { from: null, to: label } },
  };
}
