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
  /** Newest first; at most the first one is open. */
  readonly chats: readonly Chat[];
  /** The chat in the window; null: the newest. */
  readonly shown: ChatId | null;
  readonly loaded: boolean;
  readonly failed: boolean;
};

type Options = { shop: ChatTransport; kept?: Pick<MyChats, 'chats' | 'shown'> | undefined };

/** A customer's chats, as the launcher and the window show them; the server's counts are authoritative. */
export function createMyChats({ shop, kept }: Options) {
  const store = createStore<MyChats>({ chats: [], shown: null, loaded: false, failed: false, ...kept });
  const update = (changes: Partial<MyChats>) => store.set({ ...store.get(), ...changes });
  const { load, outdate, reload, close } = createChatsReader(shop, {
    onRead: (chats) => update({ chats, loaded: true, failed: false }),
    onFailure: () => update({ failed: true }),
  });

  function change(chatId: ChatId, to: (chat: Chat) => Chat): void {
    outdate();
    update({ chats: store.get().chats.map((chat) => (chat._id === chatId ? to(chat) : chat)) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    /** Loads everything missed, after a reconnect or when the page becomes visible again. */
    reload,
    close,
    /** Returns the customer's open chat, and creates one if there is none. @throws ApiError */
    async open(): Promise<Chat> {
      const chat = await shop.call<Chat>('POST', '/chat', { body: { userAgent: navigator.userAgent } });
      outdate();
      const others = store.get().chats.filter(({ _id }) => _id !== chat._id);
      update({ chats: [chat, ...others], shown: chat._id });
      return chat;
    },
    show: (shown: ChatId | null) => update({ shown }),
    setUnread: (chatId: ChatId, unreadCount: number) => change(chatId, (chat) => ({ ...chat, unreadCount })),
    /** Marks all chats as read, closed ones included. */
    async readAll(): Promise<void> {
      const waiting = store.get().chats.filter(({ unreadCount }) => unreadCount > 0);
      for (const { _id, lastMessage } of waiting) {
        // On failure the next opening retries.
        const read = await shop.call('PUT', `/chat/${_id}/read`, { body: {} }).catch(() => null);
        if (read === null) continue;
        // A message that came meanwhile is not read: `messages_read` tells the count.
        change(_id, (chat) =>
          chat.lastMessage?._id === lastMessage?._id ? { ...chat, unreadCount: 0 } : chat,
        );
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
    /** Loads the list again, because it says whether a rating is asked for. */
    ended({ chatId }: ServerPayload<'chat_closed'>): void {
      change(chatId, (chat) => ({ ...chat, status: 'closed' }));
      inBackground(load());
    },
  };
}
export type MyChatsStore = ReturnType<typeof createMyChats>;

/** Makes a message the chat's last one, unless a later one is already known. */
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

/** The chat shown in the window. */
export function shownChat({ chats, shown }: MyChats): Chat | null {
  return chats.find(({ _id }) => _id === shown) ?? chats[0] ?? null;
}

/** Unread messages in all chats. */
export function unreadIn({ chats }: MyChats): number {
  return chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}
