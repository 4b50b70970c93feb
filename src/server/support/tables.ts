import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  primaryKey,
  smallint,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JointAct, JointChange, JointDesign } from '#domain/design/joint-design.ts';
import type { ChatId, DesignId, JointDesignId, MessageId, UserId } from '#domain/kernel/ids.ts';
import { CHAT_PRIORITIES, CHAT_SIDES, CHAT_STATUSES, MESSAGE_TYPES } from '#domain/support/chats.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

export const chatStatus = pgEnum('chat_status', CHAT_STATUSES);
export const chatPriority = pgEnum('chat_priority', CHAT_PRIORITIES);
export const chatSide = pgEnum('chat_side', CHAT_SIDES);
export const messageType = pgEnum('message_type', MESSAGE_TYPES);

const userRef = () =>
  uuid()
    .$type<UserId>()
    .references(() => users.id);
const chatRef = () =>
  uuid()
    .$type<ChatId>()
    .references(() => chats.id);

export const chats = snakeCase.table(
  'chats',
  {
    id: idColumn<ChatId>(),
    userId: userRef().notNull(),
    /** The assigned admin; null while there is none. */
    adminId: userRef(),
    status: chatStatus().notNull().default('pending'),
    priority: chatPriority().notNull().default('normal'),
    /** Sequence number of the latest message; incremented under the row lock, so there are no gaps. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: moment(),
    /** Last message read by each side, and the number of unread messages after it. */
    userReadSeq: integer().notNull().default(0),
    adminReadSeq: integer().notNull().default(0),
    userUnread: integer().notNull().default(0),
    adminUnread: integer().notNull().default(0),
    /** When the customer was last active. */
    userSeenAt: moment().notNull(),
    /** The latest message of an admin, and the last one covered by a mail to the customer. */
    lastReplySeq: integer().notNull().default(0),
    lastReplyAt: moment(),
    mailedSeq: integer().notNull().default(0),
    firstAskedAt: moment(),
    firstReplyAt: moment(),
    /** When the automatic out-of-hours reply was last posted. */
    autoAnsweredAt: moment(),
    ratingAsked: boolean().notNull().default(false),
    stars: smallint(),
    ratingComment: text().notNull().default(''),
    /** Folded search text: name and e-mail of the customer. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('chats_one_open')
      .on(table.userId)
      .where(sql`${table.status} <> 'closed'`),
    check('chats_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    check('chats_active_has_admin', sql`${table.status} <> 'active' OR ${table.adminId} IS NOT NULL`),
    index().on(table.userId, table.createdAt),
    index().on(table.status, table.lastMessageAt),
    index().on(table.adminId, table.status),
    index('chats_unread')
      .on(table.lastReplyAt)
      .where(sql`${table.userUnread} > 0`),
    index('chats_spoke').on(sql`coalesce(last_message_at, created_at)`, table.id),
    index('chats_urgent')
      .on(table.id)
      .where(sql`priority = 'urgent' AND status <> 'closed'`),
    index('chats_asked').on(table.firstAskedAt, table.firstReplyAt),
    index('chats_unread_by_admins')
      .on(table.adminUnread)
      .where(sql`admin_unread > 0`),
    index('chats_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

export const messages = snakeCase.table(
  'messages',
  {
    id: idColumn<MessageId>(),
    chatId: chatRef().notNull(),
    seq: integer().notNull(),
    side: chatSide().notNull(),
    /** Null for messages of the shop itself. */
    senderId: userRef(),
    type: messageType().notNull(),
    content: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Idempotency key from the page, so that a resend is recognised. */
    clientId: text(),
    /** Folded search text. */
    search: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.chatId, table.seq),
    uniqueIndex('messages_client_id').on(table.senderId, table.clientId),
    index('messages_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** Internal notes of admins: separate from messages, so that no query can show them to a customer. */
export const chatNotes = snakeCase.table(
  'chat_notes',
  {
    id: uuid().primaryKey(),
    chatId: chatRef().notNull(),
    authorId: userRef().notNull(),
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.chatId, table.createdAt)],
);

export const cannedReplies = snakeCase.table('canned_replies', {
  id: uuid().primaryKey(),
  /** Typed after a slash in the message field. */
  shortcut: text().notNull().unique(),
  content: text().notNull(),
  updatedAt: moment().notNull(),
});

/** Uploaded chat pictures, their owners, and the chats they were sent in. */
export const chatImages = snakeCase.table(
  'chat_images',
  {
    /** Name in the upload store. */
    file: text().primaryKey(),
    userId: userRef().notNull(),
    /** Null until sent in a message. */
    chatId: chatRef(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.chatId),
    index('chat_images_unsent')
      .on(table.createdAt)
      .where(sql`${table.chatId} IS NULL`),
  ],
);

/** Copies of bracelets that a customer and staff edit together (decision 0071). */
export const jointDesigns = snakeCase.table(
  'joint_designs',
  {
    /** Generated by the page, so that repeating the start creates no second one. */
    id: idColumn<JointDesignId>(),
    chatId: chatRef().notNull(),
    /** The customer of the chat. */
    userId: userRef().notNull(),
    name: text().notNull(),
    design: jsonb().$type<JointDesign>().notNull(),
    /** Number of the latest step; incremented under the row lock, so there are no gaps. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** The version the customer last accepted, and the design created from it. */
    acceptedVersion: integer(),
    acceptedId: uuid().$type<DesignId>(),
  },
  (table) => [index().on(table.chatId), index().on(table.userId)],
);

/** `undo` reverts the author's own step with that id. */
export type JointStepAct = JointAct | { kind: 'undo'; step: string };

export const jointDesignSteps = snakeCase.table(
  'joint_design_steps',
  {
    jointDesignId: uuid()
      .notNull()
      .$type<JointDesignId>()
      .references(() => jointDesigns.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Idempotency key from the page, so that a resend is recognised. */
    id: uuid().notNull(),
    authorId: userRef().notNull(),
    act: jsonb().$type<JointStepAct>().notNull(),
    change: jsonb().$type<JointChange>().notNull(),
    undone: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jointDesignId, table.seq] }),
    unique().on(table.jointDesignId, table.id),
  ],
);
