import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ServerEvent } from '#contract/socket.ts';
import { useBatchedRounds } from '#web/lib/hooks/use-batched-rounds.ts';
import { onSocketSynced, onSocketEvent, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { notesQuery, readChatsAgain } from './queries.ts';

const TOUCHING = [
  'new_message',
  'new_pending_chat',
  'chat_assigned',
  'chat_closed',
  'chat_updated',
  'messages_read',
] as const satisfies ServerEvent[];

/** Batches simultaneous events into one refetch, and throttles refetches under load. */
const GATHERED_MS = 250;
const AT_MOST_EVERY_MS = 1_500;

/** Keeps lists, counts and notes in sync with the server, whichever admin changed them. */
export function useLiveChats(): void {
  const queries = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => {
    let last = -Infinity;
    const hear = () => {
      const pause = Math.max(GATHERED_MS, last + AT_MOST_EVERY_MS - performance.now());
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        last = performance.now();
        inBackground(readChatsAgain(queries));
      }, pause);
    };
    const stop = [
      ...TOUCHING.map((event) => onSocketEvent(event, hear)),
      onSocketSynced((missed) => missed && hear()),
    ];
    return () => {
      stop.forEach((end) => end());
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [queries]);
  // The orders in the chat and beside it; on the dashboard another hook already refreshes them.
  const hear = useBatchedRounds(() =>
    queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/orders') }),
  );
  useSocketEvent('order_updated', () => hear('moved'));
  useSocketEvent('chat_note', ({ chatId }) => inBackground(queries.invalidateQueries(notesQuery(chatId))));
}
