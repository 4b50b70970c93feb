import type { ServerEvent, ServerPayload } from '#contract/socket.ts';
import type { Reader } from '#domain/support/chats.ts';
import { createStore } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { chatEvents } from './chat-events.ts';
import { createHistorySync } from './history-sync.ts';
import { createPresence } from './presence.ts';
import { createMarkRead } from './mark-read.ts';
import { EMPTY_THREAD, type Thread } from './thread.ts';
import { createTypingSign } from './typing-sign.ts';
import { createWriter, type WriterDeps } from './writer.ts';

type Options = WriterDeps & {
  /** The side this page is on. */
  side: Reader;
  /** State persisted across a reload. */
  kept?: Pick<Thread, 'messages' | 'outbox'> | undefined;
  /** Called with this side's unread count, as the server returned it. */
  onRead(unreadCount: number): void;
};

/** One chat in this tab: its messages, pending sends, and actions. Independent of React. */
export function createChatConnection({ side, kept, onRead, ...deps }: Options) {
  const { chatId, shop, onTrouble } = deps;
  const thread = createStore<Thread>({ ...EMPTY_THREAD, ...kept });
  /** How many mounted components show it. */
  let looking = 0;

  const history = createHistorySync({ chatId, side, shop, thread, isOpen: () => looking > 0 });
  const presence = createPresence(thread, shop.clock);
  const events = chatEvents(thread, history, presence);
  const typing = createTypingSign(shop.clock, (isTyping) => {
    if (!shop.connected() || looking === 0) return;
    // A lost typing event does no harm.
    inBackground(shop.ask(isTyping ? 'typing_start' : 'typing_stop', { chatId }).catch(() => undefined));
  });
  const writer = createWriter(deps, thread, typing.sent);

  function leave(): void {
    looking -= 1;
    if (looking > 0) return;
    typing.stop();
    history.stop();
    presence.clear();
    if (shop.connected()) inBackground(shop.ask('leave_chat', { chatId }).catch(() => undefined));
  }

  return {
    chatId,
    get: thread.get,
    subscribe: thread.subscribe,
    typing,
    ...writer.acts,
    /** Marks everything up to the last message as read. */
    markRead: createMarkRead({
      chatId,
      side,
      shop,
      thread,
      onRead,
      onFailure: (error) => onTrouble('read', error),
    }),
    reload: history.catchUp,
    loadOlder: history.loadOlder,
    /** Handles a server event of this chat. */
    hear<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
      events[event]?.(payload as never);
    },
    /** A component shows the chat. @returns a function to call when it no longer does */
    enter(): () => void {
      looking += 1;
      if (looking === 1) {
        history.start();
        writer.pump();
      }
      return leave;
    },
    /** After every (re)connect: joins the room again, and loads what was missed. */
    connected(): void {
      writer.pump();
      if (looking > 0) inBackground(history.again());
    },
    /** The user has logged out. */
    close(): void {
      looking = 0;
      history.stop();
      writer.stop();
      presence.clear();
    },
  };
}
export type ChatConnection = ReturnType<typeof createChatConnection>;
