import type { Chat, ChatHistory } from '#contract/http/chat.ts';
import type { ChatMessage, ClientEvent } from '#contract/socket.ts';
import { asId, type ChatId, type MessageId, type UserId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Clock } from '#web/lib/session/clock.ts';
import { createTestClock, settled } from '#web/lib/session/test-clock.ts';
import { createChatConnection, type ChatConnection } from './connection.ts';
import type { ChatErrorKind } from './writer.ts';
import type { ChatTransport } from './transport.ts';
import type { Thread } from './thread.ts';

export const CHAT = asId<ChatId>('chat-1');
const PEOPLE = {
  customer: { _id: asId<UserId>('linh'), name: 'Linh', email: 'linh@vuon.vn', profile_image: null },
  admin: { _id: asId<UserId>('mai'), name: 'Mai Anh', email: 'mai@vuon.vn', profile_image: null },
};

type Sent = { content: string; type?: ChatMessage['type']; metadata?: Record<string, unknown> };

export function message(seq: number, content: string, from: 'customer' | 'admin' | 'shop' = 'admin') {
  return {
    _id: asId<MessageId>(`m${seq}`),
    chatId: CHAT,
    seq,
    sender: from === 'shop' ? null : { ...PEOPLE[from], role: from },
    content,
    type: from === 'shop' ? 'system' : 'text',
    metadata: {},
    isRead: false,
    createdAt: new Date(1_800_000_000_000 + seq * 1_000).toISOString(),
  } satisfies ChatMessage;
}

/** A customer's chat, as the server sends it to both sides. */
export function chat(unreadCount = 0, status: Chat['status'] = 'active'): Chat {
  return {
    _id: CHAT,
    chatId: CHAT,
    user: PEOPLE.customer,
    admin: null,
    status,
    priority: 'normal',
    lastMessage: message(1, 'chào'),
    lastMessageAt: null,
    unreadCount,
    rating: { asked: false, stars: null, comment: '' },
    createdAt: '',
    closedAt: null,
  };
}

const lost = () => new ApiError(0, { code: 'NETWORK', message: 'no net' });

/** Failure modes between the page and the server. */
function createNet() {
  return {
    up: true,
    socket: true,
    losesAnswers: false,
    refuses: false,
    holdsUploads: false,
    sessionOver: false,
  };
}
type Net = ReturnType<typeof createNet>;

/** Stores messages in order, once per client id. */
function createMessageStore() {
  const stored: ChatMessage[] = [];
  return {
    stored,
    store({ content, type = 'text', metadata = {} }: Sent, from: 'customer' | 'admin'): ChatMessage {
      const known = stored.find((it) => it.metadata.clientId === metadata.clientId);
      if (known && metadata.clientId !== undefined) return known;
      const said = { ...message(stored.length + 1, content, from), type, metadata };
      stored.push(said);
      return said;
    },
    following: (after: unknown) => stored.slice(stored.findIndex(({ _id }) => _id === after) + 1),
    /** The last 50, or those before a message. */
    page(before: string | null = null): ChatMessage[] {
      const end = before === null ? stored.length : stored.findIndex(({ _id }) => _id === before);
      return stored.slice(Math.max(0, end - 50), end);
    },
  };
}
type MessageStore = ReturnType<typeof createMessageStore>;

/** Responds to a customer's page: `live` over the connection, `answer` over HTTP. */
function createAnswers(net: Net, { store, following, page }: MessageStore, hear: ChatConnection['hear']) {
  /** Releases an upload that was held back. */
  const held: (() => void)[] = [];
  /** What happens after a page got its history, and before it is told that it has joined. */
  const whileJoining: (() => void)[] = [];
  /** What happens while a page is sending a message over HTTP, before it arrives or fails. */
  const whileSending: (() => void)[] = [];
  /** What happens after a page has reported what it read, and before it is told how much it has not. */
  const whileReading: (() => void)[] = [];

  async function send(body: Sent): Promise<ChatMessage> {
    if (!net.up) throw lost();
    if (net.refuses) throw new ApiError(422, { code: 'INVALID_INPUT', message: 'no' });
    const said = store(body, 'customer');
    if (net.losesAnswers) throw lost();
    return said;
  }

  return {
    held,
    whileJoining,
    whileReading,
    whileSending,
    async live(event: ClientEvent, payload: object) {
      const { after, ...body } = payload as Sent & { after?: MessageId };
      if (event === 'send_message') return { ok: true as const, message: await send(body) };
      if (event !== 'join_chat') return { ok: true as const };
      await Promise.resolve();
      hear('chat_history', { chatId: CHAT, messages: after === undefined ? page() : following(after) });
      whileJoining.pop()?.();
      return { ok: true as const, viewers: [] };
    },
    async answer(path: string, body: unknown): Promise<unknown> {
      if (path.endsWith('/messages')) return send(body as Sent);
      if (path.endsWith('/read')) {
        await Promise.resolve();
        whileReading.pop()?.();
        return { chatId: CHAT, unreadCount: 0 };
      }
      if (path.endsWith('/upload-image')) {
        if (net.holdsUploads) await new Promise<void>((done) => held.push(done));
        if (net.refuses) throw new ApiError(422, { code: 'IMAGE_TYPE_REFUSED', message: 'no' });
        return { url: '/api/chat/images/a.webp', fileName: 'a.webp', fileSize: 9, mimeType: 'image/webp' };
      }
      const query = new URLSearchParams(path.split('?')[1]);
      const after = query.get('after');
      const messages = after === null ? page(query.get('before')) : following(after);
      return { messages, hasNewer: false } satisfies Pick<ChatHistory, 'messages' | 'hasNewer'>;
    },
  };
}
type Answers = ReturnType<typeof createAnswers>;

type CallOptions = NonNullable<Parameters<ChatTransport['call']>[2]>;

/** A transport that records requests in `asked`, and fails as `net` says. */
function createTransport(
  clock: Clock,
  net: Net,
  asked: string[],
  uploads: CallOptions[],
  { live, answer, whileSending }: Answers,
): ChatTransport {
  let ids = 0;
  return {
    clock,
    connected: () => net.up && net.socket,
    newId: () => `own-${(ids += 1)}`,
    async ask(event: ClientEvent, payload: object) {
      asked.push(event);
      if (!net.up || !net.socket) throw lost();
      if (net.sessionOver) throw new ApiError(401, { code: 'SESSION_EXPIRED', message: 'over' });
      return live(event, payload);
    },
    async call<Data>(method: string, path: string, options: CallOptions = {}): Promise<Data> {
      asked.push(`${method} ${path}`);
      if (path.endsWith('/upload-image')) uploads.push(options);
      if (path.endsWith('/messages')) whileSending.pop()?.();
      if (!net.up) throw lost();
      return answer(path, options.body) as Promise<Data>;
    },
  };
}

/** A fake server as the chat's core sees it, with one page of a chat, reachable live and over HTTP while the network is up. */
export function openTestShop() {
  const { clock, advance } = createTestClock();
  const asked: string[] = [];
  const uploads: CallOptions[] = [];
  const troubles: ChatErrorKind[] = [];
  const moved: ChatMessage[] = [];
  /** The counts that the page was told. */
  const unread: number[] = [];
  let room: ChatConnection | null = null;
  const net = createNet();
  const messages = createMessageStore();
  const answers = createAnswers(net, messages, (event, payload) => room?.hear(event, payload));
  const shop = createTransport(clock, net, asked, uploads, answers);

  return {
    clock,
    advance,
    stored: messages.stored,
    asked,
    /** The options of each upload. */
    uploads,
    net,
    held: answers.held,
    whileJoining: answers.whileJoining,
    whileReading: answers.whileReading,
    whileSending: answers.whileSending,
    unread,
    troubles,
    moved,
    /** Opens the chat on a customer's page, or an admin's. */
    async open(
      kept?: Pick<Thread, 'messages' | 'outbox'>,
      side: Reader = 'customer',
    ): Promise<ChatConnection> {
      room = createChatConnection({
        chatId: CHAT,
        side,
        shop,
        kept,
        onMoved: (it) => moved.push(it),
        onTrouble: (what) => troubles.push(what),
        onRead: (unreadCount) => unread.push(unreadCount),
      });
      room.enter();
      await settled();
      return room;
    },
    /** The shop sends a message; a connected page receives it. */
    says(content: string): ChatMessage {
      const said = messages.store({ content }, 'admin');
      if (net.up && net.socket) room?.hear('new_message', { chatId: CHAT, message: said });
      return said;
    },
    /** Restores the network, and the live connection with it. */
    async back(): Promise<void> {
      Object.assign(net, { up: true, losesAnswers: false });
      room?.connected();
      await advance(0);
      await settled();
    },
  };
}

/** A chat's content, top to bottom: `>` sent from here, `?` pending, `!` failed. */
export function inWords({ messages, outbox }: Thread): string[] {
  return [
    ...messages.map(({ content, sender }) => (sender?.role === 'customer' ? `> ${content}` : content)),
    ...outbox.map(({ content, state }) => `${state === 'failed' ? '!' : '?'} ${content}`),
  ];
}
