import { sql, type SQL } from 'drizzle-orm';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from './catalogue/tables.ts';
import type { Database } from './platform/db/connection.ts';
import { reviews } from './reviews/tables.ts';
import { settings } from './settings/tables.ts';
import { shippingOptions } from './shipping/tables.ts';

/** The tables that public pages and responses show. A sale shows in the stock of the rows that it takes from. */
const SHOWN = [
  categories,
  charms,
  braceletStrings,
  tyingMethods,
  readyMadeBracelets,
  readyMadeCharms,
  shippingOptions,
  reviews,
  settings,
];

/**
 * The row count and the sum of `xmin` over a table. An updated row gets a later transaction id, and an insert or delete changes
 * the count, so no two states are equal, whoever wrote and in whichever order transactions committed.
 */
const stateOf = (table: (typeof SHOWN)[number]): SQL =>
  sql`(SELECT count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) FROM ${table})`;

const STATES = sql.join(SHOWN.map(stateOf), sql`, `);

/** A version of all public data; it differs after every change (`platform/http/version.ts`). */
export async function readPublicVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`SELECT concat_ws(' ', ${STATES}) AS version`);
  return rows[0]?.version ?? '';
}
