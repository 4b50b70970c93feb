import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { CharmInCategory, ReadyMadeRow } from '../charms/repository.ts';
import { braceletStrings, categories, charms, readyMadeBracelets, tyingMethods } from '../tables.ts';

/** What texts name goods by: charms and ready-made bracelets by slug. What is sold no more is left out. */
export function listCharmsBySlug(db: Db, slugs: readonly string[]): Promise<CharmInCategory[]> {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(and(inArray(charms.slug, [...slugs]), isNull(charms.removedAt)));
}

export async function findReadyMadeBySlug(db: Db, slug: string): Promise<ReadyMadeRow | undefined> {
  const [row] = await db
    .select()
    .from(readyMadeBracelets)
    .where(and(eq(readyMadeBracelets.slug, slug), isNull(readyMadeBracelets.removedAt)));
  return row;
}

/** Strings and tying methods have no slug: their name is unique among what is sold. */
export async function idsByName(
  db: Db,
): Promise<{ strings: Map<string, StringId>; tyingMethods: Map<string, TyingMethodId> }> {
  const [strings, methods] = await Promise.all([
    db
      .select({ id: braceletStrings.id, name: braceletStrings.name })
      .from(braceletStrings)
      .where(isNull(braceletStrings.removedAt)),
    db
      .select({ id: tyingMethods.id, name: tyingMethods.name })
      .from(tyingMethods)
      .where(and(isNull(tyingMethods.removedAt), eq(tyingMethods.isActive, true))),
  ]);
  return {
    strings: new Map(strings.map(({ id, name }) => [name, id])),
    tyingMethods: new Map(methods.map(({ id, name }) => [name, id])),
  };
}
