import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssignBody, Chat, CloseBody, PriorityBody } from '#contract/http/chat.ts';
import type { ChatPriority } from '#domain/support/chats.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { log } from '#web/lib/errors/log.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { readChatsAgain } from './queries.ts';

/**
 * An admin's actions on a chat; each invalidates the lists afterwards. Failures are only logged (spec §8), except a lost race:
 * then a message names the admin who was faster, or tells that the customer has written since.
 */
export function useChatMoves() {
  const queries = useQueryClient();
  const after = (failed: string) =>
    ({
      onError: (error: Error) => {
        log.warn(failed, { error: String(error) });
        if (!(error instanceof ApiError)) return;
        const title = { CHAT_TAKEN: copy.taken, CHAT_MOVED: copy.moved }[error.code];
        if (title !== undefined) toast({ type: 'info', title, message: error.message });
      },
      onSettled: () => readChatsAgain(queries),
    }) as const;

  const assign = useMutation({
    ...after(copy.failedMoves.assign),
    mutationFn: ({ _id, admin }: Chat) => {
      const body: AssignBody = { expectedAdmin: admin?._id ?? null };
      return call<Chat>('PUT', `/chat/${_id}/assign`, { body });
    },
  });
  const close = useMutation({
    ...after(copy.failedMoves.close),
    mutationFn: ({ chat, askRating }: { chat: Chat; askRating: boolean }) => {
      const body: CloseBody = { askRating, seen: chat.lastMessage?.seq ?? 0 };
      return call<Chat>('PUT', `/chat/${chat._id}/close`, { body });
    },
  });
  const prioritise = useMutation({
    ...after('chat desk: the priority was not changed'),
    mutationFn: ({ chat, priority }: { chat: Chat; priority: ChatPriority }) => {
      const body: PriorityBody = { priority };
      return call<Chat>('PUT', `/chat/${chat._id}/priority`, { body });
    },
  });
  return { assign, close, prioritise };
}
export type ChatMoves = ReturnType<typeof useChatMoves>;
