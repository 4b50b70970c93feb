import { bigint, date, index, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { CharmId } from '#domain/kernel/ids.ts';

/**
 * What each charm brought by the day in Vietnam on which it was ordered (decision 0085): of orders whose money counts, pieces
 * and what was paid for them, in đồng. A day that nobody asked for since it changed is in `charmDayChanges`.
 */
export const charmDays = snakeCase.table('charm_days', {
  day: date({ mode: 'string' }).primaryKey(),
  charms: uuid().array().notNull().$type<CharmId[]>(),
  pieces: bigint({ mode: 'number' }).array().notNull(),
  revenue: bigint({ mode: 'number' }).array().notNull(),
});

/** Days on which something became of an order since they were summed up; a row each time, added by triggers. */
export const charmDayChanges = snakeCase.table(
  'charm_day_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('charm_day_changes_day').on(table.day)],
);
