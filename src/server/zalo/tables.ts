import { sql } from 'drizzle-orm';
import { boolean, check, index, smallint, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import type { ZaloNews } from '#domain/zalo/news.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { moment, money } from '#server/platform/db/columns.ts';

/** Customers who want order news over Zalo, with their number; deleted when consent is withdrawn. */
export const zaloConsents = snakeCase.table('zalo_consents', {
  userId: uuid()
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id),
  /** `0912345678` */
  phone: text().notNull(),
  since: moment().notNull(),
});

/** Tokens for Zalo's API, encrypted (`seal.ts`); the first refresh token comes from the environment. */
export const zaloTokens = snakeCase.table(
  'zalo_tokens',
  {
    /** Ensures that there is only one row. */
    only: boolean().primaryKey().default(true),
    accessToken: text(),
    expiresAt: moment(),
    refreshToken: text().notNull(),
    /** Hash of the environment's refresh token that the tokens descend from: a new one there replaces them. */
    beganWith: text().notNull(),
    /** Lease while an instance exchanges the refresh token, which is valid once. */
    tradedUntil: moment(),
    /** Why Zalo rejects the tokens; null while it accepts them. */
    refusal: text(),
  },
  (table) => [check('zalo_tokens_one', sql`${table.only}`)],
);

/** `sending`: requested, no response recorded yet; `unknown`: may have been delivered, so it is not repeated. */
export type ZaloState = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown' | 'dropped';

/** Order news over Zalo, each sent once. */
export const zaloMessages = snakeCase.table(
  'zalo_messages',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    kind: text().$type<ZaloNews>().notNull(),
    /** Round of the photos; 0 for other news. */
    round: smallint().notNull(),
    state: text().$type<ZaloState>().notNull(),
    /** Cost according to the shop's settings; null when not delivered. */
    price: money(),
    reason: text(),
    createdAt: moment().notNull(),
    askedAt: moment(),
  },
  (table) => [
    unique().on(table.orderId, table.kind, table.round),
    index().on(table.state, table.createdAt),
    index().on(table.askedAt),
  ],
);
