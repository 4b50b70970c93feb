import type { SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/chat.ts';
import type { Chat, ChatHistory, ChatsPage, ChatStats, ReplyTime } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import type { z } from '#contract/zod.ts';
import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import { isOfficeTime, officeHoursOf } from '#domain/shop/office-hours.ts';
import { after, days } from '#domain/kernel/time.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { ADMINS } from '../live/rooms.ts';
import { refreshCharmLists } from '../messages/charm-lists.ts';
import { ownerScope, type Participant } from '../policy.ts';
import { presentChat, presentOnline } from './present.ts';
import { presentMessage } from '../messages/present.ts';
import {
  type ChatRow,
  findChat,
  findListed,
  type ChatsWanted,
  listChats,
  type ListedChat,
} from './repository.ts';
import { countChats, firstReplies } from './figures.ts';
import { searchChats } from './search.ts';
import { findSeq, listMessages, type MessageRow } from '../messages/repository.ts';

type HistoryQuery = z.output<typeof Contract.HistoryQuery>;

/** A page of chats, presented for the requester's side. */
export async function getChats(
  shop: Shop,
  participant: Participant,
  wanted: SQL | undefined,
  page: ChatsWanted,
): Promise<ChatsPage> {
  const { rows, total } = await listChats(shop.db, wanted, page);
  return { chats: await presentAll(shop.db, rows, participant), pagination: paginationOf(page, total) };
}

/** A page of all chats that the words and filters find. */
export async function getFoundChats(
  shop: Shop,
  participant: Participant,
  query: z.output<typeof Contract.ChatSearchQuery>,
): Promise<ChatsPage> {
  const { rows, total, more } = await searchChats(shop.db, query, participant.id);
  return {
    chats: await presentAll(shop.db, rows, participant),
    pagination: paginationOf(query, total, more),
  };
}

async function presentAll(db: Db, rows: readonly ListedChat[], { side }: Participant): Promise<Chat[]> {
  const people = await peopleIn(db, rows);
  return rows.map((row) => presentChat(row, side, people));
}

/** @throws ShopError NOT_FOUND, also for another customer's chat */
export async function getChat(shop: Shop, participant: Participant, id: ChatId): Promise<Chat> {
  const row = await findListed(shop.db, id);
  const owner = ownerScope(participant);
  if (row === undefined || (owner !== 'anybody' && row.chat.userId !== owner))
    throw new ShopError('NOT_FOUND');
  return presentChat(row, participant.side, await peopleIn(shop.db, [row]));
}

/**
 * A chat with one page of its messages. A cursor that does not belong to this chat counts as the chat's start (`after`) or end
 * (`before`), so that messages are repeated rather than missed.
 * @throws ShopError NOT_FOUND
 */
export async function getHistory(
  shop: Shop,
  participant: Participant,
  id: ChatId,
  query: HistoryQuery,
): Promise<ChatHistory> {
  const chat = await getChat(shop, participant, id);
  const row = await findChat(shop.db, id, 'anybody');
  if (row === undefined) throw new ShopError('NOT_FOUND');
  const range = await rangeOf(shop.db, row, query);
  const found = await listMessages(shop.db, id, { ...range, limit: query.limit });
  const [first, last] = [found[0]?.seq, found.at(-1)?.seq];
  return {
    ...chat,
    messages: await presentMessages(shop, row, found),
    hasOlder: first === undefined ? range.over > 0 : first > 1,
    hasNewer: last === undefined ? range.upTo < row.lastSeq : last < row.lastSeq,
    // Sequence numbers have no gaps, so the last one is the count.
    pagination: paginationOf(query, row.lastSeq),
  };
}

/** Messages of one chat as sent to clients. */
export async function presentMessages(
  shop: Shop,
  chat: ChatRow,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const people = await getPeople(shop.db, idsOf(rows.map(({ senderId }) => senderId)));
  const fresh = await refreshCharmLists(shop, rows);
  return fresh.map((row) => presentMessage(row, chat, people));
}

export async function getStats({ db, clock }: Shop, { id }: Participant): Promise<ChatStats> {
  return countChats(db, id, after(clock.now(), -days(30)));
}

/** With fewer replies than this, no estimate is given. */
const ENOUGH_REPLIES = 5;

/** Expected waiting time for a reply, measured over the last week. */
export async function getReplyTime({ db, clock, settings }: Shop): Promise<ReplyTime> {
  const now = clock.now();
  const hours = officeHoursOf(settings.current());
  const { chats, seconds } = await firstReplies(db, after(now, -days(7)), now, hours);
  const known = chats >= ENOUGH_REPLIES && seconds !== null;
  return { open: isOfficeTime(now, hours), minutes: known ? Math.max(1, Math.ceil(seconds / 60)) : null };
}

async function rangeOf(
  db: Db,
  { id, lastSeq }: ChatRow,
  { after: afterId, before: beforeId, page, limit }: HistoryQuery,
) {
  if (afterId !== undefined) {
    return { over: (await findSeq(db, id, afterId)) ?? 0, upTo: lastSeq, from: 'start' } as const;
  }
  if (beforeId !== undefined) {
    const place = await findSeq(db, id, beforeId);
    return { over: 0, upTo: place === undefined ? lastSeq : place - 1, from: 'end' } as const;
  }
  return { over: 0, upTo: Math.max(0, lastSeq - (page - 1) * limit), from: 'end' } as const;
}

function peopleIn(db: Db, rows: readonly ListedChat[]) {
  return getPeople(
    db,
    idsOf(rows.flatMap(({ chat, last }) => [chat.userId, chat.adminId, last?.senderId ?? null])),
  );
}

function idsOf(ids: readonly (UserId | null)[]): UserId[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

/** Admins who currently have a page open. */
export async function onlineAdmins({ live }: Shop): Promise<ReturnType<typeof presentOnline>[]> {
  const admins = await live.present(ADMINS);
  return admins.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(presentOnline);
}
