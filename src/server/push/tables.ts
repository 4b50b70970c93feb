import { sql } from 'drizzle-orm';
import { boolean, check, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { Id, SessionId, UserId } from '#domain/kernel/ids.ts';
import { sessions, users } from '#server/identity/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

export type PushSubscriptionId = Id<'PushSubscription'>;

/** Browsers that get push notifications; one row per endpoint. */
export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: idColumn<PushSubscriptionId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session it was made in: logging out ends it, so that a shared computer shows nothing. */
    sessionId: uuid()
      .notNull()
      .$type<SessionId>()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** URL at the push service for this browser; together with the shop's private key it allows sending. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and auth secret, base64url: only the browser can decrypt messages. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** `Chrome trên Android`. */
    device: text().notNull(),
    createdAt: moment().notNull(),
    /** Why the latest message failed; null when it succeeded. */
    lastError: text(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);

/** The shop's VAPID key pair, generated once; browsers subscribe with its public key (decision 0026). */
export const pushKeys = snakeCase.table(
  'push_keys',
  {
    /** Ensures that there is only one row. */
    only: boolean().primaryKey().default(true),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [check('push_keys_one', sql`${table.only}`)],
);
