import { and, desc, eq, getColumns, lt, sql } from 'drizzle-orm';
import type * as wire from '#contract/http/stock.ts';
import type { z } from '#contract/zod.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { orNotFound } from '../goods/queries.ts';
import { charms, readyMadeBracelets, stockMovements } from '../tables.ts';
import type { Piece } from './service.ts';

type Movement = typeof stockMovements.$inferSelect;
/** Pieces on the shelf, and how many of them are reserved. */
type Balance = { stock: number; reserved: number };

/**
 * The stock movements of one item, newest first, with the balance after each. Balances are computed backwards from the current
 * stock, or from the end of the previous page: every movement locks the item's row, so ids follow commit order, and the balance
 * at an id never changes.
 * @throws ShopError NOT_FOUND for an unknown item; one that is no longer sold keeps its ledger
 */
export async function getLedger(
  db: Db,
  piece: Piece,
  { before, limit }: z.output<typeof wire.StockLedgerQuery>,
): Promise<wire.StockLedger> {
  const end = before === undefined ? null : endIn(before);
  // One more than shown reveals whether there is a next page.
  const { thing, movements } = await read(db, piece, end?.id, limit + 1);
  const shown = movements.slice(0, limit);
  const people = await getPeople(db, [...new Set(shown.flatMap(({ userId }) => userId ?? []))]);
  let balance: Balance = end ?? thing;
  const entries = shown.map((movement) => {
    const after = balance;
    balance = { stock: after.stock - movement.shelf, reserved: after.reserved - movement.reserved };
    return present(movement, after, people);
  });
  const last = movements.length > limit ? shown.at(-1) : undefined;
  return {
    thing: { _id: piece.id, name: thing.name, stock: thing.stock, reservedStock: thing.reserved },
    entries,
    older: last === undefined ? null : `${last.id}.${balance.stock}.${balance.reserved}`,
  };
}

/** Parses a cursor: `<id of the last line>.<stock>.<reserved>` before that line. */
function endIn(text: string): Balance & { id: number } {
  const [id = 0, stock = 0, reserved = 0] = text.split('.').map(Number);
  return { id, stock, reserved };
}

/** The item and its movements in one snapshot; reads only the end of its ledger. */
async function read(db: Db, { kind, id }: Piece, before: number | undefined, limit: number) {
  const [table, isIts] =
    kind === 'charm'
      ? ([charms, eq(stockMovements.charmId, id)] as const)
      : ([readyMadeBracelets, eq(stockMovements.readyMadeId, id)] as const);
  const movement = db
    .select()
    .from(stockMovements)
    .where(and(isIts, before === undefined ? undefined : lt(stockMovements.id, before)))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .as('movement');
  const rows = await db
    .select({
      thing: { name: table.name, stock: table.stock, reserved: table.reserved },
      movement: getColumns(movement),
    })
    .from(table)
    .leftJoin(movement, sql`true`)
    .where(eq(table.id, id))
    .orderBy(desc(movement.id));
  return { thing: orNotFound(rows[0]).thing, movements: rows.flatMap((row) => row.movement ?? []) };
}

function present(
  { id, at, reason, shelf, reserved, orderId, userId }: Movement,
  after: Balance,
  people: Awaited<ReturnType<typeof getPeople>>,
): wire.StockLedgerEntry {
  const person = userId === null ? undefined : people.get(userId);
  return {
    _id: String(id),
    at: at.toISOString(),
    reason,
    shelf,
    reserved,
    stock: after.stock,
    reservedStock: after.reserved,
    order: orderId,
    by: person === undefined ? null : { _id: person.id, name: person.name, role: person.role },
  };
}
