import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { wholePrice, type Bracelet, type PricedLine } from '#domain/cart/lines.ts';
import type { DesignId, UserId } from '#domain/kernel/ids.ts';
import type { ReadyMadeRow } from '#server/catalogue/index.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { designPrice, findOwnDesigns, findOwnDesignsAmong, type Design } from '#server/design/index.ts';
import { pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { readyQuery } from '#server/platform/db/ready.ts';
import { cartItems, carts } from './tables.ts';

/** A line with its bracelet, at the catalogue's current prices. */
export type CartLine = PricedLine &
  ({ design: Design; readyMade: null } | { design: null; readyMade: ReadyMadeRow });

/** Locks the cart's row (creating it if needed) until the transaction ends. */
export async function lockCart(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .insert(carts)
    .values({ userId, updatedAt: now })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } });
}

/** The lines in the order they were added; three queries regardless of their number. */
export async function listLines(db: Db, userId: UserId): Promise<CartLine[]> {
  const items = await itemsOf(db).execute({ userId });
  const designIds = items.flatMap(({ customBraceletId }) => customBraceletId ?? []);
  const readyMadeIds = items.flatMap(({ readyMadeId }) => readyMadeId ?? []);
  const [designs, bracelets] = await pipelined([
    findOwnDesigns(db, userId, designIds),
    readyMadeIds.length === 0
      ? []
      : db.select().from(readyMadeBracelets).where(inArray(readyMadeBracelets.id, readyMadeIds)),
  ]);
  return linesOf(items, designs, bracelets);
}

const itemsOf = readyQuery((db) =>
  db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, sql.placeholder('userId')))
    .prepare('cart_items_of'),
);

/** Removes and returns the lines, in one round trip; the cart must be locked, or be locked by a statement sent just before. */
export async function takeLines(tx: Tx, userId: UserId): Promise<CartLine[]> {
  const inCart = (id: AnyPgColumn) =>
    sql`SELECT ${id} FROM ${cartItems} WHERE ${cartItems.userId} = ${userId}`;
  const [designs, bracelets, items] = await pipelined([
    findOwnDesignsAmong(tx, userId, inCart(cartItems.customBraceletId)),
    tx
      .select()
      .from(readyMadeBracelets)
      .where(sql`${readyMadeBracelets.id} = ANY(ARRAY(${inCart(cartItems.readyMadeId)}))`),
    tx.delete(cartItems).where(eq(cartItems.userId, userId)).returning(),
  ]);
  return linesOf(items, designs, bracelets);
}

type ItemRow = typeof cartItems.$inferSelect;

function linesOf(
  rows: readonly ItemRow[],
  designs: readonly Design[],
  bracelets: readonly ReadyMadeRow[],
): CartLine[] {
  const items = rows.toSorted((one, other) => one.id - other.id);
  return items.flatMap(({ quantity, customBraceletId, readyMadeId }): CartLine[] => {
    const design = designs.find((own) => own.design.id === customBraceletId);
    const readyMade = bracelets.find(({ id }) => id === readyMadeId);
    if (design) return [customLine(design, quantity)];
    return readyMade ? [readyMadeLine(readyMade, quantity)] : [];
  });
}

function customLine(design: Design, quantity: number): CartLine {
  const charms = design.charms.map(({ charm }) => ({ charmId: charm.id }));
  return {
    bracelet: { kind: 'custom', id: design.design.id },
    quantity,
    charms,
    design,
    readyMade: null,
    ...designPrice(design),
  };
}

function readyMadeLine(readyMade: ReadyMadeRow, quantity: number): CartLine {
  const bracelet: Bracelet = { kind: 'ready_made', id: readyMade.id };
  return { bracelet, quantity, charms: [], design: null, readyMade, ...wholePrice(readyMade.price) };
}

/** Inserts a line, or increases the quantity of the existing one. */
export async function addToLine(tx: Tx, userId: UserId, bracelet: Bracelet, quantity: number): Promise<void> {
  const custom = bracelet.kind === 'custom';
  await tx
    .insert(cartItems)
    .values({
      userId,
      customBraceletId: custom ? bracelet.id : null,
      readyMadeId: custom ? null : bracelet.id,
      quantity,
    })
    .onConflictDoUpdate({
      target: [cartItems.userId, custom ? cartItems.customBraceletId : cartItems.readyMadeId],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity` },
    });
}

/** @returns the line's quantity, or null when there is no such line */
export async function findQuantity(tx: Tx, userId: UserId, bracelet: Bracelet): Promise<number | null> {
  const [line] = await tx
    .select({ quantity: cartItems.quantity })
    .from(cartItems)
    .where(lineOf(userId, bracelet));
  return line?.quantity ?? null;
}

export async function setLine(tx: Tx, userId: UserId, bracelet: Bracelet, quantity: number): Promise<void> {
  await tx.update(cartItems).set({ quantity }).where(lineOf(userId, bracelet));
}

/** Replaces the design of a line, keeping quantity and position. @returns whether there was such a line */
export async function replaceInLine(tx: Tx, userId: UserId, old: DesignId, by: DesignId): Promise<boolean> {
  const replaced = await tx
    .update(cartItems)
    .set({ customBraceletId: by })
    .where(lineOf(userId, { kind: 'custom', id: old }))
    .returning({ id: cartItems.id });
  return replaced.length > 0;
}

/** @returns whether there was such a line */
export async function deleteLine(tx: Tx, userId: UserId, bracelet: Bracelet): Promise<boolean> {
  const gone = await tx.delete(cartItems).where(lineOf(userId, bracelet)).returning({ id: cartItems.id });
  return gone.length > 0;
}

export async function deleteLines(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
}

function lineOf(userId: UserId, bracelet: Bracelet) {
  const which =
    bracelet.kind === 'custom'
      ? eq(cartItems.customBraceletId, bracelet.id)
      : eq(cartItems.readyMadeId, bracelet.id);
  return and(eq(cartItems.userId, userId), which);
}
