import type { User } from '#contract/http/identity.ts';
import type { ChatMessage, ServerEvent } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import { call } from '#web/lib/call.ts';
import { fetchWithProgress } from '#web/lib/fetch-with-progress.ts';
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
  call: (method, path, { onProgress, ...options } = {}) =>
    call(method, path, { ...options, ...(onProgress && { fetched: fetchWithProgress(onProgress) }) }),
  newId: randomUuid,
};

/** Events that belong to a single chat. */
const ROOM_EVENTS = [
  'new_message',
  'chat_history',
  'messages_read',
  'user_typing',
  'user_joined',
  'user_left',
] as const satisfies ServerEvent[];

/** The chats of this tab's logged-in user, from her side. */
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

  /** A message to a closed chat made the server open a new chat: the page switches to it. */
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
    /** A customer's own chats; the admin dashboard loads its lists elsewhere. */
    chats,
    /** Notifies of every message from the other side, in any chat. @returns the unsubscribe function */
    onIncoming(listener: (message: ChatMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After the logout: nothing is written to storage any more. */
    close(): void {
      memory.drop();
      for (const stop of stops) stop();
      chats.close();
      rooms.forEach((open) => open.close());
    },
  };
}
export type ChatClient = ReturnType<typeof openChatClient>;

/** Routes server events to the chats of this page. @returns unsubscribe functions */
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

/** Updates a customer's list of chats on server events, and persists it. @returns unsubscribe functions */
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

/** Flushes pending writes when the page is hidden or left, since it may not return. @returns the cleanup function */
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

/** The one chat client of this tab, for the logged-in user; another user gets a new one. */
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
