import type { ServerEvent, ServerPayload } from '#contract/socket.ts';
import type { Store } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { HistorySync } from './history-sync.ts';
import type { Presence } from './presence.ts';
import { gapIn, withMessages, withRead, type Thread } from './thread.ts';

type ChatEvents = { [E in ServerEvent]?: (payload: ServerPayload<E>) => void };

/** How each server event changes one chat. */
export function chatEvents(thread: Store<Thread>, history: HistorySync, presence: Presence): ChatEvents {
  return {
    new_message({ message }) {
      if (message.sender) presence.stopsTyping(message.sender._id);
      // A chat that was never loaded is loaded completely when it is opened.
      if (thread.get().messages.length === 0 && !thread.get().fresh) return inBackground(history.missed());
      thread.set(withMessages(thread.get(), [message]));
      if (gapIn(thread.get()) !== null) inBackground(history.fillGap());
    },
    chat_history: ({ messages }) => thread.set(withMessages(thread.get(), messages)),
    messages_read: ({ reader, seq }) => thread.set(withRead(thread.get(), reader, seq)),
    user_typing({ userId, userName, isTyping }) {
      if (isTyping) presence.types({ id: userId, name: userName });
      else presence.stopsTyping(userId);
    },
    user_joined: ({ userId, userName }) => presence.joined({ id: userId, name: userName }),
    user_left: ({ userId }) => presence.left(userId),
  };
}
