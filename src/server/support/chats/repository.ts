import { and, asc, count, desc, eq, gt, gte, isNotNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/chat.ts';
import type { z } from '#contract/zod.ts';
import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import type { OfficeHours } from '#domain/shop/office-hours.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf, type PageOf } from '#server/platform/db/paging.ts';
import { hasWords } from '#server/platform/db/text-search.ts';
import type { MessageRow } from '../messages/repository.ts';
import type { Owner } from '../policy.ts';
import { chats, messages } from '../tables.ts';

export type ChatRow = typeof chats.$inferSelect;

export type ListedChat = { chat: ChatRow; last: MessageRow | null };

export type SearchQuery = z.output<typeof Contract.ChatSearchQuery>;

export async function findChat(db: Db, id: ChatId, owner: Owner): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(ownChat(id, owner));
  return row;
}

/** Locks the chat's row until the transaction ends, which serialises its messages and status changes. */
export async function lockChat(tx: Tx, id: ChatId, owner: Owner): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(chats).where(ownChat(id, owner)).for('no key update');
  return row;
}

/** The customer's open chat (at most one), locked like `lockChat`. */
export async function lockOpenChat(tx: Tx, userId: UserId): Promise<ChatRow | undefined> {
  const [row] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.userId, userId), ne(chats.status, 'closed')))
    .for('no key update');
  return row;
}

/** @returns undefined when the customer already has an open chat, including one opened by a concurrent request */
export async function insertChat(tx: Tx, chat: typeof chats.$inferInsert): Promise<ChatRow | undefined> {
  const [row] = await tx.insert(chats).values(chat).onConflictDoNothing().returning();
  return row;
}

export async function updateChat(db: Db, id: ChatId, change: Partial<ChatRow>): Promise<ChatRow> {
  const [row] = await db.update(chats).set(change).where(eq(chats.id, id)).returning();
  if (row === undefined) throw new Error(`chat ${id} is gone`);
  return row;
}

/** Updates the customer's last-seen time. */
export async function updateCustomerSeen(db: Db, userId: UserId, now: Date): Promise<void> {
  await db.update(chats).set({ userSeenAt: now }).where(eq(chats.userId, userId));
}

export type ChatsWanted = PageOf & { sort?: 'newest' | 'oldest' };

/** A page of chats with their latest messages. */
export async function listChats(
  db: Db,
  wanted: SQL | undefined,
  { sort = 'newest', ...page }: ChatsWanted,
): Promise<{ rows: ListedChat[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    withLast(db)
      .where(wanted)
      .orderBy(...(sort === 'newest' ? NEWEST_FIRST : LONGEST_WAITING_FIRST))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(chats).where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function findListed(db: Db, id: ChatId): Promise<ListedChat | undefined> {
  const [row] = await withLast(db).where(eq(chats.id, id));
  return row;
}

/**
 * Chats waiting for an admin: those where only the shop has posted payment news are excluded, because nobody asked anything.
 * Urgent ones always wait.
 */
const WAITS = sql`(${chats.status} = 'pending' AND (${chats.firstAskedAt} IS NOT NULL OR ${chats.lastSeq} = 0 OR ${chats.priority} = 'urgent'))`;

/** Whether the shop has posted in this chat but its customer has not written yet. */
export const isSilent = ({ status, firstAskedAt, lastSeq }: ChatRow): boolean =>
  status === 'pending' && firstAskedAt === null && lastSeq > 0;

/** The admin's chat lists; `assigned` are her own. */
export type ChatList = 'pending' | 'active' | 'assigned';

export function chatsIn(list: ChatList, adminId: UserId): SQL | undefined {
  if (list === 'pending') return WAITS;
  return and(eq(chats.status, 'active'), list === 'assigned' ? eq(chats.adminId, adminId) : undefined);
}

export function chatsOf(customer: UserId): SQL {
  return eq(chats.userId, customer);
}

/** Chats whose customer data or messages contain every word, with this status and priority. */
export function searched({ q, status, priority }: SearchQuery): SQL | undefined {
  const words = q?.replaceAll('#', ' ');
  const said = hasWords(messages.search, words);
  const inMessages =
    said && sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.chatId} = ${chats.id} AND ${said})`;
  return and(
    said && or(hasWords(chats.search, words), inMessages),
    status && eq(chats.status, status),
    priority && eq(chats.priority, priority),
  );
}

/** Urgent open chats come first. */
const URGENT_FIRST = sql`(${chats.priority} = 'urgent' AND ${chats.status} <> 'closed') DESC`;
const SPOKE = sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`;
const NEWEST_FIRST = [URGENT_FIRST, desc(SPOKE), desc(chats.id)];
const LONGEST_WAITING_FIRST = [URGENT_FIRST, asc(SPOKE), asc(chats.id)];

function withLast(db: Db) {
  return db
    .select({ chat: chats, last: messages })
    .from(chats)
    .leftJoin(messages, and(eq(messages.chatId, chats.id), eq(messages.seq, chats.lastSeq)))
    .$dynamic();
}

function ownChat(id: ChatId, owner: Owner): SQL | undefined {
  return and(eq(chats.id, id), owner === 'anybody' ? undefined : eq(chats.userId, owner));
}

/** Chat counts by status, and unread messages, for one admin. */
export async function countChats(db: Db, adminId: UserId, since: Date) {
  const [row] = await db
    .select({
      pending: sql<number>`count(*) FILTER (WHERE ${WAITS})`.mapWith(Number),
      active: sql<number>`count(*) FILTER (WHERE ${chats.status} = 'active')`.mapWith(Number),
      assigned:
        sql<number>`count(*) FILTER (WHERE ${chats.status} = 'active' AND ${chats.adminId} = ${adminId})`.mapWith(
          Number,
        ),
      closed: sql<number>`count(*) FILTER (WHERE ${chats.status} = 'closed')`.mapWith(Number),
      total: count(),
      unread: sql<number>`coalesce(sum(${chats.adminUnread}), 0)`.mapWith(Number),
      averageStars: sql<number | null>`round(avg(${chats.stars}), 2)::float8`,
      ratings: count(chats.stars),
      firstReplySeconds: sql<number | null>`percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM ${chats.firstReplyAt} - ${chats.firstAskedAt})
      ) FILTER (WHERE ${chats.firstAskedAt} >= ${since.toISOString()}::timestamptz)`,
    })
    .from(chats);
  if (row === undefined) throw new Error('counting gives a row');
  return row;
}

/** Chats with a reply that has been unread for this long while the customer was away, and about which no mail was sent. */
export function listMissedReplies(db: Db, before: Date): Promise<ChatRow[]> {
  return db
    .select()
    .from(chats)
    .where(
      and(
        gt(chats.userUnread, 0),
        lte(chats.lastReplyAt, before),
        lte(chats.userSeenAt, before),
        gt(chats.lastReplySeq, chats.userReadSeq),
        lte(chats.mailedSeq, chats.userReadSeq),
      ),
    )
    .orderBy(asc(chats.lastReplyAt))
    .limit(200);
}

/** Claims the right to mail the customer about the replies so far. @returns false when another instance has claimed it */
export async function claimMail(tx: Tx, { id, lastReplySeq }: ChatRow): Promise<boolean> {
  const claimed = await tx
    .update(chats)
    .set({ mailedSeq: lastReplySeq })
    .where(and(eq(chats.id, id), lt(chats.mailedSeq, lastReplySeq), lte(chats.mailedSeq, chats.userReadSeq)))
    .returning({ id: chats.id });
  return claimed.length > 0;
}

/**
 * Median seconds from first question to first answer, of chats started since a moment and during office hours, and the number of
 * such chats. An unanswered chat counts as waiting until now, so that a bad week shows.
 */
export async function firstReplies(db: Db, since: Date, now: Date, { from, until }: OfficeHours) {
  const hour = sql`extract(hour FROM ${chats.firstAskedAt} AT TIME ZONE 'Asia/Ho_Chi_Minh')`;
  const reply = sql`coalesce(${chats.firstReplyAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .select({
      chats: count(),
      seconds: sql<number | null>`percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM ${reply} - ${chats.firstAskedAt})
      )`,
    })
    .from(chats)
    .where(
      and(
        gte(chats.firstAskedAt, since),
        sql`${hour} >= ${from} AND ${hour} < ${until}`,
        or(isNotNull(chats.firstReplyAt), ne(chats.status, 'closed')),
      ),
    );
  return { chats: row?.chats ?? 0, seconds: row?.seconds ?? null };
}
