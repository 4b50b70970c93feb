import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { CannedReply, Chat, ChatHistory, ChatsPage, ChatStats } from '#contract/http/chat.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import type { ChatNote } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { ChatPriority, ChatStatus } from '#domain/support/chats.ts';
import { CHATS_PAGE_SIZE } from '#domain/support/limits.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { refetchMissed } from '#web/lib/refetch-missed.ts';

export type DeskTab = 'pending' | 'active';

/** Search words and filters of the list; if all are empty, the list shows the tabs. */
export type Wanted = { q: string; status: ChatStatus | 'unanswered' | ''; priority: ChatPriority | '' };
export const NOTHING_WANTED: Wanted = { q: '', status: '', priority: '' };

/** Page size limit of the API (contract, paging). */
const MOST_ROWS = 100;
const CHARMS_SHOWN = 24;
const ORDERS_SHOWN = 5;

/** The first `pages` pages of chats in a tab. */
export const tabQuery = (tab: DeskTab, pages = 1) =>
  readPage<ChatsPage>(`/chat/admin/${tab}`, { limit: Math.min(MOST_ROWS, pages * CHATS_PAGE_SIZE) });

/**
 * The pending chats with the longest waiting time, ten so that a stale entry has successors: some may have been answered since
 * the fetch.
 */
export const longestWaitingQuery = () =>
  readPage<ChatsPage>('/chat/admin/pending', { limit: 10, sort: 'oldest' });

/** Chats matching words, status and priority. */
export const searchQuery = ({ q, status, priority }: Wanted) =>
  readPage<ChatsPage>('/chat/admin/search', {
    ...(q && { q }),
    ...(status && { status }),
    ...(priority && { priority }),
  });

/** One chat as in the lists; its messages are loaded by its chat connection (`support.room`). */
export const chatQuery = (id: ChatId) => read<ChatHistory>(`/chat/${id}`, { limit: 1 });

export const statsQuery = () => read<ChatStats>('/chat/admin/stats');
/** Other admins online; no event announces them, so this polls. */
export const onlineQuery = () =>
  queryOptions({
    ...read<{ _id: string; name: string }[]>('/chat/admin/online'),
    refetchInterval: seconds(10),
  });
export const cannedQuery = () => read<CannedReply[]>('/chat/admin/canned-replies');
export const notesQuery = (id: ChatId) => read<ChatNote[]>(`/chat/${id}/notes`);

/** The newest orders of a customer. */
export const ordersOfQuery = ({ user }: Chat) =>
  queryOptions({
    ...read<OrdersPage>('/orders', { customer: user._id, limit: ORDERS_SHOWN }),
    select: ({ orders }: OrdersPage) => orders,
  });

/** A customer's total spending and registration date. */
export const customerQuery = ({ user }: Chat) =>
  queryOptions({
    ...read<AccountsPage>('/users', { user: user._id, limit: 1 }),
    select: ({ users }: AccountsPage) => users[0] ?? null,
  });

export const charmsQuery = (q: string) =>
  readPage<CharmsPage>('/charms', { ...(q && { q }), inStock: true, limit: CHARMS_SHOWN });

const CHATS = /^\/(chat\/(admin\/(pending|active|search|stats)|[0-9a-f-]{36})|reports\/inbox)$/;

/** Invalidates chat lists, counts (of the inbox as well) and chats. */
export const readChatsAgain = (queries: QueryClient): Promise<void> => refetchMissed(queries, true, CHATS);
