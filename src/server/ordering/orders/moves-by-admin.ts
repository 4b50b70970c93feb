import { sql } from 'drizzle-orm';

/** Moves of orders that admins made, for their log. */
export const BY_ADMIN = sql`"by" = 'admin' AND user_id IS NOT NULL`;

/** Those of which something was said, for whoever searches it. */
export const SAID_BY_ADMIN = sql`"by" = 'admin' AND user_id IS NOT NULL AND note LIKE '%:%'`;
