import type { ChatMessage } from '#contract/socket.ts';
import type { MessageId, UserId } from '#domain/kernel/ids.ts';
import type { ChatSide, MessageType, Reader } from '#domain/support/chats.ts';

/** A pending message: shown at once, replaced by the server's own when acknowledged. */
export type Outgoing = {
  /** Idempotency key (`metadata.clientId`): a message sent twice is stored once. */
  readonly clientId: string;
  readonly type: Extract<MessageType, 'text' | 'image' | 'charm_list'>;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When it was written, ISO 8601. */
  readonly createdAt: string;
  /** `uploading`: its picture is still being uploaded. `failed` is retried after a reconnect. */
  readonly state: 'uploading' | 'sending' | 'failed';
  /** The server refused it, or its picture was not uploaded: retried only on request. */
  readonly refused?: boolean;
};

export type Person = { readonly id: UserId; readonly name: string };

/** The state of one chat in a page. */
export type Thread = {
  /** Messages stored by the server, by sequence number; the server alone decides the order. */
  readonly messages: readonly ChatMessage[];
  /** Messages written here and not acknowledged yet, in the order of writing. */
  readonly outbox: readonly Outgoing[];
  readonly typing: readonly Person[];
  /** Who has the chat open, according to the server: for admins who answer together. */
  readonly viewers: readonly Person[];
  /** Whether a load from the server has succeeded; until then a stored copy may show. */
  readonly fresh: boolean;
  /** The last load failed. */
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

/** Adds messages: each once, in the server's order; removes pending ones with the same client id from the outbox. */
export function withMessages(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  if (incoming.length === 0) return thread;
  const byId = new Map(thread.messages.map((message) => [message._id, message]));
  for (const message of incoming) {
    const known = byId.get(message._id);
    // A message never becomes unread again: a response that was overtaken on the way is outdated.
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

/** The last message before a gap in the sequence; null when there is none. */
export function gapIn({ messages }: Thread): MessageId | null {
  const before = messages.find((message, at) => {
    const next = messages[at + 1];
    return next !== undefined && next.seq > message.seq + 1;
  });
  return before?._id ?? null;
}

/** Whether there are messages before the first one: sequence numbers start at 1. */
export function hasOlder({ messages: [first] }: Thread): boolean {
  return first !== undefined && first.seq > 1;
}

/**
 * The message after which the server should resume: up to it there are no gaps, and all of this side's messages are marked as
 * read. Undefined for the newest page.
 */
export function resumeAfter(thread: Thread, side: Reader): MessageId | undefined {
  const { messages } = thread;
  const gap = gapIn(thread);
  if (gap !== null) return gap;
  const unread = messages.findIndex((message) => !message.isRead && sideOf(message) === side);
  return (unread === -1 ? messages.at(-1) : messages[Math.max(0, unread - 1)])?._id;
}

/** Marks the other side's messages as read up to a sequence number. */
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

/** The side of a message's sender; the shop itself has no sender. */
export function sideOf({ sender }: Pick<ChatMessage, 'sender'>): ChatSide {
  if (sender === null) return 'shop';
  return sender.role === 'admin' ? 'admin' : 'customer';
}

/** The page's own id for a message, if it was sent with one. */
export function clientIdOf({ metadata }: Pick<ChatMessage, 'metadata'>): string | undefined {
  return typeof metadata.clientId === 'string' ? metadata.clientId : undefined;
}
