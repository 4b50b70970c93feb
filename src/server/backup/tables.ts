import { bigint, boolean, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';

/** Results of backups and of test restores; kept for half a year. */
export const backupRuns = snakeCase.table(
  'backup_runs',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'made' | 'proved'>().notNull(),
    at: moment().notNull(),
    /** Milliseconds. */
    took: integer().notNull(),
    ok: boolean().notNull(),
    /** Folder or `s3://bucket/…`, and the file in it; empty when none was made. */
    place: text().notNull(),
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    rows: bigint({ mode: 'number' }),
    /** Reason of a failure, for display. */
    reason: text(),
  },
  (table) => [index().on(table.kind, table.at)],
);
