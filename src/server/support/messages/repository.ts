import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { ChatId, MessageId, UserId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { messages } from '../tables.ts';

export type MessageRow = typeof messages.$inferSelect;

export async function insertMessage(tx: Tx, message: MessageRow): Promise<void> {
  await tx.insert(messages).values(message);
}

/** Whether a message with this id exists in any chat. */
export async function isPosted(db: Db, id: MessageId): Promise<boolean> {
  return (await db.$count(messages, eq(messages.id, id))) > 0;
}

/** The message that the sender's page sent before with this `clientId`. */
export async function findSent(db: Db, senderId: UserId, clientId: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return row;
}

/** Sequence number of a message in its chat. */
export async function findSeq(db: Db, chatId: ChatId, id: MessageId): Promise<number | undefined> {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id)));
  return row?.seq;
}

/** Messages after `over` up to `upTo`, oldest first; `from` chooses the end to keep when there are more than `limit`. */
export async function listMessages(
  db: Db,
  chatId: ChatId,
  { over, upTo, limit, from }: { over: number; upTo: number; limit: number; from: 'start' | 'end' },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gt(messages.seq, over), lte(messages.seq, upTo)))
    .orderBy(from === 'start' ? asc(messages.seq) : desc(messages.seq))
    .limit(limit);
  return from === 'start' ? rows : rows.toReversed();
}

/** Number of messages after a sequence number that a side has not read: SQL equivalent of the domain's `unreadBy`. */
export function countUnread(db: Db, chatId: ChatId, reader: Reader, after: number): Promise<number> {
  const toRead =
    reader === 'admin'
      ? eq(messages.side, 'customer')
      : and(ne(messages.side, 'customer'), ne(messages.type, 'system'));
  return db.$count(messages, and(eq(messages.chatId, chatId), gt(messages.seq, after), toRead));
}
