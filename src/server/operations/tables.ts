import { snakeCase, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';

/** When the admins were last written to about something that is wrong; what is well again leaves. */
export const alerts = snakeCase.table('alerts', {
  kind: text().primaryKey(),
  toldAt: moment().notNull(),
});
