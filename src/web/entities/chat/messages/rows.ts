import type { ChatMessage } from '#contract/socket.ts';
import { formatDate, formatDateTime, minutes } from '#domain/kernel/time.ts';
import type { ChatSide, Reader } from '#domain/support/chats.ts';
import { copy } from '../copy.vi.ts';
import { clientIdOf, sideOf, type Outgoing, type Thread } from '../core/thread.ts';

type MessageState = 'uploading' | 'sending' | 'failed' | 'sent' | 'read';

/** A message as the list shows it, whether the server has it already or not. */
export type ShownMessage = Pick<
  ChatMessage,
  'sender' | 'content' | 'type' | 'metadata' | 'createdAt' | 'isRead'
> & {
  /** Starts with `temp_` until it is acknowledged (spec §4). */
  readonly _id: string;
  readonly clientId: string | undefined;
  readonly state: MessageState;
  readonly side: ChatSide;
  /** Not retried automatically, see `Outgoing`. */
  readonly refused?: boolean;
  /** Sent from this page's side: shown on the right. */
  readonly mine: boolean;
};

export type Row =
  | { kind: 'day'; key: string; label: string }
  | {
      kind: 'message';
      /** Stays the same when the message is acknowledged. */
      key: string;
      message: ShownMessage;
      /** First and last of a group of consecutive messages by one sender. */
      first: boolean;
      last: boolean;
    };

/** Messages of one sender within this time are grouped. */
const GROUP_WITHIN = minutes(5);

/** The rows of a chat: day separators and messages. @param me the user of this page */
export function rowsOf(
  { messages, outbox }: Pick<Thread, 'messages' | 'outbox'>,
  side: Reader,
  me: ChatMessage['sender'],
  now: Date,
): Row[] {
  const shown = [
    ...messages.map((message) => shownOf(message, side)),
    ...outbox.map((it) => waitingOf(it, side, me)),
  ];
  return shown.flatMap((message, at) => {
    const before = shown[at - 1];
    const after = shown[at + 1];
    const row: Row = {
      kind: 'message',
      key: message.clientId ?? message._id,
      message,
      first: !before || !isOneBreath(before, message),
      last: !after || !isOneBreath(message, after),
    };
    const day = formatDate(message.createdAt);
    const isNewDay = before === undefined || formatDate(before.createdAt) !== day;
    return isNewDay
      ? [{ kind: 'day', key: `day ${row.key}`, label: dayLabel(day, now) } as const, row]
      : [row];
  });
}

/** `14:05`, in the shop's time zone. */
export function clockTime(createdAt: string): string {
  return formatDateTime(createdAt).slice(-5);
}

function shownOf(message: ChatMessage, side: Reader): ShownMessage {
  const { _id, sender, content, type, metadata, createdAt, isRead } = message;
  const from = sideOf(message);
  return {
    _id,
    sender,
    content,
    type,
    metadata,
    createdAt,
    isRead,
    clientId: clientIdOf(message),
    state: isRead ? 'read' : 'sent',
    side: from,
    mine: from === side,
  };
}

function waitingOf(it: Outgoing, side: Reader, sender: ChatMessage['sender']): ShownMessage {
  const { clientId, type, content, metadata, createdAt, state, refused = false } = it;
  const _id = `temp_${clientId}`;
  return {
    _id,
    clientId,
    sender,
    content,
    type,
    metadata,
    createdAt,
    isRead: false,
    state,
    refused,
    side,
    mine: true,
  };
}

function isOneBreath(one: ShownMessage, next: ShownMessage): boolean {
  return (
    one.type !== 'system' &&
    next.type !== 'system' &&
    one.side === next.side &&
    one.sender?._id === next.sender?._id &&
    formatDate(one.createdAt) === formatDate(next.createdAt) &&
    Date.parse(next.createdAt) - Date.parse(one.createdAt) < GROUP_WITHIN
  );
}

function dayLabel(day: string, now: Date): string {
  if (day === formatDate(now)) return copy.list.today;
  const yesterday = new Date(now.getTime() - 24 * minutes(60));
  return day === formatDate(yesterday) ? copy.list.yesterday : day;
}
