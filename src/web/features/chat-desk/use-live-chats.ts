import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ServerEvent } from '#contract/socket.ts';
import { onSocketConnect, onSocketEvent, useSocketEvent } from '#web/lib/socket.ts';
import { notesQuery, readChatsAgain } from './queries.ts';

const TOUCHING = [
  'new_message',
  'new_pending_chat',
  'chat_assigned',
  'chat_closed',
  'messages_read',
] as const satisfies ServerEvent[];

/** A busy hour tells many things at once; they are read once. */
const GATHERED_MS = 300;

/** Keeps lists, counts and notes as they are at the shop, whoever of the admins moved them. */
export function useLiveChats(): void {
  const queries = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => {
    const hear = () => {
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        void readChatsAgain(queries);
      }, GATHERED_MS);
    };
    // The first connection too: what happened between the reading of the page and now was missed.
    const stop = [...TOUCHING.map((event) => onSocketEvent(event, hear)), onSocketConnect(hear)];
    return () => {
      stop.forEach((end) => end());
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [queries]);
  // The orders in the chat and beside it; on the dashboard they are kept fresh already.
  useSocketEvent('order_updated', () => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/orders'),
    });
  });
  useSocketEvent('chat_note', ({ chatId }) => void queries.invalidateQueries(notesQuery(chatId)));
}
