import { inArray, sql } from 'drizzle-orm';
import { RESERVING_STATUSES } from '#domain/ordering/moves.ts';
import { charms, readyMadeBracelets, stockMovements } from '#server/catalogue/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { orderItems, orders } from '../tables.ts';

/** An item whose stock differs from the ledger or from the orders. */
export type Difference = {
  name: string;
  /** Pieces in stock, and the sum of all ledger movements. */
  stock: number;
  ledgerStock: number;
  /** Reserved pieces: recorded, summed from the ledger, and summed from open orders. */
  reserved: number;
  ledgerReserved: number;
  promised: number;
};

type Audited = { pieces: number; differences: Difference[] };

/**
 * Compares stock with the ledger and with the open orders (decisions, Stock). A single statement sees one snapshot, so it can run
 * while the shop sells.
 */
export async function auditStock(db: Db): Promise<Audited> {
  const { rows } = await db.execute<Difference & { sound: boolean }>(sql`
    WITH goods AS (
      SELECT id, name, stock, reserved FROM ${charms}
      UNION ALL SELECT id, name, stock, reserved FROM ${readyMadeBracelets}
    ), ledger AS (
      SELECT coalesce(charm_id, ready_made_id) AS id, sum(shelf)::int AS stock, sum(reserved)::int AS reserved
      FROM ${stockMovements} GROUP BY 1
    ), promised AS (
      SELECT piece.id, sum(${orderItems.quantity})::int AS pieces
      FROM ${orders} JOIN ${orderItems} ON ${orderItems.orderId} = ${orders.id}
      CROSS JOIN LATERAL (
        SELECT (charm ->> 'charmId')::uuid AS id FROM jsonb_array_elements(${orderItems.bracelet} -> 'charms') AS charm
        UNION ALL SELECT ${orderItems.readyMadeId} WHERE ${orderItems.readyMadeId} IS NOT NULL
      ) AS piece
      WHERE ${inArray(orders.status, [...RESERVING_STATUSES])}
      GROUP BY 1
    ), compared AS (
      SELECT name, goods.stock, goods.reserved, coalesce(ledger.stock, 0) AS "ledgerStock",
        coalesce(ledger.reserved, 0) AS "ledgerReserved", coalesce(promised.pieces, 0) AS promised
      FROM goods LEFT JOIN ledger USING (id) LEFT JOIN promised USING (id)
    )
    SELECT *, stock = "ledgerStock" AND reserved = "ledgerReserved" AND reserved = promised AS sound
    FROM compared ORDER BY name`);
  const wrong = rows.filter(({ sound }) => !sound);
  return { pieces: rows.length, differences: wrong.map(({ sound: _sound, ...difference }) => difference) };
}
