import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ImportLine } from '#contract/http/charm-import.ts';
import { MATERIALS } from '#art/bracelet-cord.ts';
import { TIES } from '#art/bracelet-tie.ts';
import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { CHARM_PICTURES_MAX } from '#domain/catalogue/limits.ts';
import { STOCK_REASONS } from '#domain/catalogue/stock-reasons.ts';
import type {
  CategoryId,
  CharmId,
  CharmImportId,
  OrderId,
  ReadyMadeId,
  StockAlertId,
  StringId,
  TyingMethodId,
  UserId,
} from '#domain/kernel/ids.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';

/** `GoodsFacts`: of a kind of charm, and of a charm where it differs; null is not said. */
const factColumns = () => ({
  /** mm, as the others; across the string */
  widthMm: numeric({ precision: 3, scale: 1, mode: 'number' }),
  heightMm: numeric({ precision: 3, scale: 1, mode: 'number' }),
  thicknessMm: numeric({ precision: 3, scale: 1, mode: 'number' }),
  /** grams */
  weightG: numeric({ precision: 4, scale: 2, mode: 'number' }),
  /** working days, from the moment the photograph was approved */
  makingDays: smallint(),
  material: text(),
  plating: text(),
  enamel: text(),
  nickel: text(),
  care: text(),
});

export const categoryType = pgEnum('category_type', CATEGORY_TYPES);

export const categories = snakeCase.table(
  'categories',
  {
    id: idColumn<CategoryId>(),
    name: text().notNull(),
    type: categoryType().notNull(),
    ...factColumns(),
    position: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [onePerName('categories_name', table)],
);

export const charms = snakeCase.table(
  'charms',
  {
    id: idColumn<CharmId>(),
    categoryId: uuid()
      .notNull()
      .$type<CategoryId>()
      .references(() => categories.id),
    /** Names the charm in addresses and links; never changes. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    meaning: text().notNull().default(''),
    price: money().notNull(),
    /** What a piece costs the shop nowadays, for staff alone; null: nobody said. */
    cost: money(),
    stock: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** Pieces that were ordered and neither cancelled nor sent back: what the ledger adds up to, kept with each of its moves. */
    sold: integer().notNull().default(0),
    tags: text().array().notNull().default([]),
    colors: text().array().notNull().default([]),
    /** What a letter charm spells: `A`–`Z`, `0`–`9` or `♥`. */
    letter: text(),
    isSpecial: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    /** Where it differs from its category. */
    ...factColumns(),
    /** Name in the picture library: the one that is shown everywhere. */
    picture: text(),
    /** Those that its own page shows behind it, in their order; none without that one. */
    morePictures: text().array().notNull().default([]),
    /** The shop's own order: `popular`. */
    position: integer().notNull().default(0),
    /** `searchText()` of the fields that people look for; written with every change of them. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set once it is sold no more; what past orders say of it stays. */
    removedAt: moment(),
    /** Taken off the offer by staff who may bring it back; whoever looks for `removedAt` does not see it either. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    check('charms_hidden', sql`NOT ${table.hidden} OR ${table.removedAt} IS NOT NULL`),
    check(
      'charms_more_pictures',
      sql`cardinality(${table.morePictures}) < ${sql.raw(String(CHARM_PICTURES_MAX))}`,
    ),
    check('charms_price', sql`${table.price} >= 0`),
    reservedWithinStock('charms_reserved', table),
    index().on(table.categoryId, table.position),
    // Where the last one stands is asked before one is added.
    index().on(table.position),
    index('charms_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

export const stringMaterial = pgEnum('string_material', MATERIALS);

export const braceletStrings = snakeCase.table(
  'bracelet_strings',
  {
    id: idColumn<StringId>(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: money().notNull(),
    material: stringMaterial().notNull(),
    /** `#rrggbb` */
    color: text().notNull(),
    position: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    onePerName('bracelet_strings_name', table),
    check('bracelet_strings_price', sql`${table.price} >= 0`),
    check('bracelet_strings_color', sql`${table.color} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const tieKind = pgEnum('tie_kind', TIES);

export const tyingMethods = snakeCase.table(
  'tying_methods',
  {
    id: idColumn<TyingMethodId>(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: money().notNull(),
    /** How it is drawn. */
    tie: tieKind().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    onePerName('tying_methods_name', table),
    check('tying_methods_price', sql`${table.price} >= 0`),
  ],
);

export const readyMadeBracelets = snakeCase.table(
  'ready_made_bracelets',
  {
    id: idColumn<ReadyMadeId>(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: money().notNull(),
    stock: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    /** Name in the picture library. */
    picture: text(),
    /** Whose colour lies under the picture. */
    tint: categoryType(),
    position: integer().notNull().default(0),
    search: text().notNull(),
    /** The design it was made from, if it is known; its charms are in `readyMadeCharms`. */
    stringId: uuid()
      .$type<StringId>()
      .references(() => braceletStrings.id),
    tyingMethodId: uuid()
      .$type<TyingMethodId>()
      .references(() => tyingMethods.id),
    wristSize: numeric({ precision: 3, scale: 1, mode: 'number' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    check('ready_made_price', sql`${table.price} >= 0`),
    reservedWithinStock('ready_made_reserved', table),
    index().on(table.featured, table.position),
  ],
);

export const readyMadeCharms = snakeCase.table(
  'ready_made_charms',
  {
    readyMadeId: uuid()
      .notNull()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    charmId: uuid()
      .notNull()
      .$type<CharmId>()
      .references(() => charms.id),
  },
  (table) => [primaryKey({ columns: [table.readyMadeId, table.position] }), index().on(table.charmId)],
);

export const stockReason = pgEnum('stock_reason', STOCK_REASONS);

/** The ledger: every change of a shelf or a reservation. Summed up it gives `stock` and `reserved`. */
export const stockMovements = snakeCase.table(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    charmId: uuid()
      .$type<CharmId>()
      .references(() => charms.id),
    readyMadeId: uuid()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id),
    shelf: integer().notNull(),
    reserved: integer().notNull(),
    reason: stockReason().notNull(),
    orderId: uuid().$type<OrderId>(),
    /** Who caused it; null for time itself and for the seed. */
    userId: uuid().$type<UserId>(),
    at: moment().notNull(),
  },
  (table) => [
    check('stock_movements_of_one_thing', sql`num_nonnulls(${table.charmId}, ${table.readyMadeId}) = 1`),
    check('stock_movements_move', sql`${table.shelf} <> 0 OR ${table.reserved} <> 0`),
    // The ledger of one thing is read from its end.
    index().on(table.charmId, table.id),
    index().on(table.readyMadeId, table.id),
    index().on(table.orderId),
    // What sold is summed up from this alone.
    index('stock_movements_by_reason').on(
      table.reason,
      table.at,
      table.charmId,
      table.readyMadeId,
      table.reserved,
    ),
  ],
);

/** A long table of charms on its way in; one at a time. */
export const charmImports = snakeCase.table('charm_imports', {
  id: idColumn<CharmImportId>(),
  adminId: uuid().notNull().$type<UserId>(),
  /** The table itself, until it is over. */
  csv: text(),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** Refused lines, as the report tells them. */
  lines: jsonb().$type<ImportLine[]>().notNull().default([]),
  startedAt: moment().notNull(),
  finishedAt: moment(),
});

/** Among what is on offer; the name of something removed may be used again. */
function onePerName(name: string, table: { name: AnyPgColumn; removedAt: AnyPgColumn }) {
  return uniqueIndex(name)
    .on(table.name)
    .where(sql`${table.removedAt} IS NULL`);
}

/** The last word on overselling, whatever the code does (decisions, Stock). */
function reservedWithinStock(name: string, table: { stock: AnyPgColumn; reserved: AnyPgColumn }) {
  const within: SQL = sql`${table.reserved} BETWEEN 0 AND ${table.stock}`;
  return check(name, within);
}

/** Who waits for something that is sold out (decision 0074). */
export const stockAlerts = snakeCase.table(
  'stock_alerts',
  {
    id: idColumn<StockAlertId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    charmId: uuid()
      .$type<CharmId>()
      .references(() => charms.id),
    readyMadeId: uuid()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id),
    askedAt: moment().notNull(),
    /** When she was told that it is there again: once. */
    toldAt: moment(),
  },
  (table) => [
    check('stock_alerts_of_one_thing', sql`num_nonnulls(${table.charmId}, ${table.readyMadeId}) = 1`),
    uniqueIndex('stock_alerts_waiting_charm')
      .on(table.userId, table.charmId)
      .where(sql`told_at IS NULL`),
    uniqueIndex('stock_alerts_waiting_ready_made')
      .on(table.userId, table.readyMadeId)
      .where(sql`told_at IS NULL`),
    index().on(table.toldAt),
  ],
);
