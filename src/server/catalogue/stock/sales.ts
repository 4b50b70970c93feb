import { sql, type SQL } from 'drizzle-orm';
import { charms, stockMovements } from '../tables.ts';

/** Pieces of a charm that were ordered and neither cancelled nor sent back, by the ledger. */
export function soldPieces(): SQL<number> {
  return sql<number>`(
    SELECT coalesce(sum(CASE reason WHEN 'return' THEN -shelf ELSE reserved END), 0)
    FROM ${stockMovements}
    WHERE charm_id = ${charms}.id AND reason IN ('order_placed', 'order_cancelled', 'return')
  )`;
}
