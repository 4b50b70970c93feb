import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as Contract from '#contract/http/catalogue.ts';
import type { z } from '#contract/zod.ts';
import type { StaffCharmSort } from '#domain/catalogue/categories.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { hasMarks } from '#domain/kernel/folding.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { beginsWordsExactly, exactLine } from '#server/platform/db/text-search.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { isWritten } from '../goods/on-offer.ts';
import { foundOf, nearestFirst, orderedAs, textMatch, type Found, type Match } from '../goods/text-match.ts';
import { categories, charms } from '../tables.ts';

export type CharmsQuery = z.output<typeof Contract.CharmsQuery>;
export type CharmRow = typeof charms.$inferSelect;
export type CharmInCategory = { charm: CharmRow; category: typeof categories.$inferSelect };

/** @param match how to match the query's text; or the ids of the charms that it means */
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
    query.tags && query.tags.length > 0 ? arrayOverlaps(charms.tags, query.tags) : undefined,
    query.price === undefined ? undefined : eq(charms.price, vnd(query.price)),
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
    .orderBy(...charmOrder(query, orderedAs(match)))
    .limit(query.limit)
    .offset(offsetOf(query));
  const total = db
    .select({ total: count() })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(wanted);
  return foundOf(rows, total);
}

/** Whether any charm contains every word of a text. */
export async function anyCharmMatches(db: Db, text: string): Promise<boolean> {
  const [row] = await db
    .select({ id: charms.id })
    .from(charms)
    .where(and(textMatch(charms.search, text, 'words'), isNull(charms.removedAt)))
    .limit(1);
  return row !== undefined;
}

/** The search text of every charm: its name, then the rest (`searchText`). */
export function listCharmTexts(db: Db): Promise<{ id: CharmId; search: string }[]> {
  return db.select({ id: charms.id, search: charms.search }).from(charms).where(isNull(charms.removedAt));
}

/** Charms with their search text: all on offer, or those written since a transaction, removed ones included (`readSince`). */
export function listCharmsToKeep(
  db: Db,
  since: number | null,
): Promise<(CharmInCategory & { line: string })[]> {
  return db
    .select({ charm: charms, category: categories, line: exactLine(SAID) })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(
      since === null ? isNull(charms.removedAt) : or(isWritten(charms, since), isWritten(categories, since)),
    );
}

/** The size of each charm, its own or its category's; those without a width are left out. */
export function listSizes(db: Db): Promise<Contract.CharmSizes> {
  const width = sql<number>`coalesce(${charms.widthMm}, ${categories.widthMm})`;
  const said = (own: AnyPgColumn, kind: AnyPgColumn) =>
    sql`coalesce(${own}, ${kind})`.mapWith((value: unknown): number | null =>
      value === null ? null : Number(value),
    );
  return db
    .select({
      _id: charms.id,
      widthMm: width.mapWith(Number),
      thicknessMm: said(charms.thicknessMm, categories.thicknessMm),
      weightG: said(charms.weightG, categories.weightG),
    })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(isNull(charms.removedAt), isNotNull(width)))
    .orderBy(charms.id);
}

/** Charms that have sold and are in stock, best-selling first. */
export function listBestsellers(db: Db, limit: number): Promise<CharmInCategory[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(gt(charms.sold, 0), gt(charms.stock, charms.reserved), isNull(charms.removedAt)))
    .orderBy(desc(charms.sold), charms.position, charms.id)
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

/** Charms on offer by slug, which is how texts refer to them. */
export function listCharmsBySlug(db: Db, slugs: readonly string[]): Promise<CharmInCategory[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(inArray(charms.slug, [...slugs]), isNull(charms.removedAt)));
}

/** Charms by name or slug, for an import: hidden ones included, and listed first. */
export function listCharmsByName(
  db: Db,
  names: readonly string[],
  slugs: readonly string[],
): Promise<Pick<CharmRow, 'id' | 'name' | 'slug' | 'hidden'>[]> {
  const { id, name, slug, hidden } = charms;
  const called = sql`(${name} = ANY(${sql.param(names)}::text[]) OR ${slug} = ANY(${sql.param(slugs)}::text[]))`;
  return db
    .select({ id, name, slug, hidden })
    .from(charms)
    .where(and(called, or(isNull(charms.removedAt), hidden)))
    .orderBy(desc(hidden), id);
}

/** Locks in id order, as orders do, to avoid deadlocks. */
export async function lockCharms(tx: Tx, ids: readonly CharmId[]): Promise<void> {
  const named = inArray(charms.id, [...ids]);
  await tx.select({ id: charms.id }).from(charms).where(named).orderBy(charms.id).for('update');
}

/** All texts of a charm, unfolded. */
const SAID = sql`concat_ws(' ', ${charms.name}, array_to_string(${charms.tags}, ' '), array_to_string(${charms.colors}, ' '), ${charms.description}, ${charms.meaning})`;

const piecesLeft = sql<number>`(${charms.stock} - ${charms.reserved})`;

function charmOrder({ sort, q }: CharmsQuery, match: Match): (SQL | typeof charms.id)[] {
  const byPosition = [asc(charms.position), charms.id] as const;
  const orders: Record<StaffCharmSort, (SQL | typeof charms.id)[]> = {
    popular: [...nearestFirst(charms.search, q, match), ...byPosition],
    bestselling: [desc(charms.sold), ...byPosition],
    newest: [desc(charms.createdAt), desc(charms.id)],
    price_low: [asc(charms.price), ...byPosition],
    price_high: [desc(charms.price), ...byPosition],
    // The folded text begins with the name.
    name: [asc(charms.search), charms.id],
    stock: [asc(piecesLeft), ...byPosition],
  };
  return [...exactFirst(q), ...orders[sort]];
}

/** A query with diacritics is meant literally: `thỏ` ranks before the folded matches `thơ` and `thọ`. */
function exactFirst(q: string | undefined): SQL[] {
  if (q === undefined || !hasMarks(q)) return [];
  const exact = beginsWordsExactly(SAID, q);
  return exact ? [desc(exact)] : [];
}
