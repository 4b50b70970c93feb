import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgEnum, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes and links are for a user who waits for them in front of a page; everything else is a letter. */
export const MAIL_LANES = ['code', 'letter'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

export const mailLane = pgEnum('mail_lane', MAIL_LANES);

/** A mail is a row written in the transaction that caused it, and a job that sends it. */
export const mails = snakeCase.table(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Mails of the same thread are sent in this order. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    lane: mailLane().notNull().default('letter'),
    /** What the mail is about, such as `order:<id>`; by default a thread of its own. */
    thread: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Describes a state, so the next state mail of its thread supersedes it. */
    isState: boolean().notNull().default(false),
    /** Until then it is held back and may be withdrawn. */
    heldUntil: timestamp({ withTimezone: true }),
    /** When it expires. */
    goodUntil: timestamp({ withTimezone: true }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once it is no longer needed: codes and links in old mails must not leak. */
    html: text().notNull(),
    text: text().notNull(),
    /** Uploads that it shows, as `cid:<name>`. */
    pictures: jsonb().notNull().$type<readonly string[]>().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** When it was dropped unsent because it was superseded, withdrawn or expired. */
    droppedAt: timestamp({ withTimezone: true }),
    /** When the recipient's mail server refused it permanently or sending was given up, and why. */
    refusedAt: timestamp({ withTimezone: true }),
    refusal: text(),
    /** When staff marked it as handled. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.thread, table.seq),
    index().on(table.recipient),
    index('mails_refused')
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} IS NOT NULL`),
  ],
);

export type MailRow = typeof mails.$inferSelect;
