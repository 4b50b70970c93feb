import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm';
import { slugOf } from '#domain/catalogue/goods.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { braceletStrings, categories, charms, readyMadeBracelets, tyingMethods } from '../tables.ts';

export type GoodsTable =
  | typeof categories
  | typeof charms
  | typeof braceletStrings
  | typeof tyingMethods
  | typeof readyMadeBracelets;

/** Row operations of one table of goods. Removed rows are not found. */
export function rowsOf<Table extends GoodsTable>(table: Table) {
  type Row = Table['$inferSelect'];
  // Drizzle types a single table, not a union: internally every table is cast to the smallest one.
  const rows = table as unknown as typeof categories;
  type Small = typeof categories.$inferSelect;
  return {
    async lock(tx: Tx, id: Row['id']): Promise<Row | undefined> {
      const living = and(eq(rows.id, id as Small['id']), isNull(rows.removedAt));
      return (await tx.select().from(rows).where(living).for('update'))[0];
    },
    async insert(tx: Tx, row: Row): Promise<void> {
      await tx.insert(rows).values(row as Small);
    },
    async save(tx: Tx, id: Row['id'], change: Partial<Row>): Promise<Row | undefined> {
      const wanted = eq(rows.id, id as Small['id']);
      const changed = tx.update(rows).set(change as Partial<Small>);
      return (await changed.where(wanted).returning())[0];
    },
    /** The position after all others. */
    async nextPosition(tx: Tx): Promise<number> {
      const [row] = await tx.select({ last: sql<number | null>`max(${rows.position})` }).from(rows);
      return (row?.last ?? -1) + 1;
    },
  };
}

/** The name's slug; with the end of the id appended when other goods (on offer or removed) have it. */
export async function freeSlug(
  tx: Tx,
  table: typeof charms | typeof readyMadeBracelets,
  name: string,
  id: string,
): Promise<string> {
  const slug = slugOf(name);
  const isTaken = (await tx.$count(table, eq(table.slug, slug))) > 0;
  return isTaken ? `${slug}-${id.slice(-6)}` : slug;
}

/** Whether any goods, on offer or removed, still show an uploaded picture. */
export async function isPictureUsed(db: Db, picture: string): Promise<boolean> {
  const usesPicture = or(eq(charms.picture, picture), arrayContains(charms.morePictures, [picture]));
  const inCharms = await db.$count(charms, usesPicture);
  return inCharms > 0 || (await db.$count(readyMadeBracelets, eq(readyMadeBracelets.picture, picture))) > 0;
}
