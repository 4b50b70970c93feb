import { and, desc, eq, getColumns, gte, lte, sql } from 'drizzle-orm';
import type * as wire from '#contract/http/stock.ts';
import type { z } from '#contract/zod.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
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
 * @throws ShopError NOT_FOUND for an unknown item, while one that is no longer sold keeps its ledger; INVALID_INPUT for a cursor
 * that no page gave
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
  // The balance of a made-up cursor fits no movement.
  if (entries.some(({ stock, reservedStock }) => stock < 0 || reservedStock < 0))
    throw new ShopError('INVALID_INPUT');
  const last = movements.length > limit ? shown.at(-1) : undefined;
  return {
    thing: { _id: piece.id, name: thing.name, stock: thing.stock, reservedStock: thing.reserved },
    entries,
    older: last === undefined ? null : `${last.id}.${balance.stock}.${balance.reserved}`,
  };
}

/**
 * Pieces that importing a table has added to charms so far, removed ones subtracted.
 * @param exported the charms, with the last line of the ledger when the table was exported
 */
export async function listImported(
  db: Db,
  exported: readonly { charmId: CharmId; line: number }[],
): Promise<ReadonlyMap<CharmId, number>> {
  if (exported.length === 0) return new Map();
  const ids = sql.param(exported.map(({ charmId }) => charmId));
  const lines = sql.param(exported.map(({ line }) => line));
  // Whatever was imported from a table came after its export: of the ledger of a charm, only the end is read.
  const { rows } = await db.execute<{ charmId: CharmId; pieces: string }>(sql`
    SELECT exported.charm_id AS "charmId", sum(shelf) AS pieces
    FROM unnest(${ids}::uuid[], ${lines}::bigint[]) AS exported(charm_id, line)
    JOIN ${stockMovements} AS movement
      ON movement.charm_id = exported.charm_id AND movement.id > exported.line AND of_export = exported.line
    GROUP BY exported.charm_id`);
  return new Map(rows.map(({ charmId, pieces }) => [charmId, Number(pieces)]));
}

/** Parses a cursor: `<id of the last line>.<stock>.<reserved>` before that line. */
function endIn(text: string): Balance & { id: number } {
  const [id = 0, stock = 0, reserved = 0] = text.split('.').map(Number);
  return { id, stock, reserved };
}

/** The item and its movements in one snapshot; reads only the end of its ledger. */
async function read(db: Db, { kind, id }: Piece, before: number | undefined, limit: number) {
  const [table, column] =
    kind === 'charm'
      ? ([charms, stockMovements.charmId] as const)
      : ([readyMadeBracelets, stockMovements.readyMadeId] as const);
  // As a range and in the order of the item's own index: by id alone, PostgreSQL may read the ledger of the whole shop backwards
  // until it finds enough, which for an item that has not moved for long takes seconds.
  const isBefore =
    before === undefined ? lte(column, id) : sql`(${column}, ${stockMovements.id}) < (${id}, ${before})`;
  const movement = db
    .select()
    .from(stockMovements)
    .where(and(gte(column, id), isBefore))
    .orderBy(desc(column), desc(stockMovements.id))
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
