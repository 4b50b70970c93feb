import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CharmId, DesignId, UserId } from '#domain/kernel/ids.ts';
import type { StringRow, TyingMethodRow } from '#server/catalogue/index.ts';
import { braceletStrings, charms, tyingMethods } from '#server/catalogue/tables.ts';
import { pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { isOneOf, readyQuery } from '#server/platform/db/ready.ts';
import { customBraceletCharms, customBracelets } from '../tables.ts';

export type DesignRow = typeof customBracelets.$inferSelect;

/** A design with its parts from the current catalogue; charms in slot order. */
export type Design = {
  design: DesignRow;
  string: StringRow;
  tyingMethod: TyingMethodRow | null;
  charms: DesignCharm[];
};

const charmColumns = {
  id: charms.id,
  slug: charms.slug,
  name: charms.name,
  meaning: charms.meaning,
  price: charms.price,
  stock: charms.stock,
  reserved: charms.reserved,
  picture: charms.picture,
  makingDays: charms.makingDays,
  removedAt: charms.removedAt,
};
type DesignCharm = {
  position: number;
  charm: Pick<typeof charms.$inferSelect, keyof typeof charmColumns>;
};

export async function insertDesign(
  tx: Tx,
  design: DesignRow,
  placed: readonly { charmId: CharmId; position: number }[],
): Promise<void> {
  await tx.insert(customBracelets).values(design);
  await tx.insert(customBraceletCharms).values(placed.map((slot) => ({ braceletId: design.id, ...slot })));
}

/** A customer's saved designs, newest first. */
export async function listDesigns(
  db: Db,
  userId: UserId,
  { page, limit }: { page: number; limit: number },
): Promise<Design[]> {
  const rows = await selectDesigns(db)
    .where(and(eq(customBracelets.userId, userId), isNull(customBracelets.hiddenAt)))
    .orderBy(desc(customBracelets.createdAt), desc(customBracelets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return withCharms(db, rows);
}

/** Those of the named designs that belong to the customer, unordered. */
export async function findOwnDesigns(db: Db, userId: UserId, ids: readonly DesignId[]): Promise<Design[]> {
  if (ids.length === 0) return [];
  const [rows, placed] = await pipelined([
    ownDesigns(db).execute({ userId, ids }),
    placedOn(db).execute({ ids }),
  ]);
  return joined(rows, placed);
}

/**
 * The same for the ids that a query finds, in one round trip. As an array: whatever PostgreSQL believes about the size of these
 * tables, it looks up the ids by their indexes.
 */
export async function findOwnDesignsAmong(tx: Tx, userId: UserId, ids: SQL): Promise<Design[]> {
  const [rows, placed] = await pipelined([
    selectDesigns(tx).where(
      and(eq(customBracelets.userId, userId), sql`${customBracelets.id} = ANY(ARRAY(${ids}))`),
    ),
    selectPlaced(tx).where(sql`${customBraceletCharms.braceletId} = ANY(ARRAY(${ids}))`),
  ]);
  return joined(rows, placed);
}

const ownDesigns = readyQuery((db) =>
  selectDesigns(db)
    .where(and(eq(customBracelets.userId, sql.placeholder('userId')), isOneOf(customBracelets.id)))
    .prepare('own_designs'),
);

export async function findDesign(db: Db, id: DesignId): Promise<Omit<Design, 'charms'> | undefined> {
  const [row] = await selectDesigns(db).where(eq(customBracelets.id, id));
  return row;
}

/** Any design with this preview. */
export async function findDesignByPreview(db: Db, preview: string): Promise<Design | undefined> {
  const rows = await selectDesigns(db).where(eq(customBracelets.preview, preview)).limit(1);
  const [found] = await withCharms(db, rows);
  return found;
}

export async function findSharedDesign(db: Db, shareToken: string): Promise<Design | undefined> {
  const [found] = await withCharms(
    db,
    await selectDesigns(db).where(eq(customBracelets.shareToken, shareToken)),
  );
  return found;
}

/**
 * Opens the share link of a customer's design.
 * @returns the link's token (`token`, or the existing one) and the name of the design's picture; undefined for a design she may
 *   not share
 */
export async function openLink(
  db: Db,
  userId: UserId,
  id: DesignId,
  token: string,
): Promise<{ token: string; preview: string } | undefined> {
  const [row] = await db
    .update(customBracelets)
    .set({ shareToken: sql`COALESCE(${customBracelets.shareToken}, ${token})` })
    .where(ownSaved(userId, id))
    .returning({ token: customBracelets.shareToken, preview: customBracelets.preview });
  return row && { token: row.token ?? token, preview: row.preview };
}

/** @returns whether the design is hers */
export async function closeLink(db: Db, userId: UserId, id: DesignId): Promise<boolean> {
  const closed = await db
    .update(customBracelets)
    .set({ shareToken: null })
    .where(ownSaved(userId, id))
    .returning({ id: customBracelets.id });
  return closed.length > 0;
}

/**
 * Removes a design from the saved ones and closes its link; carts and orders keep it.
 * @returns the token of its link; undefined when it is not among her saved designs
 */
export async function hide(
  db: Db,
  userId: UserId,
  id: DesignId,
  now: Date,
): Promise<string | null | undefined> {
  const [before] = await db
    .select({ token: customBracelets.shareToken })
    .from(customBracelets)
    .where(ownSaved(userId, id))
    .for('update');
  if (before === undefined) return undefined;
  await db.update(customBracelets).set({ hiddenAt: now, shareToken: null }).where(eq(customBracelets.id, id));
  return before.token;
}

function ownSaved(userId: UserId, id: DesignId) {
  return and(
    eq(customBracelets.id, id),
    eq(customBracelets.userId, userId),
    isNull(customBracelets.hiddenAt),
  );
}

function selectDesigns(db: Db) {
  return db
    .select({ design: customBracelets, string: braceletStrings, tyingMethod: tyingMethods })
    .from(customBracelets)
    .innerJoin(braceletStrings, eq(braceletStrings.id, customBracelets.stringId))
    .leftJoin(tyingMethods, eq(tyingMethods.id, customBracelets.tyingMethodId))
    .$dynamic();
}

/** Loads the charms of all designs in one query. */
async function withCharms(db: Db, rows: readonly Omit<Design, 'charms'>[]): Promise<Design[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ design }) => design.id);
  return joined(rows, await placedOn(db).execute({ ids }));
}

type Placed = DesignCharm & { braceletId: DesignId };

function joined(rows: readonly Omit<Design, 'charms'>[], placed: readonly Placed[]): Design[] {
  const byDesign = Map.groupBy(placed, ({ braceletId }) => braceletId);
  return rows.map((row) => ({ ...row, charms: byDesign.get(row.design.id) ?? [] }));
}

/** Charms of designs, in slot order. */
function selectPlaced(db: Db) {
  return db
    .select({
      braceletId: customBraceletCharms.braceletId,
      position: customBraceletCharms.position,
      charm: charmColumns,
    })
    .from(customBraceletCharms)
    .innerJoin(charms, eq(charms.id, customBraceletCharms.charmId))
    .orderBy(asc(customBraceletCharms.position))
    .$dynamic();
}

const placedOn = readyQuery((db) =>
  selectPlaced(db).where(isOneOf(customBraceletCharms.braceletId)).prepare('placed_on_designs'),
);
