import { isNull } from 'drizzle-orm';
import type { CategoryType } from '#domain/catalogue/categories.ts';
import type { CategoryId } from '#domain/kernel/ids.ts';
import * as tables from '#server/catalogue/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { braceletStrings, categories, charms, tyingMethods } from './catalogue.ts';
import { categoryRow, charmRow, knotRow, stringRow } from './demo-catalogue.ts';

/** Slugs of the chosen articles; unknown slugs are ignored. */
export type StarterChoice = {
  charms: readonly string[];
  strings: readonly string[];
  knots: readonly string[];
  /** categories added even without a charm */
  categories?: readonly CategoryType[];
};

/** The articles added, under the names that the audit log uses. */
export type StarterRows = Record<'category' | 'charm' | 'bracelet-string' | 'tying-method', Added[]>;
type Added = { id: string; name: string };

/** Number of charms available. */
export const STARTER_CHARMS = charms.length;

/** The first `howMany` charms, with every string and every knot. */
export function firstOfStarter(howMany: number): StarterChoice {
  return {
    categories: categories.map(({ type }) => type),
    charms: charms.slice(0, howMany).map(({ slug }) => slug),
    strings: braceletStrings.map(({ slug }) => slug),
    knots: tyingMethods.map(({ slug }) => slug),
  };
}

/** Everything available, and whether it is in the shop already, or was. */
export async function listStarter(db: Db) {
  const [own, strings, knots] = await Promise.all([
    db
      .select({ id: tables.charms.id, name: tables.charms.name, slug: tables.charms.slug })
      .from(tables.charms),
    db
      .select({ id: tables.braceletStrings.id, name: tables.braceletStrings.name })
      .from(tables.braceletStrings),
    db.select({ id: tables.tyingMethods.id, name: tables.tyingMethods.name }).from(tables.tyingMethods),
  ]);
  const takenBy = (rows: readonly Added[], row: Added) =>
    rows.some(({ id, name }) => id === row.id || name === row.name);
  const slugs = new Set(own.map(({ slug }) => slug));
  return {
    categories: categories.map(({ type, name }) => ({ type, name })),
    charms: charms.map(({ slug, name, price, category }) => ({
      slug,
      name,
      price,
      category,
      taken: slugs.has(slug),
    })),
    strings: braceletStrings.map((string) => ({ ...string, taken: takenBy(strings, stringRow(string)) })),
    knots: tyingMethods.map((knot) => ({ ...knot, taken: takenBy(knots, knotRow(knot)) })),
  };
}

/**
 * Adds the starter catalogue: strings, knots and charms in their categories, with pictures and suggested prices, without stock,
 * and without sizes or materials that the shop has not stated itself. It contains no people, orders or messages of the demo.
 * Existing articles are kept, so that it can be requested again.
 */
export async function seedStarter(tx: Tx, now: Date, choice: StarterChoice): Promise<StarterRows> {
  const dates = { createdAt: now, updatedAt: now };
  const among = <T extends { slug: string }>(all: readonly T[], slugs: readonly string[]) =>
    all.filter(({ slug }) => slugs.includes(slug));
  const chosen = among(charms, choice.charms);
  const types = new Set([...(choice.categories ?? []), ...chosen.map(({ category }) => category)]);
  const { added: category, idOf } = await addCategories(tx, now, types);
  const rows = chosen.map((charm) => ({ ...charmRow(charm, idOf(charm.category)), ...dates }));
  const strings = among(braceletStrings, choice.strings).map((row) => ({ ...stringRow(row), ...dates }));
  const knots = among(tyingMethods, choice.knots).map((row) => ({ ...knotRow(row), ...dates }));
  return {
    category,
    charm: await addNew(tx, tables.charms, rows),
    'bracelet-string': await addNew(tx, tables.braceletStrings, strings),
    'tying-method': await addNew(tx, tables.tyingMethods, knots),
  };
}

/** One category per type: the shop's own where it has one. */
async function addCategories(tx: Tx, now: Date, types: ReadonlySet<CategoryType>) {
  const known = await tx.select().from(tables.categories);
  const own = known.filter(({ removedAt }) => removedAt === null);
  const missing = categories.filter(
    ({ type, name }) => types.has(type) && !own.some((row) => row.type === type || row.name === name),
  );
  const rows = missing.map((category) => {
    const row = categoryRow(category);
    const wasRemoved = known.some(({ id }) => id === row.id);
    return { ...row, ...(wasRemoved && { id: newId<CategoryId>(now) }), createdAt: now, updatedAt: now };
  });
  const added = await addNew(tx, tables.categories, rows);
  const there = await tx.select().from(tables.categories).where(isNull(tables.categories.removedAt));
  const idOf = (type: CategoryType): CategoryId => {
    const name = categories.find((category) => category.type === type)?.name;
    const row = there.find((each) => each.type === type) ?? there.find((each) => each.name === name);
    if (row === undefined) throw new Error(`no category of the kind ${type}`);
    return row.id;
  };
  return { added, idOf };
}

type GoodsTable =
  | typeof tables.categories
  | typeof tables.charms
  | typeof tables.braceletStrings
  | typeof tables.tyingMethods;

/** Inserts rows that do not exist yet, by id, name or slug. */
async function addNew<Table extends GoodsTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<Added[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(table)
    .values([...rows] as never)
    .onConflictDoNothing()
    .returning({ id: table.id, name: table.name });
}
