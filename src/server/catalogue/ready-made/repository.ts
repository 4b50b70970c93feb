import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type * as Contract from '#contract/http/catalogue.ts';
import type { z } from '#contract/zod.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { isWritten } from '../goods/on-offer.ts';
import { foundOf, nearestFirst, orderedAs, textMatch, type Found, type Match } from '../goods/text-match.ts';
import { readyMadeBracelets, readyMadeCharms } from '../tables.ts';

export type ReadyMadeQuery = z.output<typeof Contract.ReadyMadeQuery>;
export type ReadyMadeRow = typeof readyMadeBracelets.$inferSelect;
export type ReadyMadeCharmRow = typeof readyMadeCharms.$inferSelect;

/** @param match how to match the query's text; or the ids of the bracelets that it means */
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
      ...nearestFirst(readyMadeBracelets.search, query.q, orderedAs(match)),
      readyMadeBracelets.position,
      readyMadeBracelets.id,
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  return foundOf(rows, db.select({ total: count() }).from(readyMadeBracelets).where(wanted));
}

/** The search text of every ready-made bracelet, as `listCharmTexts`. */
export function listReadyMadeTexts(db: Db): Promise<{ id: ReadyMadeId; search: string }[]> {
  return db
    .select({ id: readyMadeBracelets.id, search: readyMadeBracelets.search })
    .from(readyMadeBracelets)
    .where(isNull(readyMadeBracelets.removedAt));
}

/** Bracelets on offer, or those written since a transaction, removed ones included (`readSince`). */
export function listReadyMadeToKeep(db: Db, since: number | null): Promise<ReadyMadeRow[]> {
  const { removedAt } = readyMadeBracelets;
  return db
    .select()
    .from(readyMadeBracelets)
    .where(since === null ? isNull(removedAt) : isWritten(readyMadeBracelets, since));
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

export async function findReadyMadeBySlug(db: Db, slug: string): Promise<ReadyMadeRow | undefined> {
  const [row] = await db
    .select()
    .from(readyMadeBracelets)
    .where(and(eq(readyMadeBracelets.slug, slug), isNull(readyMadeBracelets.removedAt)));
  return row;
}

export function listReadyMadeCharms(db: Db, id: ReadyMadeId): Promise<ReadyMadeCharmRow[]> {
  return db
    .select()
    .from(readyMadeCharms)
    .where(eq(readyMadeCharms.readyMadeId, id))
    .orderBy(readyMadeCharms.position);
}

export async function replaceDesign(
  tx: Tx,
  readyMadeId: ReadyMadeId,
  placed: readonly Omit<ReadyMadeCharmRow, 'readyMadeId'>[],
): Promise<void> {
  await tx.delete(readyMadeCharms).where(eq(readyMadeCharms.readyMadeId, readyMadeId));
  await tx.insert(readyMadeCharms).values(placed.map((each) => ({ readyMadeId, ...each })));
}

export type ReadyMadeSums = {
  total: number;
  featured: number;
  soldOut: number;
  lowStock: number;
  pieces: number;
  reserved: number;
  stockValue: Vnd;
};

export async function sumReadyMade(db: Db): Promise<ReadyMadeSums> {
  const { stock, reserved, price, featured, removedAt } = readyMadeBracelets;
  const left = sql`(${stock} - ${reserved})`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      featured: sql<number>`count(*) FILTER (WHERE ${featured})`.mapWith(Number),
      soldOut: sql<number>`count(*) FILTER (WHERE ${left} = 0)`.mapWith(Number),
      lowStock: sql<number>`count(*) FILTER (WHERE ${left} BETWEEN 1 AND ${LOW_STOCK})`.mapWith(Number),
      pieces: sql<number>`coalesce(sum(${stock}), 0)`.mapWith(Number),
      reserved: sql<number>`coalesce(sum(${reserved}), 0)`.mapWith(Number),
      stockValue: sql`coalesce(sum(${stock} * ${price}), 0)`.mapWith((sum) => vnd(Number(sum))),
    })
    .from(readyMadeBracelets)
    .where(isNull(removedAt));
  if (row === undefined) throw new Error('an aggregate gave no row');
  return row;
}
