import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/chat.ts';
import type { z } from '#contract/zod.ts';
import type { ChatId, UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { countByDay, startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import {
  countUpTo,
  inOrderOf,
  keysOfTwoLists,
  pageOfKeys,
  sortedBy,
  type Sorting,
  type Slice,
} from '#server/platform/db/paging.ts';
import { hasWords } from '#server/platform/db/text-search.ts';
import { chats, messages } from '../tables.ts';
import { findAllListed, IS_URGENT, LAST_ACTIVITY_AT, unansweredFor, type ListedChat } from './repository.ts';

/** Fewer than of other lists are counted: of a common word some messages are read for each. */
const MOST_CHATS = 200;

type SearchQuery = z.output<typeof Contract.ChatSearchQuery>;

/** A page of all chats, or of those found: urgent open ones first, then by their latest message. */
export async function searchChats(
  db: Db,
  query: SearchQuery,
  adminId: UserId,
): Promise<{ rows: ListedChat[]; total: number; more: boolean }> {
  const { q, status, priority } = query;
  const said = await hasSaid(db, q?.replaceAll('#', ' '));
  const inStatus = status === 'unanswered' ? unansweredFor(adminId) : status && eq(chats.status, status);
  const wanted = and(said, inStatus, priority && eq(chats.priority, priority));
  const listed = (place: string): CountedList | null =>
    said === undefined && status !== 'unanswered'
      ? {
          what: ['chats_by_day'],
          kinds: [place === '' ? null : [place], status ? [status] : null, priority ? [priority] : null],
        }
      : null;
  const all = listed('');
  const { keys, ...counted } = await pageOfKeys(
    query,
    async () => {
      if (said !== undefined) return countUpTo(db, chats, wanted, MOST_CHATS);
      return (all && (await countByDay(db, all))) ?? db.$count(chats, wanted);
    },
    (stretch) =>
      keysOfTwoLists(
        [
          { where: and(wanted, IS_URGENT), listed: null },
          { where: and(wanted, sql`NOT ${IS_URGENT}`), listed: listed('usual') },
        ],
        stretch,
        (part, within) => listPart(db, part, within),
        ({ where }) => db.$count(chats, where),
      ),
    said && MOST_CHATS,
  );
  const ids = keys.map(({ id }) => id);
  const rows = await findAllListed(db, ids);
  return { rows: inOrderOf(ids, rows, ({ chat }) => chat.id), ...counted };
}

const NEWEST: Sorting = [
  [LAST_ACTIVITY_AT, 'down'],
  [chats.id, 'down'],
];

type Part = { where: SQL | undefined; listed: CountedList | null };

async function listPart(db: Db, { where, listed }: Part, stretch: Slice): Promise<{ id: ChatId }[]> {
  const start = await startOf(db, listed, stretch, NEWEST);
  return db
    .select({ id: chats.id })
    .from(chats)
    .where(and(where, start.where))
    .orderBy(...sortedBy(NEWEST, stretch))
    .limit(stretch.take)
    .offset(start.skip);
}

/** Up to so many messages with the words, their chats are looked up beforehand. */
const FEW_MESSAGES = 5_000;

/**
 * Chats whose customer data, or one of whose messages, contains every word; undefined without words. Rare words are found by the
 * index of messages. For common ones that index would return millions: there the messages of each chat are read until one has
 * them, and the list ends after two hundred chats.
 */
async function hasSaid(db: Db, words: string | undefined): Promise<SQL | undefined> {
  const said = hasWords(messages.search, words);
  if (said === undefined) return undefined;
  const some = await db
    .select({ id: messages.chatId })
    .from(messages)
    .where(said)
    .limit(FEW_MESSAGES + 1);
  const inMessages =
    some.length <= FEW_MESSAGES
      ? inArray(chats.id, [...new Set(some.map(({ id }) => id))])
      : // The limit keeps PostgreSQL from collecting all messages with these words first.
        sql`(SELECT true FROM ${messages} WHERE ${messages.chatId} = ${chats.id} AND ${said} LIMIT 1)`;
  return or(hasWords(chats.search, words), inMessages);
}
