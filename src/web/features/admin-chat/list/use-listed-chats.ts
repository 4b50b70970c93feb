import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatsPage } from '#contract/http/chat.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { longestWaitingQuery, searchQuery, tabQuery } from '../queries.ts';
import type { Desk } from '../use-desk.ts';

const EMPTY: ChatsPage['chats'] = [];

/** The listed chats: those of the current tab, or the search results. */
export function useListedChats({ tab, wanted }: Pick<Desk, 'tab' | 'wanted'>) {
  const [pages, setPages] = useState(1);
  const searching = wanted.q !== '' || wanted.status !== '' || wanted.priority !== '';
  const pending = useQuery(tabQuery('pending', pages));
  const active = useQuery(tabQuery('active', pages));
  const oldest = useQuery(longestWaitingQuery());
  const found = useQuery({ ...searchQuery(wanted), enabled: searching });
  const shown = searching ? found : tab === 'pending' ? pending : active;
  const chats = shown.data?.chats ?? EMPTY;
  const total = shown.data?.pagination.total ?? 0;

  return {
    searching,
    chats,
    total,
    /** Candidates for `nextToAnswer`. */
    toAnswer: { pending: oldest.data?.chats ?? EMPTY, active: active.data?.chats ?? EMPTY },
    counts: { pending: pending.data?.pagination.total, active: active.data?.pagination.total },
    loading: shown.isPending,
    reading: pending.isFetching || active.isFetching || found.isFetching,
    failed: shown.isError && shown.data === undefined,
    hasMore: !searching && total > chats.length,
    more: () => setPages(pages + 1),
    again: () =>
      inBackground(Promise.all([pending.refetch(), active.refetch(), searching && found.refetch()])),
  };
}
export type ListedChats = ReturnType<typeof useListedChats>;
