import type { CharmId, ChatId, JointDesignId, MessageId, OrderId, UserId } from '#domain/kernel/ids.ts';
import { fieldLabels, generic } from '#domain/kernel/copy.vi.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import { CHAT_PRIORITIES, CHAT_STATUSES } from '#domain/support/chats.ts';
import { tidyPhone } from '#domain/identity/address.ts';
import { tidyEmail } from '#domain/identity/checks.ts';
import { EMAIL_MAX } from '#domain/identity/limits.ts';
import { checkContact } from '#domain/support/contact.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import {
  CANNED_REPLY_MAX,
  CHARM_LIST_MAX,
  CHATS_PAGE_SIZE,
  CLIENT_ID_MAX,
  HISTORY_PAGE_SIZE,
  NOTE_MAX,
  RATING_COMMENT_MAX,
} from '#domain/support/limits.ts';
import { dataOf, MAX_PAGE_SIZE, pageQuery, Pagination } from '../envelope.ts';
import { Count, idOf, Money, PictureUrl, plainLine, plainText, Time } from '../fields.ts';
import { ChatMessage, ChatNote, CLIENT_EVENTS } from '../socket.ts';
import { z } from '../zod.ts';

// ---- Chats ----

const ChatPerson = z.object({
  _id: idOf<UserId>(),
  name: z.string(),
  profile_image: PictureUrl.nullable(),
});

/** A chat in lists (spec §3, Chat); counts are those of the requesting side. */
export const Chat = z.object({
  _id: idOf<ChatId>(),
  chatId: idOf<ChatId>(),
  user: ChatPerson.extend({ email: z.string() }),
  admin: ChatPerson.nullable(),
  status: z.enum(CHAT_STATUSES),
  /** For staff only; omitted for customers. */
  priority: z.enum(CHAT_PRIORITIES).optional(),
  lastMessage: ChatMessage.nullable(),
  lastMessageAt: Time.nullable(),
  unreadCount: Count,
  /** Requested when the chat was closed, given by the customer. */
  rating: z.object({ asked: z.boolean(), stars: z.int().min(1).max(5).nullable(), comment: z.string() }),
  createdAt: Time,
  closedAt: Time.nullable(),
});
export type Chat = z.infer<typeof Chat>;
export const ChatReply = dataOf(Chat);

export const ChatsPage = z.object({ chats: z.array(Chat), pagination: Pagination });
export type ChatsPage = z.infer<typeof ChatsPage>;
export const ChatsReply = dataOf(ChatsPage);

/** A chat with a part of its messages, oldest first. */
export const ChatHistory = Chat.extend({
  messages: z.array(ChatMessage),
  /** Whether there are messages before the first and after the last of these. */
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  pagination: Pagination,
});
export type ChatHistory = z.infer<typeof ChatHistory>;
export const ChatHistoryReply = dataOf(ChatHistory);

// ---- A customer's chats ----

/** POST /chat. Further fields sent by the page are neither needed nor stored. */
export const OpenChatBody = z.object({
  sessionId: z.string().max(200).optional(),
  userAgent: z.string().max(1_000).optional(),
});
export type OpenChatBody = z.input<typeof OpenChatBody>;

/** GET /chat/my, newest first; also /chat/admin/assigned, /pending, /active. */
export const ChatsQuery = pageQuery(CHATS_PAGE_SIZE);
export type ChatsQuery = z.input<typeof ChatsQuery>;
/** The lists of the desk; `oldest` suits staff who work through all of them. */
export const DeskChatsQuery = ChatsQuery.extend({ sort: z.enum(['newest', 'oldest']).default('newest') });

/**
 * GET /chat/{id}. Without a cursor the newest messages (`page` 2: those before them); `after` returns the messages that follow
 * one (repeat while `hasNewer`), `before` those that precede one.
 */
export const HistoryQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(HISTORY_PAGE_SIZE),
  after: idOf<MessageId>().optional(),
  before: idOf<MessageId>().optional(),
});
export type HistoryQuery = z.input<typeof HistoryQuery>;

// ---- Messages ----

/** POST /chat/{id}/messages: the same contract as the event `send_message`. */
export const SendMessageBody = CLIENT_EVENTS.send_message.omit({ chatId: true });
export type SendMessageBody = z.input<typeof SendMessageBody>;
export const MessageReply = dataOf(ChatMessage);

/** Client-generated message id: a repeated message is stored once (decisions, Support chat). */
export const ClientId = z
  .string()
  .max(CLIENT_ID_MAX)
  .regex(/^\P{C}+$/u);

/** Stored part of `metadata` of an image message; the address must come from `POST /chat/upload-image`. */
export const ImageMetadata = z.object({
  fileUrl: PictureUrl,
  fileName: plainLine(supportCopy.message, 200).optional(),
  fileSize: z.int().min(0).optional(),
  mimeType: plainLine(supportCopy.message, 100).optional(),
});

/** `metadata` that turns a text into a contact card; the server writes its text and ignores `content`. */
export const ContactMetadata = z
  .object({
    phone: z.string().max(40).overwrite(tidyPhone).default(''),
    email: z.string().max(EMAIL_MAX).overwrite(tidyEmail).default(''),
  })
  .superRefine((contact, context) => {
    for (const [path, found] of Object.entries(checkContact(contact)))
      context.addIssue({ code: 'custom', path: [path], message: found.message });
  });

/** `metadata` that turns a text into the card of a joint design of this chat's customer; the server writes its text. */
export const JointDesignMetadata = z.object({ _id: idOf<JointDesignId>() });

/** `metadata` of a `charm_list` that the server reads: ids only. Names, prices and stock come from the catalogue. */
export const CharmListMetadata = z.object({
  charmRecommendations: z
    .array(z.object({ charmId: idOf<CharmId>() }))
    .min(1)
    .max(CHARM_LIST_MAX),
});

/** A row of a `charm_list` (spec §3, Chat). `charmStock` is the quantity available now. */
export const CharmRecommendation = z.object({
  charmId: idOf<CharmId>(),
  charmName: z.string(),
  charmImage: PictureUrl.nullable(),
  charmPrice: Money,
  charmStock: Count,
  charmCategory: z.string(),
});
export type CharmRecommendation = z.infer<typeof CharmRecommendation>;

/** `metadata` of the four payment messages; a message type omits the fields it has no use for. */
export type PaymentMetadata = {
  orderId: OrderId;
  amount: number;
  /** The transfer memo. */
  content: string;
  payBy: string | null;
  reason?: string;
};

/** `metadata` of a chat message about photo approval; the message itself is a `text` by the shop. */
export type PhotoMetadata = { orderId: OrderId; photoNews: PhotoNews; photoRound: number };

/** `metadata` of a chat message about a return case; the message itself is a `text` by the shop. */
export type ReturnMetadata = { orderId: OrderId; returnNews: ReturnNews };

export const UploadedChatImage = z.object({
  url: PictureUrl,
  fileName: z.string(),
  fileSize: Count,
  mimeType: z.string(),
});
export type UploadedChatImage = z.infer<typeof UploadedChatImage>;
export const UploadedChatImageReply = dataOf(UploadedChatImage);

/** GET /chat/reply-time: when a customer can expect an answer. */
export const ReplyTime = z.object({
  /** Whether it is within the shop's hours now. */
  open: z.boolean(),
  /** Median minutes to a first answer within the shop's hours, over the last week; null without enough data. */
  minutes: z.int().min(1).nullable(),
});
export type ReplyTime = z.infer<typeof ReplyTime>;
export const ReplyTimeReply = dataOf(ReplyTime);

/** PUT /chat/{id}/read. `upTo` is the last message that the page showed; without it, all are marked read. */
export const ReadBody = z.object({ upTo: idOf<MessageId>().optional() }).nullish();
export type ReadBody = z.input<typeof ReadBody>;
export const ReadReply = dataOf(z.object({ chatId: idOf<ChatId>(), unreadCount: Count }));

/** POST /chat/{id}/rating: the customer's rating; once, after the chat was closed. */
export const RatingBody = z.object({
  stars: z.int().min(1).max(5),
  comment: plainText(supportCopy.comment, RATING_COMMENT_MAX).default(''),
});
export type RatingBody = z.input<typeof RatingBody>;

// ---- For admins ----

/** PUT /chat/{id}/assign: see `assign_chat`. */
export const AssignBody = CLIENT_EVENTS.assign_chat.omit({ chatId: true }).nullish();
export type AssignBody = z.input<typeof AssignBody>;

/** PUT /chat/{id}/close: see `close_chat`. */
export const CloseBody = CLIENT_EVENTS.close_chat.omit({ chatId: true }).nullish();
export type CloseBody = z.input<typeof CloseBody>;

export const PriorityBody = z.object({ priority: z.enum(CHAT_PRIORITIES) });
export type PriorityBody = z.input<typeof PriorityBody>;

/** GET /chat/admin/search: searches customers and messages, without diacritics. */
export const ChatSearchQuery = pageQuery(CHATS_PAGE_SIZE).extend({
  q: plainLine(fieldLabels.search, 80).optional(),
  /** `unanswered`: nobody has taken it, or the customer has the last word in one of the admin's own. */
  status: z.enum([...CHAT_STATUSES, 'unanswered']).optional(),
  priority: z.enum(CHAT_PRIORITIES).optional(),
});
export type ChatSearchQuery = z.input<typeof ChatSearchQuery>;

export const ChatStats = z.object({
  pending: Count,
  /** Chats assigned to the requesting admin. */
  assigned: Count,
  active: Count,
  closed: Count,
  total: Count,
  /** Unread messages of customers. */
  unread: Count,
  averageStars: z.number().nullable(),
  ratings: Count,
  /** Median seconds from a customer's first message to the first answer, over the last 30 days (the latest thousand chats). */
  firstReplySeconds: z.number().nullable(),
});
export type ChatStats = z.infer<typeof ChatStats>;
export const ChatStatsReply = dataOf(ChatStats);

/** GET /chat/admin/online: admins with an open page. */
export const OnlineAdminsReply = dataOf(z.array(z.object({ _id: idOf<UserId>(), name: z.string() })));

export const NoteBody = z.object({
  content: plainText(supportCopy.note, NOTE_MAX).refine((text) => text !== '', {
    error: generic.required(supportCopy.note),
  }),
});
export type NoteBody = z.input<typeof NoteBody>;
export const NoteReply = dataOf(ChatNote);
export const NotesReply = dataOf(z.array(ChatNote));

/** A saved answer; typed as `/shortcut` in the composer. */
export const CannedReply = z.object({ _id: z.uuid(), shortcut: z.string(), content: z.string() });
export type CannedReply = z.infer<typeof CannedReply>;
export const CannedReplyBody = z.object({
  shortcut: z.string().regex(/^[a-z0-9-]{1,30}$/, { error: supportCopy.shortcutFormat }),
  content: plainText(supportCopy.cannedReply, CANNED_REPLY_MAX).refine((text) => text !== '', {
    error: generic.required(supportCopy.cannedReply),
  }),
});
export type CannedReplyBody = z.input<typeof CannedReplyBody>;
export const CannedReplyReply = dataOf(CannedReply);
export const CannedRepliesReply = dataOf(z.array(CannedReply));
