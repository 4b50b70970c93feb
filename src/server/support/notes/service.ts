import { asc, eq } from 'drizzle-orm';
import type { ChatNote } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findChat } from '../chats/repository.ts';
import { ADMINS } from '../live/rooms.ts';
import type { Participant } from '../policy.ts';
import { chatNotes } from '../tables.ts';

/** @throws ShopError NOT_FOUND */
export async function addNote(
  shop: Shop,
  author: Participant,
  chatId: ChatId,
  content: string,
): Promise<ChatNote> {
  if ((await findChat(shop.db, chatId, 'anybody')) === undefined) throw new ShopError('NOT_FOUND');
  const now = shop.clock.now();
  const row = { id: newId<string>(now), chatId, authorId: author.id, content, createdAt: now };
  await shop.db.insert(chatNotes).values(row);
  const note = presentNote(row, author.name);
  shop.live.emit(ADMINS, 'chat_note', { chatId, note });
  return note;
}

/** Notes of a chat, oldest first. @throws ShopError NOT_FOUND */
export async function listNotes({ db }: Shop, chatId: ChatId): Promise<ChatNote[]> {
  if ((await findChat(db, chatId, 'anybody')) === undefined) throw new ShopError('NOT_FOUND');
  const rows = await db
    .select()
    .from(chatNotes)
    .where(eq(chatNotes.chatId, chatId))
    .orderBy(asc(chatNotes.createdAt), asc(chatNotes.id));
  const authors = await getPeople(db, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map((row) => presentNote(row, authors.get(row.authorId)?.name ?? ''));
}

function presentNote(row: typeof chatNotes.$inferSelect, authorName: string): ChatNote {
  return {
    _id: row.id,
    chatId: row.chatId,
    author: { _id: row.authorId, name: authorName },
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  };
}
