import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CharmId, ReadyMadeId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { CharmInCategory } from '../charms/repository.ts';
import type { ReadyMadeRow } from '../ready-made/repository.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from '../tables.ts';

/** Available items first, then in the shop's own order starting after this position, wrapping around. */
const fromHereOn = (
  { stock, reserved, position }: typeof charms | typeof readyMadeBracelets,
  here: number,
) => [desc(sql`${stock} > ${reserved}`), asc(sql`${position} < ${here}`), asc(position)];

/** Other charms of the same category. */
export function listNeighbours(
  db: Db,
  { charm, category }: CharmInCategory,
  limit: number,
): Promise<CharmInCategory[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(eq(charms.categoryId, category.id), ne(charms.id, charm.id), isNull(charms.removedAt)))
    .orderBy(...fromHereOn(charms, charm.position), charms.id)
    .limit(limit);
}

/** Ready-made bracelets on offer that wear a charm. */
export function listBraceletsWith(db: Db, charm: CharmId): Promise<ReadyMadeRow[]> {
  const worn = db
    .select({ one: sql`1` })
    .from(readyMadeCharms)
    .where(and(eq(readyMadeCharms.readyMadeId, readyMadeBracelets.id), eq(readyMadeCharms.charmId, charm)));
  return db
    .select()
    .from(readyMadeBracelets)
    .where(and(isNull(readyMadeBracelets.removedAt), sql`EXISTS ${worn}`))
    .orderBy(readyMadeBracelets.position, readyMadeBracelets.id);
}

/** Other ready-made bracelets on offer. */
export function listOthers(db: Db, { id, position }: ReadyMadeRow, limit: number): Promise<ReadyMadeRow[]> {
  return db
    .select()
    .from(readyMadeBracelets)
    .where(and(ne(readyMadeBracelets.id, id), isNull(readyMadeBracelets.removedAt)))
    .orderBy(...fromHereOn(readyMadeBracelets, position), readyMadeBracelets.id)
    .limit(limit);
}

/** The different charms of a bracelet, the most frequent first; including those no longer sold individually. */
export function listKinds(db: Db, bracelet: ReadyMadeId) {
  const count = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({ charm: charms, category: categories, count })
    .from(readyMadeCharms)
    .innerJoin(charms, eq(charms.id, readyMadeCharms.charmId))
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(eq(readyMadeCharms.readyMadeId, bracelet))
    .groupBy(charms.id, categories.id)
    .orderBy(desc(count), asc(sql`min(${readyMadeCharms.position})`));
}

/** The string and tying method of a bracelet; null without a known design. */
export async function findParts(db: Db, { stringId, tyingMethodId }: ReadyMadeRow) {
  if (stringId === null) return null;
  const [string] = await db
    .select({ name: braceletStrings.name, material: braceletStrings.material })
    .from(braceletStrings)
    .where(eq(braceletStrings.id, stringId));
  if (string === undefined) return null;
  const [tie] =
    tyingMethodId === null
      ? []
      : await db
          .select({ name: tyingMethods.name, tie: tyingMethods.tie })
          .from(tyingMethods)
          .where(eq(tyingMethods.id, tyingMethodId));
  return { string, tie: tie ?? null };
}
