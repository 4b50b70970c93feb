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

// ---- What a chat is ----

const ChatPerson = z.object({
  _id: idOf<UserId>(),
  name: z.string(),
  profile_image: PictureUrl.nullable(),
});

/** A chat as lists show it (spec §3, Chat); counts are those of the side that asks. */
export const Chat = z.object({
  _id: idOf<ChatId>(),
  chatId: idOf<ChatId>(),
  user: ChatPerson.extend({ email: z.string() }),
  admin: ChatPerson.nullable(),
  status: z.enum(CHAT_STATUSES),
  /** Staff's own; left out for customers. */
  priority: z.enum(CHAT_PRIORITIES).optional(),
  lastMessage: ChatMessage.nullable(),
  lastMessageAt: Time.nullable(),
  unreadCount: Count,
  /** Asked for when the chat was closed, given by the customer. */
  rating: z.object({ asked: z.boolean(), stars: z.int().min(1).max(5).nullable(), comment: z.string() }),
  createdAt: Time,
  closedAt: Time.nullable(),
});
export type Chat = z.infer<typeof Chat>;
export const ChatReply = dataOf(Chat);

export const ChatsPage = z.object({ chats: z.array(Chat), pagination: Pagination });
export type ChatsPage = z.infer<typeof ChatsPage>;
export const ChatsReply = dataOf(ChatsPage);

/** A chat with a part of its messages, the oldest first. */
export const ChatHistory = Chat.extend({
  messages: z.array(ChatMessage),
  /** Whether messages stand before the first and after the last of these. */
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  pagination: Pagination,
});
export type ChatHistory = z.infer<typeof ChatHistory>;
export const ChatHistoryReply = dataOf(ChatHistory);

// ---- A customer's chats ----

/** POST /chat. What a page tells of itself is not needed, and not kept. */
export const OpenChatBody = z.object({
  sessionId: z.string().max(200).optional(),
  userAgent: z.string().max(1_000).optional(),
});
export type OpenChatBody = z.input<typeof OpenChatBody>;

/** GET /chat/my, newest first; also /chat/admin/assigned, /pending, /active. */
export const ChatsQuery = pageQuery(CHATS_PAGE_SIZE);
export type ChatsQuery = z.input<typeof ChatsQuery>;
/** The lists of the desk; whoever answers them all begins with the oldest. */
export const DeskChatsQuery = ChatsQuery.extend({ sort: z.enum(['newest', 'oldest']).default('newest') });

/**
 * GET /chat/{id}. Without a cursor the newest messages (`page` 2: those before them); `after` gives what follows a
 * message (asked again while `hasNewer`), `before` what stands before one.
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

/** A page's own name for a message: sending the same again makes no second one (decisions, Support chat). */
export const ClientId = z
  .string()
  .max(CLIENT_ID_MAX)
  .regex(/^\P{C}+$/u);

/** What of `metadata` is kept of an image message; the address must be one of `POST /chat/upload-image`. */
export const ImageMetadata = z.object({
  fileUrl: PictureUrl,
  fileName: plainLine(supportCopy.message, 200).optional(),
  fileSize: z.int().min(0).optional(),
  mimeType: plainLine(supportCopy.message, 100).optional(),
});

/** What of `metadata` makes a text a contact card: the shop words it, whatever `content` says. */
export const ContactMetadata = z
  .object({
    phone: z.string().max(40).overwrite(tidyPhone).default(''),
    email: z.string().max(EMAIL_MAX).overwrite(tidyEmail).default(''),
  })
  .superRefine((contact, context) => {
    for (const [path, found] of Object.entries(checkContact(contact)))
      context.addIssue({ code: 'custom', path: [path], message: found.message });
  });

/** What of `metadata` makes a text the card of a joint design of this chat's customer: the shop words it. */
export const JointDesignMetadata = z.object({ _id: idOf<JointDesignId>() });

/** What of `metadata` is read of a `charm_list`: ids. Names, prices and stock come from the catalogue. */
export const CharmListMetadata = z.object({
  charmRecommendations: z
    .array(z.object({ charmId: idOf<CharmId>() }))
    .min(1)
    .max(CHARM_LIST_MAX),
});

/** One row of a `charm_list` (spec §3, Chat). `charmStock` is what is left to sell now. */
export const CharmRecommendation = z.object({
  charmId: idOf<CharmId>(),
  charmName: z.string(),
  charmImage: PictureUrl.nullable(),
  charmPrice: Money,
  charmStock: Count,
  charmCategory: z.string(),
});
export type CharmRecommendation = z.infer<typeof CharmRecommendation>;

/** `metadata` of the four payment messages; absent: not told by that kind. */
export type PaymentMetadata = {
  orderId: OrderId;
  amount: number;
  /** The words of the transfer. */
  content: string;
  payBy: string | null;
  reason?: string;
};

/** `metadata` of what the chat says of the photographs before making; the message itself is a `text` of the shop. */
export type PhotoMetadata = { orderId: OrderId; photoNews: PhotoNews; photoRound: number };

/** `metadata` of what the chat says of an exchange, a repair, money back; the message itself is a `text` of the shop. */
export type ReturnMetadata = { orderId: OrderId; returnNews: ReturnNews };

export const UploadedChatImage = z.object({
  url: PictureUrl,
  fileName: z.string(),
  fileSize: Count,
  mimeType: z.string(),
});
export type UploadedChatImage = z.infer<typeof UploadedChatImage>;
export const UploadedChatImageReply = dataOf(UploadedChatImage);

/** GET /chat/reply-time: when somebody answers. */
export const ReplyTime = z.object({
  /** Whether the shop is within its hours at this moment. */
  open: z.boolean(),
  /** Minutes to a first answer within the shop's hours, the middle of the last week; null: too few to say. */
  minutes: z.int().min(1).nullable(),
});
export type ReplyTime = z.infer<typeof ReplyTime>;
export const ReplyTimeReply = dataOf(ReplyTime);

/** PUT /chat/{id}/read. `upTo` is the last message that was on the page; without it, all are read. */
export const ReadBody = z.object({ upTo: idOf<MessageId>().optional() }).nullish();
export type ReadBody = z.input<typeof ReadBody>;
export const ReadReply = dataOf(z.object({ chatId: idOf<ChatId>(), unreadCount: Count }));

/** POST /chat/{id}/rating: how the customer liked it; once, after the chat was closed. */
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

/** GET /chat/admin/search: words of customers and messages, without diacritics. */
export const ChatSearchQuery = pageQuery(CHATS_PAGE_SIZE).extend({
  q: plainLine(fieldLabels.search, 80).optional(),
  status: z.enum(CHAT_STATUSES).optional(),
  priority: z.enum(CHAT_PRIORITIES).optional(),
});
export type ChatSearchQuery = z.input<typeof ChatSearchQuery>;

export const ChatStats = z.object({
  pending: Count,
  /** Of the admin who asks. */
  assigned: Count,
  active: Count,
  closed: Count,
  total: Count,
  /** Messages of customers that nobody has read. */
  unread: Count,
  averageStars: z.number().nullable(),
  ratings: Count,
  /** Seconds from a customer's first message to the first answer, the middle of the last 30 days. */
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

/** What admins say often; typed as `/shortcut` in the composer. */
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
