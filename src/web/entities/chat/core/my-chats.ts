import type { Chat } from '#contract/http/chat.ts';
import type { ChatMessage, ServerPayload } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { unreadBy } from '#domain/support/chats.ts';
import { createStore } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createChatsReader } from './chats-reader.ts';
import type { ChatTransport } from './transport.ts';
import { sideOf } from './thread.ts';

export type MyChats = {
  /** The newest first; at most the first one is open. */
  readonly chats: readonly Chat[];
  /** The one in the window; null: the newest. */
  readonly shown: ChatId | null;
  readonly loaded: boolean;
  readonly failed: boolean;
};

type Options = { shop: ChatTransport; kept?: Pick<MyChats, 'chats' | 'shown'> | undefined };

/** The chats of a customer, as the launcher and the window show them; the shop's counts are the truth. */
export function createMyChats({ shop, kept }: Options) {
  const store = createStore<MyChats>({ chats: [], shown: null, loaded: false, failed: false, ...kept });
  const update = (change: Partial<MyChats>) => store.set({ ...store.get(), ...change });
  const { isReading, load, reload, close } = createChatsReader(shop, {
    onRead: (chats) => update({ chats, loaded: true, failed: false }),
    onFailure: () => update({ failed: true }),
  });

  function change(chatId: ChatId, to: (chat: Chat) => Chat): void {
    // What is being read at this moment may be older than this.
    if (isReading()) inBackground(reload());
    update({ chats: store.get().chats.map((chat) => (chat._id === chatId ? to(chat) : chat)) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    /** Everything missed: the connection stands again, or the page woke up. */
    reload,
    close,
    /** My open chat, begun if there is none. @throws ApiError */
    async open(): Promise<Chat> {
      const chat = await shop.call<Chat>('POST', '/chat', { body: { userAgent: navigator.userAgent } });
      const others = store.get().chats.filter(({ _id }) => _id !== chat._id);
      update({ chats: [chat, ...others], shown: chat._id });
      return chat;
    },
    show: (shown: ChatId | null) => update({ shown }),
    setUnread: (chatId: ChatId, unreadCount: number) => change(chatId, (chat) => ({ ...chat, unreadCount })),
    /** Everything was seen: also what stands in chats that are over. */
    async readAll(): Promise<void> {
      const waiting = store.get().chats.filter(({ unreadCount }) => unreadCount > 0);
      for (const { _id } of waiting) {
        // The next opening tries again.
        const read = await shop.call('PUT', `/chat/${_id}/read`, { body: {} }).catch(() => null);
        if (read !== null) change(_id, (chat) => ({ ...chat, unreadCount: 0 }));
      }
    },
    rated(chatId: ChatId, stars: number): void {
      change(chatId, (chat) => ({ ...chat, rating: { ...chat.rating, stars } }));
    },
    heard(message: ChatMessage): void {
      const { chats } = store.get();
      if (!chats.some(({ _id }) => _id === message.chatId)) return inBackground(reload());
      change(message.chatId, (chat) => withMessage(chat, message));
    },
    wasRead({ chatId, reader, unreadCount }: ServerPayload<'messages_read'>): void {
      if (reader === 'customer') change(chatId, (chat) => ({ ...chat, unreadCount }));
    },
    assigned({ chatId, admin }: ServerPayload<'admin_assigned'>): void {
      const blank = { email: '', profile_image: null };
      change(chatId, (chat) => ({ ...chat, status: 'active', admin: { ...blank, ...admin } }));
    },
    /** Whether a rating is asked for is read with the chat. */
    ended({ chatId }: ServerPayload<'chat_closed'>): void {
      change(chatId, (chat) => ({ ...chat, status: 'closed' }));
      inBackground(load());
    },
  };
}
export type MyChatsStore = ReturnType<typeof createMyChats>;

/** What somebody said is its last message, unless the shop told of a later one before. */
function withMessage(chat: Chat, message: ChatMessage): Chat {
  if (chat.lastMessage && chat.lastMessage.seq >= message.seq) return chat;
  const isNew = unreadBy(sideOf(message), message.type) === 'customer';
  return {
    ...chat,
    lastMessage: message,
    lastMessageAt: message.createdAt,
    unreadCount: chat.unreadCount + Number(isNew),
  };
}

/** The chat in the window. */
export function shownChat({ chats, shown }: MyChats): Chat | null {
  return chats.find(({ _id }) => _id === shown) ?? chats[0] ?? null;
}

/** What waits to be read, in all of them. */
export function unreadIn({ chats }: MyChats): number {
  return chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}
