import type { ChatId, MessageId, OrderId, UserId } from '#domain/kernel/ids.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { MESSAGE_TYPES } from '#domain/support/chats.ts';
import { idOf, PictureUrl, plainText, Time } from './fields.ts';
import { z } from './zod.ts';

/** What a client may say, by event name (spec §7, Live socket). Each payload is validated like a request body. */
export const CLIENT_EVENTS = {
  join_chat: z.object({ chatId: idOf<ChatId>() }),
  leave_chat: z.object({ chatId: idOf<ChatId>() }),
  send_message: z.object({
    chatId: idOf<ChatId>(),
    content: plainText(supportCopy.message, 2_000),
    type: z.enum(MESSAGE_TYPES).default('text'),
    metadata: z.record(z.string().max(60), z.unknown()).optional(),
  }),
  typing_start: z.object({ chatId: idOf<ChatId>() }),
  typing_stop: z.object({ chatId: idOf<ChatId>() }),
  assign_chat: z.object({ chatId: idOf<ChatId>() }),
  close_chat: z.object({ chatId: idOf<ChatId>() }),
} as const;
export type ClientEvent = keyof typeof CLIENT_EVENTS;

const Person = z.object({ _id: idOf<UserId>(), name: z.string() });

/** A chat message (spec §3, Chat). */
export const ChatMessage = z.object({
  _id: idOf<MessageId>(),
  sender: Person.extend({
    email: z.string(),
    profile_image: PictureUrl.nullable(),
    role: z.enum(ROLES),
  }).nullable(),
  content: z.string(),
  type: z.enum(MESSAGE_TYPES),
  metadata: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
  createdAt: Time,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What the shop tells, by event name (spec §7; `order_updated` is decisions, Orders). */
export const SERVER_EVENTS = {
  order_updated: z.object({ orderId: idOf<OrderId>(), status: z.enum(ORDER_STATUSES) }),
  new_message: z.object({ chatId: idOf<ChatId>(), message: ChatMessage }),
  chat_history: z.object({ chatId: idOf<ChatId>(), messages: z.array(ChatMessage) }),
  user_joined: z.object({ chatId: idOf<ChatId>(), userId: idOf<UserId>(), userName: z.string() }),
  user_left: z.object({ chatId: idOf<ChatId>(), userId: idOf<UserId>(), userName: z.string() }),
  user_typing: z.object({
    chatId: idOf<ChatId>(),
    userId: idOf<UserId>(),
    userName: z.string(),
    isTyping: z.boolean(),
  }),
  admin_assigned: z.object({ chatId: idOf<ChatId>(), admin: Person }),
  chat_assigned: z.object({ chatId: idOf<ChatId>(), admin: Person }),
  chat_closed: z.object({ chatId: idOf<ChatId>() }),
  new_pending_chat: z.object({ chatId: idOf<ChatId>(), userName: z.string() }),
  error: z.object({ message: z.string(), code: z.string() }),
} as const;
export type ServerEvent = keyof typeof SERVER_EVENTS;
export type ServerPayload<E extends ServerEvent> = z.infer<(typeof SERVER_EVENTS)[E]>;

/** How the shop acknowledges a client's event (decisions, Support chat). */
export type Ack = { ok: true; [more: string]: unknown } | { ok: false; message: string; code: string };

/** For socket.io's type parameters, on both sides. */
export type ServerToClientEvents = { [E in ServerEvent]: (payload: ServerPayload<E>) => void };
export type ClientToServerEvents = {
  [E in ClientEvent]: (
    payload: z.input<(typeof CLIENT_EVENTS)[E]>,
    acknowledge?: (answer: Ack) => void,
  ) => void;
};
