import { bigint, date, index, integer, jsonb, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';

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

/** What the orders of one link brought on a day; null: no link said it. */
export type DaySource = {
  source: string | null;
  campaign: string | null;
  orders: number;
  sold: number;
  revenue: number;
};

/**
 * What the overview says of a day in Vietnam (decision 0086): all orders placed on it, those of them whose money counts, accounts that
 * ordered for the first time, and what was promised to orders on it, less what was given back. A day that changed since is in `dayChanges`.
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
  /** of each of `things`; below zero where more was given back than taken */
  pieces: integer().array().notNull(),
});

/** Days on which something became of an order or its pieces since they were summed up; a row each time, added by triggers. */
export const dayChanges = snakeCase.table(
  'day_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('day_changes_day').on(table.day)],
);
