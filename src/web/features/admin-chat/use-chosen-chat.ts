import { useQuery } from '@tanstack/react-query';
import type { Chat } from '#contract/http/chat.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { chatQuery } from './queries.ts';

/** The open chat: at first as in the list, then as fetched. */
export function useChosenChat(id: ChatId | null, listed: readonly Chat[]) {
  const enabled = id !== null;
  const { data, isError, refetch } = useQuery({ ...chatQuery(id ?? ('' as ChatId)), enabled });
  const chat = (enabled && data) || listed.find(({ _id }) => _id === id) || null;
  return { chat, failed: isError, again: () => inBackground(refetch()) };
}
