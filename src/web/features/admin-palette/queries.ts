import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { ChatsPage } from '#contract/http/chat.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';

/** Results per kind. */
const SHOWN = 5;
/** Minimum search length: a single letter would match everything. */
const LEAST = 2;

const about = (words: string) => ({ enabled: words.length >= LEAST, placeholderData: keepPreviousData });

export const foundOrdersQuery = (words: string) =>
  queryOptions({ ...read<OrdersPage>('/orders', { search: words, limit: SHOWN }), ...about(words) });

export const foundCustomersQuery = (words: string) =>
  queryOptions({ ...read<AccountsPage>('/users', { search: words, limit: SHOWN }), ...about(words) });

export const foundCharmsQuery = (words: string) =>
  queryOptions({ ...read<CharmsPage>('/charms', { q: words, limit: SHOWN }), ...about(words) });

export const foundChatsQuery = (words: string) =>
  queryOptions({ ...read<ChatsPage>('/chat/admin/search', { q: words }), ...about(words) });

/** Whether the text is too short to search for. */
export const isTooShort = (words: string): boolean => words.length < LEAST;
export const MOST_SHOWN = SHOWN;
