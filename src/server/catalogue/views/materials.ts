import { asc, eq, isNull } from 'drizzle-orm';
import { braceletFacts } from '#domain/catalogue/bracelet-facts.ts';
import {
  braceletFactRows,
  braceletSize,
  charmFactRows,
  charmSize,
  type FactRows,
} from '#domain/catalogue/fact-rows.ts';
import { factsIn, factsOf } from '#domain/catalogue/facts.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import type { Db } from '#server/platform/db/connection.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from '../tables.ts';

/** Material and size of an item on offer, as on its page (decision 0065); null is unknown. */
export type MaterialAndSize = {
  materials: readonly string[];
  size: string | null;
  weightG: number | null;
  /** All fact rows of its page, in reading order. */
  rows: FactRows;
};

/** For everything on offer, by the path of its page. */
export async function listMaterials(db: Db): Promise<ReadonlyMap<string, MaterialAndSize>> {
  const [single, strung] = await Promise.all([listCharms(db), listStrung(db)]);
  return new Map([
    ...single.map(({ charm, category }): [string, MaterialAndSize] => {
      const facts = factsOf(factsIn(category), factsIn(charm));
      const materials = facts.material === null ? [] : [facts.material];
      const made = { materials, size: charmSize(facts), weightG: facts.weightG, rows: charmFactRows(facts) };
      return [charmPath(charm.slug), made];
    }),
    ...[...Map.groupBy(strung, ({ bracelet }) => bracelet.slug)].map(
      ([slug, hung]): [string, MaterialAndSize] => {
        const { bracelet, material, knot } = hung[0]!;
        const facts = braceletFacts(
          hung.map(({ charm, category }) => factsOf(factsIn(category), factsIn(charm))),
          { material, knot, wristCm: bracelet.wristSize },
        );
        const { material: materials, weightG } = facts;
        return [
          braceletPath(slug),
          { materials, size: braceletSize(facts), weightG, rows: braceletFactRows(facts) },
        ];
      },
    ),
  ]);
}

function listCharms(db: Db) {
  return db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(isNull(charms.removedAt));
}

/** Every charm of every bracelet with a known design, in order of position. */
function listStrung(db: Db) {
  return db
    .select({
      bracelet: readyMadeBracelets,
      charm: charms,
      category: categories,
      material: braceletStrings.material,
      knot: tyingMethods.tie,
    })
    .from(readyMadeBracelets)
    .innerJoin(braceletStrings, eq(braceletStrings.id, readyMadeBracelets.stringId))
    .leftJoin(tyingMethods, eq(tyingMethods.id, readyMadeBracelets.tyingMethodId))
    .innerJoin(readyMadeCharms, eq(readyMadeCharms.readyMadeId, readyMadeBracelets.id))
    .innerJoin(charms, eq(charms.id, readyMadeCharms.charmId))
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(isNull(readyMadeBracelets.removedAt))
    .orderBy(asc(readyMadeCharms.position));
}
