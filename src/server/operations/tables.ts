import { snakeCase, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';

/** When the admins were last mailed about each current problem; rows of solved problems are deleted. */
export const alerts = snakeCase.table('alerts', {
  kind: text().primaryKey(),
  toldAt: moment().notNull(),
});
