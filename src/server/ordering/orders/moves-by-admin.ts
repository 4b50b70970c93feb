import { sql } from 'drizzle-orm';

/** Order moves made by admins, for the audit log. */
export const BY_ADMIN = sql`"by" = 'admin' AND user_id IS NOT NULL`;

/** Admin moves with a reason in their note, for the log's search. */
export const SAID_BY_ADMIN = sql`"by" = 'admin' AND user_id IS NOT NULL AND note LIKE '%:%'`;
