import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { offsetOf, type PageOf } from '../db/paging.ts';
import { mails, type MailRow } from './tables.ts';

/** Whether a later mail of the thread supersedes this one: one that was not withdrawn, and for which `which` holds. */
const isOvertaken = (which = sql`true`) => sql<boolean>`(mails.is_state AND EXISTS (
  SELECT FROM mails AS newer
   WHERE newer.thread = mails.thread AND newer.is_state AND newer.seq > mails.seq
     AND newer.dropped_at IS NULL AND ${which}))`;

const IS_WAITING = and(isNull(mails.sentAt), isNull(mails.droppedAt), isNull(mails.refusedAt));

/** The number of unsent mails in each lane; lanes without any are left out. */
export const waitingMails = (db: Db): Promise<{ lane: MailRow['lane']; count: number }[]> =>
  db.select({ lane: mails.lane, count: count() }).from(mails).where(IS_WAITING).groupBy(mails.lane);

/**
 * Whether a code written in that time still waits, and none has been sent since it was written.
 * @param between from (exclusive), and until
 */
export async function isCodeWaiting(db: Db, [from, until]: readonly [Date, Date]): Promise<boolean> {
  // Ids are in the order of time, and the key finds the few newest of a month's mails.
  const recent = sql`id > ${newId(from)}::uuid AND lane = 'code'`;
  const { rows } = await db.execute<{ isWaiting: boolean }>(sql`SELECT EXISTS (
    SELECT FROM mails WHERE ${recent} AND created_at <= ${until.toISOString()}::timestamptz AND ${IS_WAITING}
       AND NOT EXISTS (SELECT FROM mails AS sent WHERE ${recent} AND sent.sent_at > mails.created_at)) AS "isWaiting"`);
  return rows[0]!.isWaiting;
}

export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail);
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** The oldest unsent mail of a thread; a mail that may still be withdrawn supersedes none. */
export async function findNext(
  db: Db,
  thread: string,
  now: Date,
): Promise<{ mail: MailRow; isOvertaken: boolean } | undefined> {
  const isSure = sql`(newer.held_until IS NULL OR newer.held_until <= ${now.toISOString()}::timestamptz)`;
  const [found] = await db
    .select({ mail: mails, isOvertaken: isOvertaken(isSure) })
    .from(mails)
    .where(and(eq(mails.thread, thread), IS_WAITING))
    .orderBy(asc(mails.seq))
    .limit(1);
  return found;
}

const EMPTY = { subject: '', html: '', text: '', pictures: [] };

/** Marks a mail as sent or dropped; its content is deleted. */
export async function closeMail(
  db: Db,
  id: string,
  how: { sentAt: Date } | { droppedAt: Date },
): Promise<void> {
  await db
    .update(mails)
    .set({ ...how, ...EMPTY })
    .where(eq(mails.id, id));
}

/**
 * Drops the state mails of a thread written since a moment, as long as they are held back.
 * @returns whether there were any
 */
export async function withdrawStates(
  db: Db,
  { thread, since, now }: { thread: string; since: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ droppedAt: now, ...EMPTY })
    .where(
      and(
        eq(mails.thread, thread),
        eq(mails.isState, true),
        gte(mails.createdAt, since),
        gte(mails.heldUntil, now),
        IS_WAITING,
      ),
    )
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** A code's content is deleted, because it has expired; a letter may be sent again. */
export async function setRefused(
  db: Db,
  { id, lane }: MailRow,
  refused: { refusedAt: Date; refusal: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ ...refused, ...(lane === 'code' && EMPTY) })
    .where(eq(mails.id, id));
}

/** Refused mails that staff have not handled; superseded ones need no handling. */
export const needsStaff = and(isNotNull(mails.refusedAt), isNull(mails.settledAt), sql`NOT ${isOvertaken()}`);

async function countRefused(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails).where(needsStaff);
  return row?.total ?? 0;
}

/** A page of them, newest first. */
export async function listRefused(db: Db, page: PageOf): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await db
    .select()
    .from(mails)
    .where(needsStaff)
    .orderBy(desc(mails.refusedAt), desc(mails.seq))
    .limit(page.limit)
    .offset(offsetOf(page));
  return { rows, total: await countRefused(db) };
}

/**
 * Queues a refused letter again.
 * @returns undefined when there is none
 */
export async function requeueMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .update(mails)
    .set({ refusedAt: null, refusal: null })
    .where(and(eq(mails.id, id), eq(mails.lane, 'letter'), needsStaff))
    .returning();
  return row;
}

/** @returns false when there is no such refused mail; one that was settled already stays as it was */
export async function settleRefused(db: Db, id: string, now: Date): Promise<boolean> {
  const settled = await db
    .update(mails)
    .set({ settledAt: sql`coalesce(${mails.settledAt}, ${now.toISOString()}::timestamptz)`, ...EMPTY })
    .where(and(eq(mails.id, id), isNotNull(mails.refusedAt)))
    .returning({ id: mails.id });
  return settled.length > 0;
}

/**
 * For a database whose jobs are gone. An unsent mail would take the turn of the next one of its thread: codes are dropped, and staff
 * decide about letters.
 * @param refusal why, for staff
 * @returns the number of letters
 */
export async function setUnsentAside(db: Db, now: Date, refusal: string): Promise<number> {
  await db
    .update(mails)
    .set({ droppedAt: now, ...EMPTY })
    .where(and(eq(mails.lane, 'code'), IS_WAITING));
  const { rowCount } = await db.update(mails).set({ refusedAt: now, refusal }).where(IS_WAITING);
  return rowCount ?? 0;
}

/** Deletes closed mails written before a moment, and refused codes after a day. */
export async function purgeMails(db: Db, before: Date, codesBefore: Date): Promise<void> {
  await db
    .delete(mails)
    .where(
      or(
        and(
          lt(mails.createdAt, before),
          or(isNotNull(mails.sentAt), isNotNull(mails.droppedAt), isNotNull(mails.refusedAt)),
        ),
        and(eq(mails.lane, 'code'), isNotNull(mails.refusedAt), lt(mails.createdAt, codesBefore)),
      ),
    );
}

/** Deletes the mails to an address that are done with; those that wait, or wait for staff, stay. */
export async function deleteDoneMails(db: Db, recipient: string): Promise<void> {
  const isDone = or(isNotNull(mails.sentAt), isNotNull(mails.droppedAt), isNotNull(mails.settledAt));
  await db.delete(mails).where(and(eq(mails.recipient, recipient), isDone));
}
