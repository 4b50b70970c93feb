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

/** What public pages and public answers show. What is sold shows in the rows of what it was taken from. */
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
 * Rows and the sum of the transactions that wrote them. A row that is written gets a later transaction, one that comes or
 * goes changes the number, so no two states have the same: whoever wrote, and whichever transaction was committed first.
 */
const stateOf = (table: (typeof SHOWN)[number]): SQL =>
  sql`(SELECT count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) FROM ${table})`;

const STATES = sql.join(SHOWN.map(stateOf), sql`, `);

/** A version of what everybody is shown; another one after every change (`platform/http/version.ts`). */
export async function readPublicVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`SELECT concat_ws(' ', ${STATES}) AS version`);
  return rows[0]?.version ?? '';
}
