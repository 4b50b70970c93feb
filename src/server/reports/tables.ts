import { bigint, date, index, integer, jsonb, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';

/**
 * Sales per charm and day (in Vietnam) of ordering (decision 0085): pieces and revenue in đồng of orders that count as revenue.
 * Days that changed since the last computation are in `charmDayChanges`.
 */
export const charmDays = snakeCase.table('charm_days', {
  day: date({ mode: 'string' }).primaryKey(),
  charms: uuid().array().notNull().$type<CharmId[]>(),
  pieces: bigint({ mode: 'number' }).array().notNull(),
  revenue: bigint({ mode: 'number' }).array().notNull(),
});

/** Days with order changes since they were summed up; one row per change, added by triggers. */
export const charmDayChanges = snakeCase.table(
  'charm_day_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('charm_day_changes_day').on(table.day)],
);

/** Orders of a day by traffic source; null: no source given. */
export type DaySource = {
  source: string | null;
  campaign: string | null;
  orders: number;
  sold: number;
  revenue: number;
};

/**
 * Overview sums of a day in Vietnam (decision 0086): all orders placed on it, those that count as revenue, accounts with their
 * first order, and pieces reserved minus pieces released. Days that changed since the last computation are in `dayChanges`.
 */
export const daySums = snakeCase.table('day_sums', {
  day: date({ mode: 'string' }).primaryKey(),
  orders: integer().notNull(),
  sold: integer().notNull(),
  /** in đồng */
  revenue: bigint({ mode: 'number' }).notNull(),
  newCustomers: integer().notNull(),
  sources: jsonb().notNull().$type<readonly DaySource[]>(),
  things: uuid().array().notNull().$type<(CharmId | ReadyMadeId)[]>(),
  /** Pieces of each of `things`; negative when more were released than reserved. */
  pieces: integer().array().notNull(),
});

/** Days with changes to orders or stock reservations since they were summed up; one row per change, added by triggers. */
export const dayChanges = snakeCase.table(
  'day_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('day_changes_day').on(table.day)],
);
