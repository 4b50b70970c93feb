import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CategoryId, CharmId, ReadyMadeId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import type {
  CategoryRow,
  CharmRow,
  ReadyMadeCharmRow,
  ReadyMadeRow,
  StringRow,
  TyingMethodRow,
} from '../charms/repository.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from '../tables.ts';

type Changed<Row> = Partial<Row> & { updatedAt: Date };

/**
 * Reading to write, making and changing the rows of one shelf. Written once for each table: drizzle types a table, not a
 * family of them.
 */
export const categoryRows = {
  async hold(tx: Tx, id: CategoryId): Promise<CategoryRow | undefined> {
    const living = and(eq(categories.id, id), isNull(categories.removedAt));
    return (await tx.select().from(categories).where(living).for('update'))[0];
  },
  async save(tx: Tx, id: CategoryId, change: Changed<CategoryRow>): Promise<CategoryRow | undefined> {
    return (await tx.update(categories).set(change).where(eq(categories.id, id)).returning())[0];
  },
};

export const charmRows = {
  async hold(tx: Tx, id: CharmId): Promise<CharmRow | undefined> {
    const living = and(eq(charms.id, id), isNull(charms.removedAt));
    return (await tx.select().from(charms).where(living).for('update'))[0];
  },
  async save(tx: Tx, id: CharmId, change: Changed<CharmRow>): Promise<CharmRow | undefined> {
    return (await tx.update(charms).set(change).where(eq(charms.id, id)).returning())[0];
  },
};

export const stringRows = {
  async hold(tx: Tx, id: StringId): Promise<StringRow | undefined> {
    const living = and(eq(braceletStrings.id, id), isNull(braceletStrings.removedAt));
    return (await tx.select().from(braceletStrings).where(living).for('update'))[0];
  },
  async save(tx: Tx, id: StringId, change: Changed<StringRow>): Promise<StringRow | undefined> {
    return (await tx.update(braceletStrings).set(change).where(eq(braceletStrings.id, id)).returning())[0];
  },
};

export const tyingMethodRows = {
  async hold(tx: Tx, id: TyingMethodId): Promise<TyingMethodRow | undefined> {
    const living = and(eq(tyingMethods.id, id), isNull(tyingMethods.removedAt));
    return (await tx.select().from(tyingMethods).where(living).for('update'))[0];
  },
  async save(
    tx: Tx,
    id: TyingMethodId,
    change: Changed<TyingMethodRow>,
  ): Promise<TyingMethodRow | undefined> {
    return (await tx.update(tyingMethods).set(change).where(eq(tyingMethods.id, id)).returning())[0];
  },
};

export const readyMadeRows = {
  async hold(tx: Tx, id: ReadyMadeId): Promise<ReadyMadeRow | undefined> {
    const living = and(eq(readyMadeBracelets.id, id), isNull(readyMadeBracelets.removedAt));
    return (await tx.select().from(readyMadeBracelets).where(living).for('update'))[0];
  },
  async save(tx: Tx, id: ReadyMadeId, change: Changed<ReadyMadeRow>): Promise<ReadyMadeRow | undefined> {
    const wanted = eq(readyMadeBracelets.id, id);
    return (await tx.update(readyMadeBracelets).set(change).where(wanted).returning())[0];
  },
};

/** Kept from being removed until the transaction ends, so that no charm ends up without its category. */
export async function holdCategory(tx: Tx, id: CategoryId | undefined): Promise<CategoryRow | undefined> {
  const living = and(id === undefined ? undefined : eq(categories.id, id), isNull(categories.removedAt));
  const found = tx
    .select()
    .from(categories)
    .where(living)
    .orderBy(categories.position, categories.id)
    .limit(1);
  return (await found.for('share'))[0];
}

export async function hasCharms(tx: Tx, id: CategoryId): Promise<boolean> {
  return (await tx.$count(charms, and(eq(charms.categoryId, id), isNull(charms.removedAt)))) > 0;
}

/** Puts every charm of a category into another; held in id order, like buyers hold them. */
export async function moveCharms(tx: Tx, from: CategoryId, to: CategoryId): Promise<void> {
  const living = and(eq(charms.categoryId, from), isNull(charms.removedAt));
  const rows = await tx.select({ id: charms.id }).from(charms).where(living).orderBy(charms.id).for('update');
  if (rows.length === 0) return;
  const moving = inArray(
    charms.id,
    rows.map(({ id }) => id),
  );
  await tx.update(charms).set({ categoryId: to }).where(moving);
}

export function countCharms(db: Db, id: CategoryId): Promise<number> {
  return db.$count(charms, and(eq(charms.categoryId, id), isNull(charms.removedAt)));
}

type PlaceIn =
  | typeof categories
  | typeof charms
  | typeof braceletStrings
  | typeof tyingMethods
  | typeof readyMadeBracelets;

/** The place behind all others. */
export async function nextPosition(tx: Tx, table: PlaceIn): Promise<number> {
  const [row] = await tx.select({ last: sql<number | null>`max(${table.position})` }).from(table);
  return (row?.last ?? -1) + 1;
}

export async function isSlugTaken(tx: Tx, table: typeof charms | typeof readyMadeBracelets, slug: string) {
  return (await tx.$count(table, eq(table.slug, slug))) > 0;
}

/** Whether a picture of the uploads is still shown by something on offer or by something removed. */
export async function isPictureUsed(db: Db, picture: string): Promise<boolean> {
  const inCharms = await db.$count(charms, eq(charms.picture, picture));
  return inCharms > 0 || (await db.$count(readyMadeBracelets, eq(readyMadeBracelets.picture, picture))) > 0;
}

export async function replaceDesign(
  tx: Tx,
  readyMadeId: ReadyMadeId,
  placed: readonly Omit<ReadyMadeCharmRow, 'readyMadeId'>[],
): Promise<void> {
  await tx.delete(readyMadeCharms).where(eq(readyMadeCharms.readyMadeId, readyMadeId));
  await tx.insert(readyMadeCharms).values(placed.map((each) => ({ readyMadeId, ...each })));
}

export async function holdCharms(tx: Tx, ids: readonly CharmId[]): Promise<void> {
  const named = inArray(charms.id, [...ids]);
  await tx.select({ id: charms.id }).from(charms).where(named).orderBy(charms.id).for('update');
}

/** Living charms by name, for an import. */
export function listCharmsNamed(tx: Tx, names: readonly string[]): Promise<CharmRow[]> {
  return tx
    .select()
    .from(charms)
    .where(and(inArray(charms.name, [...names]), isNull(charms.removedAt)))
    .orderBy(charms.id);
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
