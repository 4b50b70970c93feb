import { jsonb, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { ShopSettings } from '#domain/shop/settings.ts';
import { moment } from '#server/platform/db/columns.ts';

/** The stored settings, in one row, so that a reader never sees half of a change. Absent settings were never set. */
export const settings = snakeCase.table('settings', {
  id: uuid().primaryKey(),
  values: jsonb().$type<Partial<ShopSettings>>().notNull(),
  updatedAt: moment().notNull(),
});
