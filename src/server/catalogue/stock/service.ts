import { sql, type SQL } from 'drizzle-orm';
import type { StockReason } from '#domain/catalogue/stock-reasons.ts';
import { sumByCharm, stockFailureMessage, type Pieces } from '#domain/catalogue/shortage.ts';
import type { CharmId, OrderId, ReadyMadeId, UserId } from '#domain/kernel/ids.ts';
import { pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { charms, readyMadeBracelets, stockMovements } from '../tables.ts';

/** An item counted by the piece: a charm, or a ready-made bracelet as a whole. */
export type Piece = { kind: 'charm'; id: CharmId } | { kind: 'ready_made'; id: ReadyMadeId };
/** Quantities, added up so that each item occurs once. */
export type Wanted = readonly (Piece & { quantity: number })[];

/** Charm quantities as wanted items. */
export function charmsWanted(pieces: readonly Pieces[]): Wanted {
  return pieces.map(({ charmId, quantity }) => ({ kind: 'charm', id: charmId, quantity }));
}

/** An item of which more is wanted than available. */
export type MissingStock = Piece & { name: string; requested: number; available: number };

/** The pieces available for sale, by id. */
export type AvailableStock = ReadonlyMap<string, { name: string; available: number }>;

/** Why pieces move, for the ledger. */
export type Cause = {
  reason: StockReason;
  orderId: OrderId | null;
  userId: UserId | null;
  /** `ofExport` of the ledger line. */
  ofExport?: number | undefined;
  now: Date;
};

const SHELVES = { charm: charms, ready_made: readyMadeBracelets } as const;
const KINDS = ['charm', 'ready_made'] as const;
const LEDGER_COLUMN = { charm: stockMovements.charmId, ready_made: stockMovements.readyMadeId } as const;

/**
 * Reserves pieces for an order: all of them or none. Rows are locked in id order, charms before bracelets, so that orders do not
 * deadlock. It fails only in the database, so it may be sent together with the commit.
 * @throws ShopError STOCK_INSUFFICIENT naming every item that is short
 */
export async function reserve(tx: Tx, wanted: Wanted, cause: Cause): Promise<void> {
  const said = lockAndMove(tx, wanted, { shelf: 0, reserved: 1 }, cause);
  const [locked, moved] = await Promise.allSettled([said.locking, said.moving]);
  if (locked.status === 'rejected') throw locked.reason;
  if (moved.status === 'fulfilled') return;
  const missing = missingStockOf(wanted, byId(locked.value));
  throw missing.length > 0 ? stockInsufficient(missing) : moved.reason;
}

/** Releases what `reserve` reserved. */
export async function release(tx: Tx, wanted: Wanted, cause: Cause): Promise<void> {
  await moveAll(tx, wanted, { shelf: 0, reserved: -1 }, cause);
}

/** Takes reserved pieces off the shelf when they are shipped. */
export async function removeReserved(tx: Tx, wanted: Wanted, cause: Cause): Promise<void> {
  await moveAll(tx, wanted, { shelf: -1, reserved: -1 }, cause);
}

/**
 * Adds pieces to the shelf, or removes them where a quantity is negative: a delivery, a count, a return.
 * @throws Error when a shelf would hold less than is reserved; callers check that beforehand, with the rows locked
 */
export async function adjustStock(tx: Tx, pieces: Wanted, cause: Cause): Promise<void> {
  await moveAll(
    tx,
    pieces.filter(({ quantity }) => quantity !== 0),
    { shelf: 1, reserved: 0 },
    cause,
  );
}

type Exchange = { from: CharmId; to: CharmId; quantity: number; broken: number };

/**
 * Reserves other charms in place of those of an order; `broken` of the old ones leave the shelf. All or nothing.
 * @throws ShopError STOCK_INSUFFICIENT
 */
export async function exchangeCharms(
  tx: Tx,
  exchanges: readonly Exchange[],
  cause: Omit<Cause, 'reason'>,
): Promise<void> {
  const added = (pieces: (exchange: Exchange) => Pieces) =>
    charmsWanted(sumByCharm(exchanges.map(pieces))).filter(({ quantity }) => quantity > 0);
  const old = added(({ from, quantity }) => ({ charmId: from, quantity }));
  const broken = added((exchange) => ({ charmId: exchange.from, quantity: exchange.broken }));
  const fresh = added(({ to, quantity }) => ({ charmId: to, quantity }));
  const because = { ...cause, reason: 'exchange' } as const;
  await lock(tx, 'charm', [...old, ...fresh]);
  await moveAll(tx, old, { shelf: 0, reserved: -1 }, because);
  await moveAll(tx, broken, { shelf: -1, reserved: 0 }, { ...cause, reason: 'breakage' });
  const missing = missingStockOf(fresh, await availableStockOf(tx, fresh));
  if (missing.length > 0) throw stockInsufficient(missing);
  await moveAll(tx, fresh, { shelf: 0, reserved: 1 }, because);
}

/** Books the initial stock, so that the ledger is complete from the beginning. */
export async function bookInitialStock(tx: Tx, wanted: Wanted, now: Date): Promise<void> {
  const cause: Cause = { reason: 'opening', orderId: null, userId: null, now };
  await moveAll(
    tx,
    wanted.filter(({ quantity }) => quantity > 0),
    { shelf: 1, reserved: 0 },
    cause,
  );
}

/** The available pieces of these items. Without a lock: `reserve` decides. */
export async function availableStockOf(db: Db, wanted: Wanted): Promise<AvailableStock> {
  const rows: LeftRow[] = [];
  for (const kind of KINDS) {
    const named = thoseIn(wanted, kind);
    if (named !== null) rows.push(...(await db.select(leftColumns(kind)).from(SHELVES[kind]).where(named)));
  }
  return byId(rows);
}

/** The items that are short. */
export function missingStockOf(wanted: Wanted, left: AvailableStock): MissingStock[] {
  return wanted.flatMap(({ quantity, ...piece }) => {
    const { name, available } = left.get(piece.id) ?? { name: '', available: 0 };
    return quantity <= available ? [] : [{ ...piece, name, requested: quantity, available }];
  });
}

/** The 409 whose wording is part of the API (decisions, Wire format). */
export function stockInsufficient(missing: readonly MissingStock[]): ShopError {
  return new ShopError('STOCK_INSUFFICIENT', {
    message: stockFailureMessage(missing),
    details: missing.map(({ kind, id, name, requested, available }) => ({
      path: 'items',
      message: `Insufficient stock for charm "${name}"`,
      charmId: kind === 'charm' ? id : null,
      readyMadeBraceletId: kind === 'ready_made' ? id : null,
      name,
      requested,
      available,
    })),
  });
}

/** The change of shelf and of reservations for each wanted piece. */
type Step = { shelf: number; reserved: number };

/** @throws Error when a shelf would hold less than is reserved, which is a bug of the caller */
async function moveAll(tx: Tx, wanted: Wanted, step: Step, cause: Cause): Promise<void> {
  const { locking, moving } = lockAndMove(tx, wanted, step, cause);
  await pipelined([locking, moving]);
}

/**
 * Locks the rows in id order and moves the pieces, pipelined, which saves a round trip while the rows are locked. Locking is a
 * statement of its own so that all transactions that want the same rows send the same one (decision 0030).
 * @returns the available pieces before the move; a database error if a shelf would not be valid, and then nothing has moved
 */
function lockAndMove(tx: Tx, wanted: Wanted, step: Step, cause: Cause) {
  const kinds = KINDS.flatMap((kind) => {
    const things = wanted.filter((thing) => thing.kind === kind);
    return things.length === 0 ? [] : [{ kind, things }];
  });
  const locking = pipelined(kinds.map(({ kind, things }) => lock(tx, kind, things)));
  const moving = pipelined(kinds.map(({ kind, things }) => move(tx, kind, things, step, cause)));
  return { locking: locking.then((locked) => locked.flat()), moving };
}

async function lock(tx: Tx, kind: Piece['kind'], things: Wanted): Promise<LeftRow[]> {
  const { id, name, available } = leftColumns(kind);
  const { rows } = await tx.execute<LeftRow>(sql`
    SELECT ${id} AS id, ${name} AS name, ${available} AS available FROM ${SHELVES[kind]}
    WHERE ${id} = ANY(${idsOf(things)}::uuid[]) ORDER BY ${id} FOR NO KEY UPDATE`);
  return rows;
}

/** The change of `sold` for each moved piece; only charms have that column. */
function soldBy({ shelf, reserved }: Step, reason: Cause['reason']): number {
  if (reason === 'return') return -shelf;
  return reason === 'order_placed' || reason === 'order_cancelled' ? reserved : 0;
}

/** Moves pieces and writes the ledger. Items that are no longer sold cannot be reserved. */
async function move(tx: Tx, kind: Piece['kind'], things: Wanted, step: Step, cause: Cause): Promise<void> {
  const shelf = SHELVES[kind];
  const sold = kind === 'charm' ? sql`, sold = sold + ${soldBy(step, cause.reason)} * pieces` : sql``;
  const pieces = sql.param(things.map(({ quantity }) => quantity));
  // Division by zero aborts the transaction unless every item moved.
  await tx.execute(sql`
    WITH moved AS (
      UPDATE ${shelf} AS thing
      SET stock = stock + ${step.shelf} * pieces, reserved = reserved + ${step.reserved} * pieces${sold}
      FROM unnest(${idsOf(things)}::uuid[], ${pieces}::int[]) AS wanted(id, pieces)
      WHERE thing.id = wanted.id
        AND reserved + ${step.reserved} * pieces BETWEEN 0 AND stock + ${step.shelf} * pieces
        AND (removed_at IS NULL OR ${step.reserved} <= 0)
      RETURNING thing.id, pieces
    ), noted AS (
      INSERT INTO ${stockMovements} (${sql.identifier(LEDGER_COLUMN[kind].name)}, shelf, reserved, reason, order_id, user_id, of_export, at)
      SELECT id, ${step.shelf} * pieces, ${step.reserved} * pieces,
        ${cause.reason}, ${cause.orderId}::uuid, ${cause.userId}::uuid, ${cause.ofExport ?? null}::bigint, ${cause.now.toISOString()}::timestamptz
      FROM moved
      RETURNING id
    )
    SELECT 1 / (count(*) = ${things.length})::int AS whole FROM noted`);
}

type LeftRow = { id: string; name: string; available: number };

function leftColumns(kind: Piece['kind']) {
  const { id, name, stock, reserved, removedAt } = SHELVES[kind];
  // An item no longer sold has nothing available, whatever is on its shelf.
  const available = sql<number>`CASE WHEN ${removedAt} IS NULL THEN ${stock} - ${reserved} ELSE 0 END`;
  return { id, name, available };
}

function byId(rows: readonly LeftRow[]): AvailableStock {
  return new Map(rows.map((row) => [row.id, row]));
}

const idsOf = (things: Wanted) => sql.param(things.map(({ id }) => id));

function thoseIn(wanted: Wanted, kind: Piece['kind']): SQL | null {
  const things = wanted.filter((thing) => thing.kind === kind);
  return things.length === 0 ? null : sql`${SHELVES[kind].id} = ANY(${idsOf(things)}::uuid[])`;
}
