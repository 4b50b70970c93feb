import type {
  CharmId,
  ChatId,
  JointDesignId,
  MessageId,
  OrderId,
  ShipmentId,
  TransferId,
  UserId,
} from '#domain/kernel/ids.ts';
import { SHIPMENT_STATUSES } from '#domain/fulfilment/shipments.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { SLOTS_MAX } from '#domain/design/limits.ts';
import { TRANSFER_NEWS } from '#domain/payment/transfers.ts';
import { PHOTO_NEWS } from '#domain/ordering/photos.ts';
import { RETURN_NEWS } from '#domain/ordering/returns.ts';
import { ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { CHAT_PRIORITIES, MESSAGE_TYPES, READERS } from '#domain/support/chats.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { MESSAGE_MAX } from '#domain/support/limits.ts';
import type { ErrorDetail } from './envelope.ts';
import { Count, idOf, PictureUrl, plainText, Time } from './fields.ts';
import { z } from './zod.ts';

/** Events from the client, by name (spec §7, Live socket). Each payload is validated like a request body. */
export const CLIENT_EVENTS = {
  /** `after`: the last message that the page has; later ones follow as `chat_history`. */
  join_chat: z.object({ chatId: idOf<ChatId>(), after: idOf<MessageId>().optional() }),
  leave_chat: z.object({ chatId: idOf<ChatId>() }),
  send_message: z.object({
    chatId: idOf<ChatId>(),
    content: plainText(supportCopy.message, MESSAGE_MAX),
    type: z.enum(MESSAGE_TYPES).default('text'),
    metadata: z.record(z.string().max(60), z.unknown()).optional(),
  }),
  typing_start: z.object({ chatId: idOf<ChatId>() }),
  typing_stop: z.object({ chatId: idOf<ChatId>() }),
  /** The user's position on a joint design, null outside the ring; renewed while she has it open. */
  joint_design_cursor: z.object({
    jointDesignId: idOf<JointDesignId>(),
    slot: z
      .int()
      .min(0)
      .max(SLOTS_MAX - 1)
      .nullable(),
    /** the charm being dragged */
    charm: idOf<CharmId>().nullable().default(null),
    here: z.boolean(),
  }),
  /** `expectedAdmin`: the assignee that the page shows; without it, the assignee when the event arrived. */
  assign_chat: z.object({ chatId: idOf<ChatId>(), expectedAdmin: idOf<UserId>().nullable().optional() }),
  /** `seen`: number of the newest message that the page shows; CHAT_MOVED when the customer has written since. */
  close_chat: z.object({
    chatId: idOf<ChatId>(),
    askRating: z.boolean().default(false),
    seen: Count.optional(),
  }),
} as const;
export type ClientEvent = keyof typeof CLIENT_EVENTS;
/** A client event's validated payload. */
export type ClientPayload<E extends ClientEvent> = z.output<(typeof CLIENT_EVENTS)[E]>;

const Person = z.object({ _id: idOf<UserId>(), name: z.string() });

/** A chat message (spec §3, Chat). */
export const ChatMessage = z.object({
  _id: idOf<MessageId>(),
  chatId: idOf<ChatId>(),
  /** Position in the chat, from 1 without gaps, in the server's order. */
  seq: z.int().min(1),
  /** Null for messages by the shop itself. */
  sender: Person.extend({
    profile_image: PictureUrl.nullable(),
    role: z.enum(ROLES),
  }).nullable(),
  content: z.string(),
  type: z.enum(MESSAGE_TYPES),
  metadata: z.record(z.string(), z.unknown()),
  /** Read by the other side. */
  isRead: z.boolean(),
  createdAt: Time,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** An internal note by admins about a chat. */
export const ChatNote = z.object({
  _id: z.uuid(),
  chatId: idOf<ChatId>(),
  author: Person,
  content: z.string(),
  createdAt: Time,
});
export type ChatNote = z.infer<typeof ChatNote>;

/**
 * Events from the server, by name: those of spec §7, `order_updated` (decisions, Orders), `messages_read` for the read tick and
 * the counts of other tabs, `chat_note` and `chat_updated` for admins only.
 */
export const SERVER_EVENTS = {
  /** `photo`, `returned`: the status did not change, but the photo approval or a return case did. */
  order_updated: z.object({
    orderId: idOf<OrderId>(),
    status: z.enum(ORDER_STATUSES),
    photo: z.enum(PHOTO_NEWS).optional(),
    returned: z.enum(RETURN_NEWS).optional(),
    /** The new promised delivery day, when it changed. */
    promised: z.iso.date().optional(),
  }),
  /** For admins: a transfer that needs a decision arrived, or was decided. */
  transfers_updated: z.object({ transferId: idOf<TransferId>(), what: z.enum(TRANSFER_NEWS) }),
  shipment_updated: z.object({
    shipmentId: idOf<ShipmentId>(),
    orderId: idOf<OrderId>(),
    status: z.enum(SHIPMENT_STATUSES),
  }),
  /** For admins: goods, strings, tying methods or shipping options were edited, or stock moved. */
  catalogue_updated: z.object({ what: z.enum(['stock', 'catalogue']) }),
  /** For admins (`cash` also for the shipper): accounts, staff notes, bounced mails, cash or data requests changed. */
  staff_updated: z.object({ what: z.enum(['accounts', 'notes', 'mails', 'cash', 'requests']) }),
  /** For admins and the reviewer: a review was written, edited or moderated. */
  reviews_updated: z.object({}),
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
  /** `reader` has read all messages up to and including number `seq`. */
  messages_read: z.object({
    chatId: idOf<ChatId>(),
    reader: z.enum(READERS),
    seq: Count,
    unreadCount: Count,
  }),
  chat_note: z.object({ chatId: idOf<ChatId>(), note: ChatNote }),
  /** A joint design was changed or accepted; clients fetch its state over HTTP. */
  joint_design_changed: z.object({ jointDesignId: idOf<JointDesignId>(), version: Count }),
  /**
   * A participant's presence on a joint design: her position at a slot or outside the ring (`slot` null), with or without a
   * dragged charm; `here` false when she left.
   */
  joint_design_cursor: z.object({
    jointDesignId: idOf<JointDesignId>(),
    userId: idOf<UserId>(),
    userName: z.string(),
    slot: z.int().nullable(),
    charm: idOf<CharmId>().nullable(),
    here: z.boolean(),
  }),
  /** The chat's priority changed. */
  chat_updated: z.object({ chatId: idOf<ChatId>(), priority: z.enum(CHAT_PRIORITIES) }),
  /**
   * First event of a connection: milliseconds since the last event for this page, so that it knows whether it missed one while
   * connecting.
   */
  line_stands: z.object({ quietFor: z.number().min(0) }),
  /** Events between server instances were lost: the page reloads its data as after a reconnect. */
  read_again: z.object({}),
  error: z.object({ message: z.string(), code: z.string() }),
} as const;
export type ServerEvent = keyof typeof SERVER_EVENTS;
export type ServerPayload<E extends ServerEvent> = z.infer<(typeof SERVER_EVENTS)[E]>;

/** Acknowledgement of a client's event (decisions, Support chat). */
export type Ack =
  | { ok: true; [more: string]: unknown }
  | { ok: false; message: string; code: string; details?: ErrorDetail[] };

/** For socket.io's type parameters, on both sides. */
export type ServerToClientEvents = { [E in ServerEvent]: (payload: ServerPayload<E>) => void };
export type ClientToServerEvents = {
  [E in ClientEvent]: (
    payload: z.input<(typeof CLIENT_EVENTS)[E]>,
    acknowledge?: (answer: Ack) => void,
  ) => void;
};
