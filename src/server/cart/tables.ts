import { sql } from 'drizzle-orm';
import { bigint, check, index, smallint, snakeCase, unique, uuid } from 'drizzle-orm/pg-core';
import { LINE_QUANTITY_MAX } from '#domain/cart/limits.ts';
import type { DesignId, ReadyMadeId, UserId } from '#domain/kernel/ids.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { customBracelets } from '#server/design/tables.ts';
import { users } from '#server/identity/tables.ts';
import { moment } from '#server/platform/db/columns.ts';

/** One row per customer: every change locks it, so that two tabs are serialised. */
export const carts = snakeCase.table('carts', {
  userId: uuid()
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' }),
  updatedAt: moment().notNull(),
});

export const cartItems = snakeCase.table(
  'cart_items',
  {
    /** Orders the lines as they were added. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    customBraceletId: uuid()
      .$type<DesignId>()
      .references(() => customBracelets.id, { onDelete: 'cascade' }),
    readyMadeId: uuid()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
  },
  (table) => [
    check('cart_items_one_bracelet', sql`num_nonnulls(${table.customBraceletId}, ${table.readyMadeId}) = 1`),
    check('cart_items_quantity', sql`${table.quantity} BETWEEN 1 AND ${sql.raw(String(LINE_QUANTITY_MAX))}`),
    unique().on(table.userId, table.customBraceletId),
    unique().on(table.userId, table.readyMadeId),
    index().on(table.customBraceletId),
    index().on(table.readyMadeId),
  ],
);
