import { sql, type SQL } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery } from '#contract/http/reports.ts';
import type { z } from '#contract/zod.ts';
import { shortId, type UserId } from '#domain/kernel/ids.ts';
import { addDays, startOfDay } from '#domain/fulfilment/working-days.ts';
import { staffNotes } from '#server/fulfilment/tables.ts';
import { getPeople } from '#server/identity/index.ts';
import { orderHistory, orders } from '#server/ordering/tables.ts';
import { auditLog } from '#server/platform/db/audit-log.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { countByDay, startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import { folded, hasWords } from '#server/platform/db/text-search.ts';
import {
  inOrderOf,
  pageOfKeys,
  paginationOf,
  sortedBy,
  type Sorting,
  type Slice,
} from '#server/platform/db/paging.ts';

type Query = z.output<typeof AuditQuery>;
type Source = keyof typeof PLACES;
type Key = { source: Source; id: string };
type Row = Key &
  Pick<AuditEntry, 'action' | 'subject' | 'subjectId' | 'label'> & {
    at: Date;
    userId: UserId;
    /** Null for order moves and staff notes, whose `label` is the history entry or the note's text. */
    changes: AuditEntry['changes'] | null;
  };

/** Order moves made by admins that match the condition. */
function movesWhere(wanted: SQL): SQL {
  return sql`
    SELECT 'orders' AS source, id AS number, NULL::uuid AS id, at, user_id, 'move' AS action, 'order' AS subject,
      order_id AS subject_id, note AS label, NULL::jsonb AS changes
    FROM ${orderHistory} WHERE "by" = 'admin' AND user_id IS NOT NULL AND ${wanted}`;
}

/** Sources of the log: the audit log itself, admins' order moves (kept in the order history), and staff notes on orders. */
const PLACES = {
  log: sql`
    SELECT 'log' AS source, id AS number, NULL::uuid AS id, at, user_id, action, subject, subject_id, label, changes
    FROM ${auditLog}`,
  orders: movesWhere(sql`true`),
  notes: sql`
    SELECT 'notes' AS source, 0::bigint AS number, id, created_at AS at, user_id, 'note' AS action, 'order' AS subject,
      order_id AS subject_id, text AS label, NULL::jsonb AS changes
    FROM ${staffNotes}`,
};

const NEWEST: Sorting = [
  [sql`at`, 'down'],
  [sql`source`, 'up'],
  [sql`number`, 'down'],
  [sql`id`, 'down'],
];

/** Who changed what and when, newest first. */
export async function getAuditLog(db: Db, query: Query): Promise<AuditPage> {
  const places = await placesOf(db, query);
  const { keys, total } = await pageOfKeys(
    query,
    () => countEntries(db, query, places),
    (stretch) => listKeys(db, query, places, stretch),
  );
  const entries = inOrderOf(keys.map(nameOf), await findEntries(db, keys), nameOf);
  const people = await getPeople(db, [...new Set(entries.map(({ userId }) => userId))]);
  return {
    entries: entries.map((row) => presentEntry(row, people.get(row.userId)?.name ?? '')),
    pagination: paginationOf(query, total),
  };
}

type Places = Record<Source, SQL>;

/** Maximum number of orders matched by part of an id; a longer part narrows it down. */
const MOST_ORDERS = 100;

/**
 * Sources to read. A search covers only order moves with a reason (`Order cancelled: …`) and moves of orders whose id matches a
 * word: all other moves have the same few English notes, which the interface never shows.
 */
async function placesOf(db: Db, { search }: Query): Promise<Places> {
  if (!search) return PLACES;
  const parts = search.toLowerCase().match(PART_OF_ID) ?? [];
  const ids = await Promise.all(parts.map((part) => findOrderIds(db, part)));
  const moves = sql.join(
    [movesWhere(sql`note LIKE '%:%'`), movesWhere(sql`order_id = ANY(${sql.param(ids.flat())}::uuid[])`)],
    sql` UNION `,
  );
  return { ...PLACES, orders: moves };
}

/** At least four characters of an id. */
const PART_OF_ID = /(?<![^\s#])[0-9a-f][0-9a-f-]{3,35}(?!\S)/g;

async function findOrderIds(db: Db, part: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM ${orders} WHERE search LIKE ${`%${part}%`} AND id::text LIKE ${`%${part}%`} LIMIT ${MOST_ORDERS}`);
  return rows.map(({ id }) => id);
}

const nameOf = ({ source, id }: Key): string => `${source}-${id}`;

function wantedBy({ subject, subjectId, user, search, from, to }: Query, start?: SQL): SQL {
  const conditions = [
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}::uuid`] : []),
    ...(user ? [sql`user_id = ${user}::uuid`] : []),
    ...(from ? [sql`at >= ${startOfDay(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`at < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`] : []),
    ...(search ? [foundBy(search)] : []),
    ...(start ? [start] : []),
  ];
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}

async function countEntries(db: Db, query: Query, places: Places): Promise<number> {
  const listed = listedByDay(query);
  const kept = listed && (await countByDay(db, listed));
  if (kept !== null) return kept;
  const counts = Object.values(places).map(
    (place) => sql`(SELECT count(*) FROM (${place}) AS entry ${wantedBy(query)})`,
  );
  const { rows } = await db.execute<{ total: number }>(sql`SELECT ${sql.join(counts, sql` + `)} AS total`);
  return rows[0]?.total ?? 0;
}

/** The log as it is counted by day; null when it has another filter. Order moves and notes are about orders. */
function listedByDay({ subject, subjectId, user, search, from, to }: Query): CountedList | null {
  if (subjectId || search) return null;
  return {
    what: ['audit_log_by_day', 'order_history_by_day', 'staff_notes_by_day'],
    days: { from, to },
    kinds: [subject ? [subject] : null, user ? [user] : null],
  };
}

/** Each source is limited to the end of the requested stretch, so that none is sorted as a whole. */
async function listKeys(db: Db, query: Query, places: Places, stretch: Slice): Promise<Key[]> {
  const order = sql`ORDER BY ${sql.join(sortedBy(NEWEST, stretch), sql`, `)}`;
  const { where, skip } = await startOf(db, listedByDay(query), stretch, NEWEST);
  const wanted = wantedBy(query, where);
  const reach = skip + stretch.take;
  const nearest = Object.values(places).map(
    (place) =>
      sql`(SELECT source, number, id, at FROM (${place}) AS entry ${wanted} ${order} LIMIT ${reach})`,
  );
  const { rows } = await db.execute<Key>(sql`
    SELECT source, coalesce(id::text, number::text) AS id
    FROM (SELECT * FROM (${sql.join(nearest, sql` UNION ALL `)}) AS nearest
      ${order} LIMIT ${stretch.take} OFFSET ${skip}) AS page`);
  return rows;
}

async function findEntries(db: Db, keys: readonly Key[]): Promise<Row[]> {
  const keysIn = (wanted: Source) =>
    sql.param(keys.flatMap(({ source, id }) => (source === wanted ? id : [])));
  const { rows } = await db.execute<Row>(sql`
    SELECT source, coalesce(id::text, number::text) AS id, at, user_id AS "userId", action, subject,
      subject_id AS "subjectId", label, changes
    FROM (
      SELECT * FROM (${PLACES.log}) AS log WHERE number = ANY(${keysIn('log')}::bigint[])
      UNION ALL
      SELECT * FROM (${PLACES.orders}) AS orders WHERE number = ANY(${keysIn('orders')}::bigint[])
      UNION ALL
      SELECT * FROM (${PLACES.notes}) AS notes WHERE id = ANY(${keysIn('notes')}::uuid[])
    ) AS entries`);
  return rows;
}

/** Every word must occur in an entry's text or in its subject's id. */
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
