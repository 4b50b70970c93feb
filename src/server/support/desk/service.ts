import { asc, eq } from 'drizzle-orm';
import type { CannedReply } from '#contract/http/chat.ts';
import type { ChatNote } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { isUniqueViolation } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import type { Speaker } from '../policy.ts';
import { findChat } from '../chats/repository.ts';
import { ADMINS } from '../live/rooms.ts';
import { cannedReplies, chatNotes } from '../tables.ts';

// What admins keep beside the chats. None of it is ever told to a customer's page.

/** Who answers right now: admins with an open page. */
export async function onlineAdmins({ live }: Shop): Promise<{ id: string; name: string }[]> {
  const admins = await live.present(ADMINS);
  return admins.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** @throws ShopError NOT_FOUND */
export async function addNote(
  shop: Shop,
  author: Speaker,
  chatId: ChatId,
  content: string,
): Promise<ChatNote> {
  if ((await findChat(shop.db, chatId, 'anybody')) === undefined) throw new ShopError('NOT_FOUND');
  const now = shop.clock.now();
  const row = { id: newId<string>(now), chatId, authorId: author.id, content, createdAt: now };
  await shop.db.insert(chatNotes).values(row);
  const note = presentNote(row, author.name);
  shop.live.tell(ADMINS, 'chat_note', { chatId, note });
  return note;
}

/** The notes of a chat, the oldest first. @throws ShopError NOT_FOUND */
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

type Canned = { shortcut: string; content: string };

export async function listCannedReplies({ db }: Shop): Promise<CannedReply[]> {
  const rows = await db.select().from(cannedReplies).orderBy(asc(cannedReplies.shortcut));
  return rows.map(presentCanned);
}

/** @throws ShopError ALREADY_EXISTS for a shortcut in use */
export async function addCannedReply({ db, clock }: Shop, canned: Canned): Promise<CannedReply> {
  const now = clock.now();
  const row = { id: newId<string>(now), ...canned, updatedAt: now };
  await db.insert(cannedReplies).values(row).catch(shortcutTaken);
  return presentCanned(row);
}

/** @throws ShopError NOT_FOUND, ALREADY_EXISTS for a shortcut in use */
export async function changeCannedReply(
  { db, clock }: Shop,
  id: string,
  canned: Canned,
): Promise<CannedReply> {
  const [row] = await db
    .update(cannedReplies)
    .set({ ...canned, updatedAt: clock.now() })
    .where(eq(cannedReplies.id, id))
    .returning()
    .catch(shortcutTaken);
  if (row === undefined) throw new ShopError('NOT_FOUND');
  return presentCanned(row);
}

/** @throws ShopError NOT_FOUND */
export async function removeCannedReply({ db }: Shop, id: string): Promise<void> {
  const removed = await db.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning();
  if (removed.length === 0) throw new ShopError('NOT_FOUND');
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

function presentCanned({ id, shortcut, content }: typeof cannedReplies.$inferSelect): CannedReply {
  return { _id: id, shortcut, content };
}

function shortcutTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new ShopError('ALREADY_EXISTS') : error;
}
