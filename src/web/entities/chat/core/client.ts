import type { User } from '#contract/http/identity.ts';
import type { ChatMessage, ServerEvent } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import { call } from '#web/lib/call.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { realClock } from '#web/lib/session/clock.ts';
import { askSocket, onSocketConnect, onSocketEvent, socketConnected } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createChatStorage, type ChatStorage } from './storage.ts';
import { createMyChats, shownChat, type MyChatsStore } from './my-chats.ts';
import { createChatConnection, type ChatConnection } from './connection.ts';
import type { ChatTransport } from './transport.ts';
import { sideOf } from './thread.ts';
import { showChatError } from './show-chat-error.ts';

const transport: ChatTransport = {
  clock: realClock,
  connected: socketConnected.get,
  ask: askSocket,
  call,
  newId: randomUuid,
};

/** What a room wants to hear. */
const ROOM_EVENTS = [
  'new_message',
  'chat_history',
  'messages_read',
  'user_typing',
  'user_joined',
  'user_left',
] as const satisfies ServerEvent[];

/** The chats of whoever is logged in in this tab, on her side of them. */
function openChatClient(user: User) {
  const side: Reader = user.role === 'admin' ? 'admin' : 'customer';
  const memory = createChatStorage(user.id, () => window.localStorage, realClock);
  const rooms = new Map<ChatId, ChatConnection>();
  const chats = createMyChats({ shop: transport, kept: memory.chats() });
  const listeners = new Set<(message: ChatMessage) => void>();

  function room(chatId: ChatId): ChatConnection {
    const known = rooms.get(chatId);
    if (known) return known;
    const made = createChatConnection({
      chatId,
      side,
      shop: transport,
      kept: memory.thread(chatId),
      onMoved: moveTo,
      onTrouble: (what, error) => showChatError(side, what, error),
      onRead: (unreadCount) => chats.setUnread(chatId, unreadCount),
    });
    made.subscribe(() => memory.keepThread(chatId, made.get()));
    rooms.set(chatId, made);
    return made;
  }

  /** The shop opened a new chat for a message to one that was over: the page goes on there. */
  function moveTo(message: ChatMessage): void {
    room(message.chatId).hear('new_message', { chatId: message.chatId, message });
    inBackground(chats.reload().then(() => chats.show(message.chatId)));
  }

  const stops = [
    ...followRooms(rooms),
    ...(side === 'customer' ? followMyChats(chats, memory) : []),
    onSocketEvent('new_message', ({ message }) => {
      if (sideOf(message) !== side) for (const listener of listeners) listener(message);
    }),
    keepWhenLeft(memory),
  ];

  return {
    user,
    side,
    room,
    /** A customer's own chats; an admin's desk has its lists from elsewhere. */
    chats,
    /** Calls with every message of the other side, whichever chat. @returns a function that stops */
    onIncoming(listener: (message: ChatMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Its person has logged out: nothing is written any more. */
    close(): void {
      memory.drop();
      for (const stop of stops) stop();
      chats.close();
      rooms.forEach((open) => open.close());
    },
  };
}
export type ChatClient = ReturnType<typeof openChatClient>;

/** The chats of this page hear what the shop tells about them. @returns functions that end it */
function followRooms(rooms: ReadonlyMap<ChatId, ChatConnection>) {
  return [
    ...ROOM_EVENTS.map((event) =>
      onSocketEvent(event, (payload) => rooms.get(payload.chatId)?.hear(event, payload)),
    ),
    onSocketConnect(() => {
      for (const open of rooms.values()) open.connected();
    }),
  ];
}

/** A customer's list of chats hears it too, and is kept over a reload. @returns functions that end it */
function followMyChats(chats: MyChatsStore, memory: ChatStorage) {
  return [
    onSocketEvent('new_message', ({ message }) => chats.heard(message)),
    onSocketEvent('messages_read', chats.wasRead),
    onSocketEvent('admin_assigned', chats.assigned),
    onSocketEvent('chat_closed', chats.ended),
    onSocketConnect(() => inBackground(chats.reload())),
    chats.subscribe(() => memory.keepChats(chats.get(), shownChat(chats.get()))),
  ];
}

/** A page that is left may not come back: what is kept is written first. @returns a function that ends it */
function keepWhenLeft(memory: ChatStorage) {
  const flush = () => document.hidden && memory.flush();
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', memory.flush);
  return () => {
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', memory.flush);
  };
}

let current: ChatClient | null = null;

/** The one support of this tab, for the person who is logged in; another person gets a new one. */
export function chatClientFor(user: User): ChatClient {
  if (current?.user.id === user.id) return current;
  const opened = openChatClient(user);
  const session = browserSession();
  const unwatch = session.subscribe(() => {
    if (session.state().user?.id === user.id) return;
    unwatch();
    opened.close();
    if (current === opened) current = null;
  });
  current = opened;
  return opened;
}
