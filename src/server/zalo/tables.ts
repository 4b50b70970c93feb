import { sql } from 'drizzle-orm';
import { boolean, check, index, smallint, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import type { ZaloNews } from '#domain/zalo/news.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { moment, money } from '#server/platform/db/columns.ts';

/** Who wants order news over Zalo, and under which number; a row is her yes, and is deleted with it. */
export const zaloConsents = snakeCase.table('zalo_consents', {
  userId: uuid()
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id),
  /** `0912345678` */
  phone: text().notNull(),
  since: moment().notNull(),
});

/** What the shop signs in to Zalo with, sealed (`seal.ts`); the environment gives the first refresh token. */
export const zaloTokens = snakeCase.table(
  'zalo_tokens',
  {
    /** There is one row. */
    only: boolean().primaryKey().default(true),
    accessToken: text(),
    expiresAt: moment(),
    refreshToken: text().notNull(),
    /** Of the refresh token in the environment that this began with: another one there begins anew. */
    beganWith: text().notNull(),
    /** Somebody trades the refresh token, which is good once, until then. */
    tradedUntil: moment(),
    /** Why Zalo takes the tokens no more; null while it does. */
    refusal: text(),
  },
  (table) => [check('zalo_tokens_one', sql`${table.only}`)],
);

/** `sending`: asked, the answer not written down yet; `unknown`: nobody knows whether it was heard, and it is not said again. */
export type ZaloState = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown' | 'dropped';

/** News of orders over Zalo, each once. */
export const zaloMessages = snakeCase.table(
  'zalo_messages',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    kind: text().$type<ZaloNews>().notNull(),
    /** Of photographs; 0 for other news. */
    round: smallint().notNull(),
    state: text().$type<ZaloState>().notNull(),
    /** What it cost by the shop's settings; null for what was not delivered. */
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
