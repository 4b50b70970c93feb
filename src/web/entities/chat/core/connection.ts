import type { UploadedChatImage } from '#contract/http/chat.ts';
import type { ChatMessage, ServerEvent, ServerPayload } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { unreadBy, type Reader } from '#domain/support/chats.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { ApiError } from '#web/lib/api.ts';
import { createStore } from '#web/ui/store.ts';
import { createSendQueue } from './send-queue.ts';
import { createPresence } from './presence.ts';
import { createHistorySync } from './history-sync.ts';
import type { ChatTransport } from './transport.ts';
import { EMPTY_THREAD, gapIn, sideOf, withMessages, withRead, type Outgoing, type Thread } from './thread.ts';
import { createTypingSign } from './typing-sign.ts';

export type ChatErrorKind = 'send' | 'upload' | 'read';

type Options = {
  chatId: ChatId;
  /** On which side this page is. */
  side: Reader;
  shop: ChatTransport;
  /** What was kept of it over a reload. */
  kept?: Pick<Thread, 'messages' | 'outbox'> | undefined;
  /** A customer's message to a closed chat stands in the new one that it opened. */
  onMoved(message: ChatMessage): void;
  onTrouble(what: ChatErrorKind, error: unknown): void;
  /** What this side has not read yet, as the shop answered. */
  onRead(unreadCount: number): void;
};

type Draft = Pick<Outgoing, 'type' | 'content' | 'metadata'>;

/** One chat in this tab: what stands in it, what is on its way, and what can be done. Knows nothing of React. */
export function createChatConnection({ chatId, side, shop, kept, onMoved, onTrouble, onRead }: Options) {
  const thread = createStore<Thread>({ ...EMPTY_THREAD, ...kept });
  const take = (messages: readonly ChatMessage[]) => thread.set(withMessages(thread.get(), messages));
  let looking = 0;
  let readUpTo = 0;

  const reading = createHistorySync({ chatId, side, shop, thread, isOpen: () => looking > 0 });
  const presence = createPresence(thread, shop.clock);
  const outbox = createSendQueue({
    thread,
    shop,
    deliver: (outgoing) => deliver(shop, chatId, outgoing),
    onArrived: (message) => (message.chatId === chatId ? take([message]) : onMoved(message)),
    onFailure: (error) => onTrouble('send', error),
  });
  const typing = createTypingSign(shop.clock, (isTyping) => {
    if (!shop.connected() || looking === 0) return;
    // A sign that is lost does no harm.
    void shop.ask(isTyping ? 'typing_start' : 'typing_stop', { chatId }).catch(() => undefined);
  });

  const heard: { [E in ServerEvent]?: (payload: ServerPayload<E>) => void } = {
    new_message({ message }) {
      if (message.sender) presence.stopsTyping(message.sender._id);
      // A chat that was never read is read whole when somebody looks.
      if (thread.get().messages.length === 0 && !thread.get().fresh) return;
      take([message]);
      if (gapIn(thread.get()) !== null) void reading.fillGap();
    },
    chat_history: ({ messages }) => take(messages),
    messages_read: ({ reader, seq }) => thread.set(withRead(thread.get(), reader, seq)),
    user_typing({ userId, userName, isTyping }) {
      if (isTyping) presence.types({ id: userId, name: userName });
      else presence.stopsTyping(userId);
    },
    user_joined: ({ userId, userName }) => presence.joined({ id: userId, name: userName }),
    user_left: ({ userId }) => presence.left(userId),
  };

  /** Shows it at once. @returns its own name, see `Outgoing` */
  function write(draft: Draft, state: Outgoing['state'] = 'sending'): string {
    const clientId = shop.newId();
    const createdAt = new Date(shop.clock.now()).toISOString();
    outbox.add({ ...draft, clientId, createdAt, state });
    typing.sent();
    return clientId;
  }

  return {
    chatId,
    get: thread.get,
    subscribe: thread.subscribe,
    /** The shop told something about this chat. */
    hear<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
      heard[event]?.(payload as never);
    },
    /** Somebody looks at it. @returns a function to call when she looks no longer */
    enter(): () => void {
      looking += 1;
      if (looking === 1) {
        reading.start();
        outbox.pump();
      }
      return () => {
        looking -= 1;
        if (looking > 0) return;
        typing.stop();
        reading.stop();
        presence.clear();
        if (shop.connected()) void shop.ask('leave_chat', { chatId }).catch(() => undefined);
      };
    },
    /** The connection stands (again): the room is joined anew, and what was missed is read. */
    connected(): void {
      outbox.pump();
      if (looking > 0) void reading.again();
    },
    reload: reading.catchUp,
    loadOlder: reading.loadOlder,
    send: (content: string) => write({ type: 'text', content, metadata: {} }),
    /** Any other kind that a person may say (an admin's charms). */
    sendAs: (draft: Draft) => write(draft),
    /**
     * A picture: shown with its veil, uploaded, then sent (spec §4). On failure it is taken away again.
     * @param preview address of the picture for this tab
     */
    async sendImage(file: File, preview: string): Promise<void> {
      const waiting = { fileUrl: preview, fileName: file.name, isUploading: true };
      const draft: Draft = { type: 'image', content: supportCopy.imageSent, metadata: waiting };
      const clientId = write(draft, 'uploading');
      try {
        const metadata = await upload(shop, file);
        outbox.change(clientId, (it) => ({ ...it, state: 'sending', metadata }));
      } catch (error) {
        outbox.change(clientId, () => null);
        onTrouble('upload', error);
      }
      outbox.pump();
    },
    retry: outbox.retry,
    /** Takes a message that did not get through away. */
    discard: (clientId: string) => outbox.change(clientId, () => null),
    /** Everything up to the last message was on the page. */
    async markRead(): Promise<void> {
      const last = thread
        .get()
        .messages.findLast((message) => unreadBy(sideOf(message), message.type) === side);
      if (last === undefined || last.isRead || last.seq <= readUpTo) return;
      const before = readUpTo;
      readUpTo = last.seq;
      try {
        const body = { upTo: last._id };
        const read = await shop.call<{ unreadCount: number }>('PUT', `/chat/${chatId}/read`, { body });
        thread.set(withRead(thread.get(), side, last.seq));
        onRead(read.unreadCount);
      } catch (error) {
        readUpTo = before;
        onTrouble('read', error);
      }
    },
    typing,
    /** Its person has logged out. */
    close(): void {
      looking = 0;
      reading.stop();
      outbox.stop();
      presence.clear();
    },
  };
}
export type ChatConnection = ReturnType<typeof createChatConnection>;

async function deliver(shop: ChatTransport, chatId: ChatId, outgoing: Outgoing): Promise<ChatMessage> {
  const { clientId, type, content } = outgoing;
  const body = { type, content, metadata: { ...outgoing.metadata, clientId } };
  if (shop.connected()) {
    try {
      const { message } = await shop.ask('send_message', { chatId, ...body });
      return message as ChatMessage;
    } catch (error) {
      // No answer, or a session that HTTP can renew: the other door leads to the same room.
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 401)) throw error;
    }
  }
  return shop.call('POST', `/chat/${chatId}/messages`, { body });
}

async function upload(shop: ChatTransport, file: File): Promise<Outgoing['metadata']> {
  const body = new FormData();
  body.append('image', file);
  const uploaded = await shop.call<UploadedChatImage>('POST', '/chat/upload-image', { body });
  const { url, fileSize, mimeType } = uploaded;
  return { fileUrl: url, fileName: file.name, fileSize, mimeType };
}
