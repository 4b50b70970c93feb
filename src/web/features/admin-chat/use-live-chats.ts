import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ServerEvent } from '#contract/socket.ts';
import { useBatchedRounds } from '#web/lib/hooks/use-batched-rounds.ts';
import { refetchMissed, refetchTouched } from '#web/lib/refetch-missed.ts';
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

/** A round of refetches takes at least this long, in ms, which throttles them under load. */
const ROUND = 1_500;
const roundOver = () =>
  new Promise<void>((over) => {
    setTimeout(over, ROUND);
  });

/** Keeps lists, counts and notes in sync with the server, whichever admin changed them. */
export function useLiveChats(): void {
  const queries = useQueryClient();
  const touch = useBatchedRounds(() => Promise.all([readChatsAgain(queries), roundOver()]));
  const hear = useEffectEvent(() => touch('chats'));
  useEffect(() => {
    const stop = [
      ...TOUCHING.map((event) => onSocketEvent(event, () => hear())),
      onSocketSynced((missed) => missed && hear()),
    ];
    return () => stop.forEach((end) => end());
  }, []);
  // The orders in the chat and beside it; on the dashboard another hook already refreshes them.
  const move = useBatchedRounds(() => refetchMissed(queries, true, /^\/orders/));
  useSocketEvent('order_updated', () => move('orders'));
  useSocketEvent('chat_note', ({ chatId }) =>
    inBackground(refetchTouched(queries, ({ queryKey: [path] }) => path === notesQuery(chatId).queryKey[0])),
  );
}
