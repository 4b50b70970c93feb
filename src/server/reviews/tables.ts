import { sql } from 'drizzle-orm';
import { check, index, pgEnum, smallint, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderId, ReviewId, UserId } from '#domain/kernel/ids.ts';
import { REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

export const reviewStatus = pgEnum('review_status', REVIEW_STATUSES);

/** Reviews of delivered orders, one per order (decision 0025). */
export const reviews = snakeCase.table(
  'reviews',
  {
    id: idColumn<ReviewId>(),
    orderId: uuid()
      .notNull()
      .unique()
      .$type<OrderId>()
      .references(() => orders.id),
    /** Null: she closed her account, but her review was published. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    stars: smallint().notNull(),
    text: text().notNull(),
    /** Name of her photo's files in the uploads (`photos/service.ts`). */
    photo: text(),
    status: reviewStatus().notNull().default('pending'),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('reviews_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    index().on(table.status, table.createdAt),
    index('reviews_pending')
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending'`),
    index('reviews_decided')
      .on(table.createdAt, table.id)
      .where(sql`status <> 'pending'`),
    index().on(table.userId),
    index()
      .on(table.photo)
      .where(sql`${table.photo} IS NOT NULL`),
  ],
);
