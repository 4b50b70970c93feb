import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Errors of open pages; the same one is counted, not kept again. */
export const clientErrors = snakeCase.table(
  'client_errors',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of message and place. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    stack: text(),
    /** Where it happened, without query: links carry secrets. */
    url: text(),
    userAgent: text(),
    /** JSON or plain text. */
    context: text(),
    /** Who was signed in the last time, as the session says. */
    userId: uuid(),
    /** The release of the pages that it was first seen in, and last; null where a report did not say. */
    firstRelease: text(),
    release: text(),
    count: integer().notNull().default(1),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastSeenAt), index().on(table.release)],
);
