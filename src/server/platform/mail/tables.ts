import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgEnum, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes and links go to somebody who waits for them in front of a page; all else are letters. */
export const MAIL_LANES = ['code', 'letter'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

export const mailLane = pgEnum('mail_lane', MAIL_LANES);

/** A mail is a row written in the transaction that caused it, and a job that sends it. */
export const mails = snakeCase.table(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Mails about the same thing go out in the order in which they were written. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    lane: mailLane().notNull().default('letter'),
    /** What the mail is about, such as `order:<id>`; its own where nothing else is. */
    thread: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Says how something stands, so that the next of its thread makes it untrue. */
    isState: boolean().notNull().default(false),
    /** Until then it may be withdrawn, where it is held back for that. */
    heldUntil: timestamp({ withTimezone: true }),
    /** When it means nothing any more. */
    goodUntil: timestamp({ withTimezone: true }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once nobody needs it: codes and links in old mails are nobody's business. */
    html: text().notNull(),
    text: text().notNull(),
    /** Uploads that it shows, as `cid:<name>`. */
    pictures: jsonb().notNull().$type<readonly string[]>().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** When it was left unsent because facts had overtaken it. */
    droppedAt: timestamp({ withTimezone: true }),
    /** When the recipient's mail server refused it for good, or it was given up, and why. */
    refusedAt: timestamp({ withTimezone: true }),
    refusal: text(),
    /** When staff had taken care of that. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.thread, table.seq),
    index('mails_refused')
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} IS NOT NULL`),
  ],
);

export type MailRow = typeof mails.$inferSelect;
