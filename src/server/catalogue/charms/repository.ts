import {
  and,
  asc,
  arrayOverlaps,
  count,
  desc,
  eq,
  getColumns,
  gt,
  inArray,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import type * as Contract from '#contract/http/catalogue.ts';
import type { z } from '#contract/zod.ts';
import type { StaffCharmSort } from '#domain/catalogue/categories.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import type { CharmId, ReadyMadeId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { beginsWords, likeness, nearness, resembles } from '#server/platform/db/text-search.ts';
import { soldPieces } from '../stock/sales.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from '../tables.ts';

export type CharmsQuery = z.output<typeof Contract.CharmsQuery>;
export type ReadyMadeQuery = z.output<typeof Contract.ReadyMadeQuery>;

export type CategoryRow = typeof categories.$inferSelect;
export type CharmRow = typeof charms.$inferSelect;
export type CharmInCategory = { charm: CharmRow; category: CategoryRow };
export type StringRow = typeof braceletStrings.$inferSelect;
export type TyingMethodRow = typeof tyingMethods.$inferSelect;
export type ReadyMadeRow = typeof readyMadeBracelets.$inferSelect;
export type ReadyMadeCharmRow = typeof readyMadeCharms.$inferSelect;

export type Found<Row> = { rows: Row[]; total: number };
/** Every word of the query as it is written, or what is nearly called so. */
export type Match = 'words' | 'resembling';

/** Every category with how many charms it holds. */
export function listCategories(db: Db): Promise<(CategoryRow & { charmCount: number })[]> {
  return db
    .select({ ...getColumns(categories), charmCount: count(charms.id) })
    .from(categories)
    .leftJoin(charms, and(eq(charms.categoryId, categories.id), isNull(charms.removedAt)))
    .where(isNull(categories.removedAt))
    .groupBy(categories.id)
    .orderBy(categories.position, categories.id);
}

/** @param match how the query's text is looked for; or the charms that it means */
export async function listCharms(
  db: Db,
  query: CharmsQuery,
  match: Match | readonly CharmId[],
): Promise<Found<CharmInCategory>> {
  const wanted = and(
    isNull(charms.removedAt),
    query.category && eq(charms.categoryId, query.category),
    query.type && eq(categories.type, query.type),
    query.ids && inArray(charms.id, query.ids),
    query.tags && arrayOverlaps(charms.tags, query.tags),
    query.featured === undefined ? undefined : eq(charms.featured, query.featured),
    query.inStock ? gt(charms.stock, charms.reserved) : undefined,
    query.stock && lte(piecesLeft, query.stock === 'low' ? LOW_STOCK : 0),
    typeof match === 'string' ? textMatch(charms.search, query.q, match) : inArray(charms.id, [...match]),
  );
  const rows = db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(wanted)
    .orderBy(...charmOrder(query, howOf(match)))
    .limit(query.limit)
    .offset(offsetOf(query));
  const total = db
    .select({ total: count() })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(wanted);
  return foundOf(rows, total);
}

/** Whether a charm of any kind has every word of a text. */
export async function someCharmHas(db: Db, text: string): Promise<boolean> {
  const [row] = await db
    .select({ id: charms.id })
    .from(charms)
    .where(and(textMatch(charms.search, text, 'words'), isNull(charms.removedAt)))
    .limit(1);
  return row !== undefined;
}

/** What every charm is looked for by: its name, then the rest (`searchText`). */
export function listCharmTexts(db: Db): Promise<{ id: CharmId; search: string }[]> {
  return db.select({ id: charms.id, search: charms.search }).from(charms).where(isNull(charms.removedAt));
}

/** What sold and can still be had, most first. */
export function listBestsellers(db: Db, limit: number): Promise<CharmInCategory[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(gt(soldPieces(), 0), gt(charms.stock, charms.reserved), isNull(charms.removedAt)))
    .orderBy(desc(soldPieces()), charms.position, charms.id)
    .limit(limit);
}

export async function findCharm(db: Db, id: CharmId): Promise<CharmInCategory | undefined> {
  const [row] = await db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(eq(charms.id, id), isNull(charms.removedAt)));
  return row;
}

export function findCharms(db: Db, ids: readonly CharmId[]): Promise<CharmRow[]> {
  return db
    .select()
    .from(charms)
    .where(and(inArray(charms.id, [...ids]), isNull(charms.removedAt)));
}

export function listStrings(db: Db): Promise<StringRow[]> {
  return db
    .select()
    .from(braceletStrings)
    .where(isNull(braceletStrings.removedAt))
    .orderBy(braceletStrings.position, braceletStrings.id);
}

export async function findString(db: Db, id: StringId): Promise<StringRow | undefined> {
  const [row] = await db
    .select()
    .from(braceletStrings)
    .where(and(eq(braceletStrings.id, id), isNull(braceletStrings.removedAt)));
  return row;
}

/** Whether paused ones count too. */
export type Which = 'offered' | 'all';

export function listTyingMethods(db: Db, which: Which): Promise<TyingMethodRow[]> {
  return db
    .select()
    .from(tyingMethods)
    .where(and(isNull(tyingMethods.removedAt), which === 'all' ? undefined : eq(tyingMethods.isActive, true)))
    .orderBy(tyingMethods.position, tyingMethods.id);
}

export async function findTyingMethod(db: Db, id: TyingMethodId): Promise<TyingMethodRow | undefined> {
  const [row] = await db
    .select()
    .from(tyingMethods)
    .where(and(eq(tyingMethods.id, id), isNull(tyingMethods.removedAt)));
  return row;
}

/** What every ready-made bracelet is looked for by, as `listCharmTexts`. */
export function listReadyMadeTexts(db: Db): Promise<{ id: ReadyMadeId; search: string }[]> {
  return db
    .select({ id: readyMadeBracelets.id, search: readyMadeBracelets.search })
    .from(readyMadeBracelets)
    .where(isNull(readyMadeBracelets.removedAt));
}

/** @param match how the query's text is looked for; or the bracelets that it means */
export async function listReadyMade(
  db: Db,
  query: ReadyMadeQuery,
  match: Match | readonly ReadyMadeId[],
): Promise<Found<ReadyMadeRow>> {
  const wanted = and(
    isNull(readyMadeBracelets.removedAt),
    query.ids && inArray(readyMadeBracelets.id, query.ids),
    query.inStock ? gt(readyMadeBracelets.stock, readyMadeBracelets.reserved) : undefined,
    typeof match === 'string'
      ? textMatch(readyMadeBracelets.search, query.q, match)
      : inArray(readyMadeBracelets.id, [...match]),
  );
  const rows = db
    .select()
    .from(readyMadeBracelets)
    .where(wanted)
    .orderBy(
      ...(query.sort === 'newest' ? [desc(readyMadeBracelets.createdAt), desc(readyMadeBracelets.id)] : []),
      ...nearestFirst(readyMadeBracelets.search, query.q, howOf(match)),
      readyMadeBracelets.position,
      readyMadeBracelets.id,
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  return foundOf(rows, db.select({ total: count() }).from(readyMadeBracelets).where(wanted));
}

export function listFeatured(db: Db, limit: number): Promise<ReadyMadeRow[]> {
  return db
    .select()
    .from(readyMadeBracelets)
    .where(and(eq(readyMadeBracelets.featured, true), isNull(readyMadeBracelets.removedAt)))
    .orderBy(readyMadeBracelets.position, readyMadeBracelets.id)
    .limit(limit);
}

export async function findReadyMade(db: Db, id: ReadyMadeId): Promise<ReadyMadeRow | undefined> {
  const [row] = await db
    .select()
    .from(readyMadeBracelets)
    .where(and(eq(readyMadeBracelets.id, id), isNull(readyMadeBracelets.removedAt)));
  return row;
}

export function listReadyMadeCharms(db: Db, id: ReadyMadeId): Promise<ReadyMadeCharmRow[]> {
  return db
    .select()
    .from(readyMadeCharms)
    .where(eq(readyMadeCharms.readyMadeId, id))
    .orderBy(readyMadeCharms.position);
}

/** When something that public pages show last changed; null for an empty shop. */
export async function lastChange(db: Db): Promise<Date | null> {
  const latest = sql<Date | null>`GREATEST(
    (SELECT max(${charms.updatedAt}) FROM ${charms}),
    (SELECT max(${readyMadeBracelets.updatedAt}) FROM ${readyMadeBracelets})
  )`.mapWith(charms.updatedAt);
  const [row] = await db.select({ latest }).from(sql`(SELECT 1) AS once`);
  return row?.latest ?? null;
}

async function foundOf<Row>(rows: Promise<Row[]>, total: Promise<{ total: number }[]>): Promise<Found<Row>> {
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.total ?? 0 };
}

type SearchColumn = typeof charms.search | typeof readyMadeBracelets.search;

function textMatch(column: SearchColumn, query: string | undefined, match: Match): SQL | undefined {
  if (query === undefined) return undefined;
  return match === 'words' ? beginsWords(column, query) : resembles(column, query);
}

/** What is meant stands in the order of what is found word for word. */
const howOf = (match: Match | readonly unknown[]): Match => (typeof match === 'string' ? match : 'words');

function nearestFirst(column: SearchColumn, query: string | undefined, match: Match): SQL[] {
  if (!query) return [];
  return [match === 'words' ? nearness(column, query) : desc(likeness(column, query))];
}

const piecesLeft = sql<number>`(${charms.stock} - ${charms.reserved})`;

function charmOrder({ sort, q }: CharmsQuery, match: Match): (SQL | typeof charms.id)[] {
  const byPosition = [asc(charms.position), charms.id] as const;
  const orders: Record<StaffCharmSort, (SQL | typeof charms.id)[]> = {
    popular: [...nearestFirst(charms.search, q, match), ...byPosition],
    bestselling: [desc(soldPieces()), ...byPosition],
    newest: [desc(charms.createdAt), desc(charms.id)],
    price_low: [asc(charms.price), ...byPosition],
    price_high: [desc(charms.price), ...byPosition],
    // The folded text begins with the name.
    name: [asc(charms.search), charms.id],
    stock: [asc(piecesLeft), ...byPosition],
  };
  return orders[sort];
}
