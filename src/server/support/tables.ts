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
    /** Who answers; null while nobody does. */
    adminId: userRef(),
    status: chatStatus().notNull().default('pending'),
    priority: chatPriority().notNull().default('normal'),
    /** The number of the newest message; taken under the row's lock, so messages have one order without gaps. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: moment(),
    /** Up to which message each side has read, and how many of the other side's stand after it. */
    userReadSeq: integer().notNull().default(0),
    adminReadSeq: integer().notNull().default(0),
    userUnread: integer().notNull().default(0),
    adminUnread: integer().notNull().default(0),
    /** When the customer was last here. */
    userSeenAt: moment().notNull(),
    /** The newest message of an admin, and up to which one the customer was written to by mail. */
    lastReplySeq: integer().notNull().default(0),
    lastReplyAt: moment(),
    mailedSeq: integer().notNull().default(0),
    firstAskedAt: moment(),
    firstReplyAt: moment(),
    /** When the shop last said that it is closed. */
    autoAnsweredAt: moment(),
    ratingAsked: boolean().notNull().default(false),
    stars: smallint(),
    ratingComment: text().notNull().default(''),
    /** Folded: name and e-mail of the customer. */
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
    /** Null when the shop itself speaks. */
    senderId: userRef(),
    type: messageType().notNull(),
    content: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The page's own name for it, so that a resend is recognised. */
    clientId: text(),
    /** Folded. */
    search: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.chatId, table.seq),
    uniqueIndex('messages_client_id').on(table.senderId, table.clientId),
    index('messages_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

/** What admins write for one another: kept apart from messages, so that no query can show it to a customer. */
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
  /** Typed after a slash. */
  shortcut: text().notNull().unique(),
  content: text().notNull(),
  updatedAt: moment().notNull(),
});

/** Pictures of chats: whose they are, and the chat that shows them. */
export const chatImages = snakeCase.table(
  'chat_images',
  {
    /** Name in the upload store. */
    file: text().primaryKey(),
    userId: userRef().notNull(),
    /** Null until a message shows it. */
    chatId: chatRef(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('chat_images_unsent')
      .on(table.createdAt)
      .where(sql`${table.chatId} IS NULL`),
  ],
);

/** Copies of bracelets that a customer and staff change together (decision 0071). */
export const jointDesigns = snakeCase.table(
  'joint_designs',
  {
    /** Given by the page that began it, so that beginning it again makes no second one. */
    id: idColumn<JointDesignId>(),
    chatId: chatRef().notNull(),
    /** Whose bracelet it is: the customer of the chat. */
    userId: userRef().notNull(),
    name: text().notNull(),
    design: jsonb().$type<JointDesign>().notNull(),
    /** The number of the newest step; taken under the row's lock, so steps have one order without gaps. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** The design that she made of it last, and of which version. */
    acceptedVersion: integer(),
    acceptedId: uuid().$type<DesignId>(),
  },
  (table) => [index().on(table.chatId), index().on(table.userId)],
);

/** `undo` takes back the author's own step of that id. */
export type JointStepAct = JointAct | { kind: 'undo'; step: string };

export const jointDesignSteps = snakeCase.table(
  'joint_design_steps',
  {
    jointDesignId: uuid()
      .notNull()
      .$type<JointDesignId>()
      .references(() => jointDesigns.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** The page's own name for it, so that a resend is recognised. */
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
