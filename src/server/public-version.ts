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
import { settings } from './settings/tables.ts';
import { shippingOptions } from './shipping/tables.ts';

/**
 * The tables that public pages and responses show, except reviews. A sale shows in the stock of the rows that it takes from.
 */
const SHOWN = [
  categories,
  charms,
  braceletStrings,
  tyingMethods,
  readyMadeBracelets,
  readyMadeCharms,
  shippingOptions,
  settings,
];

/**
 * The row count and the sum of `xmin` over a table. An updated row gets a later transaction id, and an insert or delete changes
 * the count, so no two states are equal, whoever wrote and in whichever order transactions committed.
 */
const stateOf = (table: (typeof SHOWN)[number]): SQL =>
  sql`(SELECT count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) FROM ${table})`;

/** There are too many reviews to read them all every second: a trigger counts the statements that wrote some. */
const REVIEWS = sql`(SELECT coalesce(sum(n), 0) FROM kept_counts WHERE what = 'written_reviews')`;

const STATES = sql.join([...SHOWN.map(stateOf), REVIEWS], sql`, `);

/** A version of all public data; it differs after every change (`platform/http/version.ts`). */
export async function readPublicVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`SELECT concat_ws(' ', ${STATES}) AS version`);
  return rows[0]?.version ?? '';
}
