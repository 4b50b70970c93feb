import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { users } from '#server/identity/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf, type PageOf } from '#server/platform/db/paging.ts';
import type { MessageRow } from '../messages/repository.ts';
import type { Owner } from '../policy.ts';
import { chats, messages } from '../tables.ts';

export type ChatRow = typeof chats.$inferSelect;

export type ListedChat = { chat: ChatRow; last: MessageRow | null };

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

/** Chats with their latest messages, unordered. */
export function findAllListed(db: Db, ids: readonly ChatId[]): Promise<ListedChat[]> {
  return withLast(db).where(inArray(chats.id, [...ids]));
}

/**
 * Chats waiting for an admin: those where only the shop has posted payment news are excluded, because nobody asked anything.
 * Urgent ones always wait.
 */
export const IS_WAITING = sql`(${chats.status} = 'pending' AND (${chats.firstAskedAt} IS NOT NULL OR ${chats.lastSeq} = 0 OR ${chats.priority} = 'urgent'))`;

/**
 * Chats that wait for an admin's answer: those that nobody has taken, and those in which the customer has the last word and that are
 * her own, or of somebody who no longer answers. What the shop posts about a payment needs no answer.
 */
export const unansweredFor = (adminId: UserId): SQL => sql`(${IS_WAITING} OR (
  ${chats.status} = 'active' AND (${chats.adminId} = ${adminId} OR NOT EXISTS (
    SELECT FROM ${users} WHERE ${users.id} = ${chats.adminId} AND ${users.role} = 'admin' AND ${users.disabledAt} IS NULL))
  AND EXISTS (
    SELECT FROM ${messages}
     WHERE ${messages.chatId} = ${chats.id} AND ${messages.seq} > ${chats.lastReplySeq} AND ${messages.side} = 'customer'
       AND ${messages.type} IN ('text', 'image'))))`;

/** Whether the shop has posted in this chat but its customer has not written yet. */
export const hasNoQuestionYet = ({ status, firstAskedAt, lastSeq }: ChatRow): boolean =>
  status === 'pending' && firstAskedAt === null && lastSeq > 0;

/** The admin's chat lists; `assigned` are her own. */
export type ChatList = 'pending' | 'active' | 'assigned';

export function chatsIn(list: ChatList, adminId: UserId): SQL | undefined {
  if (list === 'pending') return IS_WAITING;
  return and(eq(chats.status, 'active'), list === 'assigned' ? eq(chats.adminId, adminId) : undefined);
}

export function chatsOf(customer: UserId): SQL {
  return eq(chats.userId, customer);
}

/** Urgent open chats come first. */
export const IS_URGENT = sql`(${chats.priority} = 'urgent' AND ${chats.status} <> 'closed')`;
const URGENT_FIRST = desc(IS_URGENT);
export const LAST_ACTIVITY_AT = sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`;
const NEWEST_FIRST = [URGENT_FIRST, desc(LAST_ACTIVITY_AT), desc(chats.id)];
const LONGEST_WAITING_FIRST = [URGENT_FIRST, asc(LAST_ACTIVITY_AT), asc(chats.id)];

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
