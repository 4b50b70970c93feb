import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgEnum, snakeCase, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { SHIPPING_TYPES } from '#domain/shipping/options.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';

export const shippingType = pgEnum('shipping_type', SHIPPING_TYPES);

export const shippingOptions = snakeCase.table(
  'shipping_options',
  {
    id: idColumn<ShippingOptionId>(),
    name: text().notNull(),
    price: money().notNull(),
    /** Working days. */
    estimatedDays: integer().notNull(),
    type: shippingType().notNull().default('standard'),
    description: text(),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set once it is removed; orders keep their copy of it. */
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex('shipping_options_name')
      .on(table.name)
      .where(sql`${table.removedAt} IS NULL`),
    check('shipping_options_price', sql`${table.price} >= 0`),
    check('shipping_options_days', sql`${table.estimatedDays} >= 1`),
  ],
);
