import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Errors of open pages; repetitions are counted, not stored again. */
export const clientErrors = snakeCase.table(
  'client_errors',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of message and place in the stack. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    stack: text(),
    /** Page URL without its query, which may carry secrets. */
    url: text(),
    userAgent: text(),
    /** JSON or plain text. */
    context: text(),
    /** The user at the last occurrence, according to the session. */
    userId: uuid(),
    /** Page release of the first and the last occurrence; null when the report had none. */
    firstRelease: text(),
    release: text(),
    count: integer().notNull().default(1),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastSeenAt), index().on(table.release)],
);
