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

/** `GoodsFacts`: of a category, and of a charm where it differs; null is unknown. */
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
    /** Identifies the charm in URLs; never changes. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    meaning: text().notNull().default(''),
    price: money().notNull(),
    /** The current cost of a piece, visible to staff only; null: unknown. */
    cost: money(),
    stock: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** Pieces ordered and neither cancelled nor returned: derivable from the ledger, and updated with each of its movements. */
    sold: integer().notNull().default(0),
    tags: text().array().notNull().default([]),
    colors: text().array().notNull().default([]),
    /** The character of a letter charm: `A`–`Z`, `0`–`9` or `♥`. */
    letter: text(),
    isSpecial: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    /** Set where they differ from the category's. */
    ...factColumns(),
    /** Name in the picture library of the main picture. */
    picture: text(),
    /** Further pictures for the charm's own page, in order; empty without a main one. */
    morePictures: text().array().notNull().default([]),
    /** The shop's own order: `popular`. */
    position: integer().notNull().default(0),
    /** `searchText()` of the searchable fields; updated with every change of them. */
    search: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set once it is no longer sold; past orders keep its data. */
    removedAt: moment(),
    /** Taken off the offer by staff, who may restore it; `removedAt` is set too, so that all other queries skip it. */
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
    // For the last position, which is queried before a charm is added.
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
    /** How the knot is drawn. */
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
    /** The category type whose colour lies under the picture. */
    tint: categoryType(),
    position: integer().notNull().default(0),
    search: text().notNull(),
    /** The design it was made from, if known; its charms are in `readyMadeCharms`. */
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

/** The ledger: every change of a shelf or a reservation. Its sums are `stock` and `reserved`. */
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
    /** Who caused it; null for scheduled jobs and the seed. */
    userId: uuid().$type<UserId>(),
    /** Of a line that came from an imported table: the last line of the ledger when that table was exported. */
    ofExport: bigint({ mode: 'number' }),
    at: moment().notNull(),
  },
  (table) => [
    check('stock_movements_of_one_thing', sql`num_nonnulls(${table.charmId}, ${table.readyMadeId}) = 1`),
    check('stock_movements_move', sql`${table.shelf} <> 0 OR ${table.reserved} <> 0`),
    // The ledger of one item is read from its end.
    index().on(table.charmId, table.id),
    index().on(table.readyMadeId, table.id),
    index().on(table.orderId),
    // A covering index for the sums of sold pieces.
    index('stock_movements_by_reason').on(
      table.reason,
      table.at,
      table.charmId,
      table.readyMadeId,
      table.reserved,
    ),
  ],
);

/** A long charm table that is being imported; one at a time. */
export const charmImports = snakeCase.table('charm_imports', {
  id: idColumn<CharmImportId>(),
  adminId: uuid().notNull().$type<UserId>(),
  /** The table itself, until the import is finished. */
  csv: text(),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  /** Refused lines, as in the report. */
  lines: jsonb().$type<ImportLine[]>().notNull().default([]),
  startedAt: moment().notNull(),
  finishedAt: moment(),
});

/** Unique among goods on offer; the name of removed ones may be reused. */
function onePerName(name: string, table: { name: AnyPgColumn; removedAt: AnyPgColumn }) {
  return uniqueIndex(name)
    .on(table.name)
    .where(sql`${table.removedAt} IS NULL`);
}

/** The final guard against overselling, whatever the code does (decisions, Stock). */
function reservedWithinStock(name: string, table: { stock: AnyPgColumn; reserved: AnyPgColumn }) {
  const within: SQL = sql`${table.reserved} BETWEEN 0 AND ${table.stock}`;
  return check(name, within);
}

/** Customers who wait for items that are sold out (decision 0074). */
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
    /** When she was notified, once, that it is back. */
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
    index().on(table.userId),
    index().on(table.toldAt),
  ],
);
