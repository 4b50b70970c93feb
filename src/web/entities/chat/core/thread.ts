import type { ChatMessage } from '#contract/socket.ts';
import type { MessageId, UserId } from '#domain/kernel/ids.ts';
import type { ChatSide, MessageType, Reader } from '#domain/support/chats.ts';

/** A message on its way: shown at once, replaced by the shop's own when it is acknowledged. */
export type Outgoing = {
  /** Its name at the shop (`metadata.clientId`): sent twice, it stands there once. */
  readonly clientId: string;
  readonly type: Extract<MessageType, 'text' | 'image' | 'charm_list'>;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When it was written, ISO 8601. */
  readonly createdAt: string;
  /** `uploading`: its picture is still on the way. `failed` is tried again when the connection stands. */
  readonly state: 'uploading' | 'sending' | 'failed';
  /** The shop said no: it is tried again only when somebody asks for it. */
  readonly refused?: boolean;
};

export type Person = { readonly id: UserId; readonly name: string };

/** One chat as a page has it. */
export type Thread = {
  /** What the shop has stored, by its place; the server alone decides the order. */
  readonly messages: readonly ChatMessage[];
  /** What was written here and is not acknowledged yet, in the order of writing. */
  readonly outbox: readonly Outgoing[];
  readonly typing: readonly Person[];
  /** Who has the chat open, as the shop says: for admins who answer together. */
  readonly viewers: readonly Person[];
  /** Nothing was read from the shop yet; a kept copy may show meanwhile. */
  readonly fresh: boolean;
  /** The last reading failed. */
  readonly failed: boolean;
  readonly loadingOlder: boolean;
};

export const EMPTY_THREAD: Thread = {
  messages: [],
  outbox: [],
  typing: [],
  viewers: [],
  fresh: false,
  failed: false,
  loadingOlder: false,
};

/** Takes messages in: each once, in the shop's order, and what was on its way under the same name has arrived. */
export function withMessages(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  if (incoming.length === 0) return thread;
  const byId = new Map(thread.messages.map((message) => [message._id, message]));
  for (const message of incoming) {
    const known = byId.get(message._id);
    // A tick never goes out again: an answer that was overtaken on the way knows less.
    byId.set(message._id, known?.isRead ? { ...message, isRead: true } : message);
  }
  const arrived = new Set(incoming.map(clientIdOf));
  const outbox = thread.outbox.filter(({ clientId }) => !arrived.has(clientId));
  return {
    ...thread,
    messages: [...byId.values()].toSorted((one, other) => one.seq - other.seq),
    outbox: outbox.length === thread.outbox.length ? thread.outbox : outbox,
  };
}

/** The last message before one that is missing; null when they follow one another without gaps. */
export function gapIn({ messages }: Thread): MessageId | null {
  const before = messages.find((message, at) => {
    const next = messages[at + 1];
    return next !== undefined && next.seq > message.seq + 1;
  });
  return before?._id ?? null;
}

/** Whether older messages stand before the first: places are counted from 1. */
export function hasOlder({ messages: [first] }: Thread): boolean {
  return first !== undefined && first.seq > 1;
}

/**
 * The message after which the shop should go on telling: up to there all is whole, and everything that this side said
 * is ticked. Undefined for the newest page.
 */
export function resumeAfter(thread: Thread, side: Reader): MessageId | undefined {
  const { messages } = thread;
  const gap = gapIn(thread);
  if (gap !== null) return gap;
  const unread = messages.findIndex((message) => !message.isRead && sideOf(message) === side);
  return (unread === -1 ? messages.at(-1) : messages[Math.max(0, unread - 1)])?._id;
}

/** A side has read up to a place: the ticks of the other side's messages. */
export function withRead(thread: Thread, reader: Reader, seq: number): Thread {
  const turned = (message: ChatMessage) =>
    !message.isRead && message.seq <= seq && sideOf(message) !== reader;
  if (!thread.messages.some(turned)) return thread;
  return {
    ...thread,
    messages: thread.messages.map((message) => (turned(message) ? { ...message, isRead: true } : message)),
  };
}

export function withOutgoing(
  thread: Thread,
  clientId: string,
  change: (it: Outgoing) => Outgoing | null,
): Thread {
  const outbox = thread.outbox.flatMap((it) => (it.clientId === clientId ? (change(it) ?? []) : [it]));
  return { ...thread, outbox };
}

/** Who speaks; the shop itself has no sender. */
export function sideOf({ sender }: Pick<ChatMessage, 'sender'>): ChatSide {
  if (sender === null) return 'shop';
  return sender.role === 'admin' ? 'admin' : 'customer';
}

/** The page's own name for a message, if it was sent with one. */
export function clientIdOf({ metadata }: Pick<ChatMessage, 'metadata'>): string | undefined {
  return typeof metadata.clientId === 'string' ? metadata.clientId : undefined;
}
