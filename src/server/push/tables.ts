import { sql } from 'drizzle-orm';
import { boolean, check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { Id, SessionId, UserId } from '#domain/kernel/ids.ts';
import { sessions, users } from '#server/identity/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

export type PushSubscriptionId = Id<'PushSubscription'>;

/** Browsers that are told of news while no page is open. One an address of a push service. */
export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: idColumn<PushSubscriptionId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The login it was switched on in: a logout ends the news, so that a shared computer tells nothing. */
    sessionId: uuid()
      .notNull()
      .$type<SessionId>()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the push service takes messages for this browser: who knows it and the shop's key may write there. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and its shared secret, base64url: only the browser can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** `Chrome trên Android`. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    /** Why the newest message did not arrive; null when it did. */
    lastError: text(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);

/** The shop's own key pair (VAPID), made once; browsers subscribe to its public half (decision 0026). */
export const pushKeys = snakeCase.table(
  'push_keys',
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.only}`)],
);
