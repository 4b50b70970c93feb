import { jsonb, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { ShopSettings } from '#domain/shop/settings.ts';
import { moment } from '#server/platform/db/columns.ts';

/** What the owner set, in one row: a page never sees half of a change. A setting that is absent was never set. */
export const settings = snakeCase.table('settings', {
  id: uuid().primaryKey(),
  values: jsonb().$type<Partial<ShopSettings>>().notNull(),
  updatedAt: moment().notNull(),
});
