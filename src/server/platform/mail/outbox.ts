import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { after, days } from '#domain/kernel/time.ts';
import type { Clock } from '../process/clock.ts';
import { type Database, type Db } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import type { Jobs } from '../jobs/queue.ts';

/** A mail is a row written in the transaction that caused it, and a job that sends it. */
export const mails = snakeCase.table('mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  /** Emptied once sent: codes and links in old mails are nobody's business. */
  html: text().notNull(),
  text: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  sentAt: timestamp({ withTimezone: true }),
});

export type Mail = { to: string; subject: string; html: string; text: string };
export type OutgoingMail = Mail & { id: string; date: Date };

/** Hands a mail to the world outside. The id makes a resend after a crash recognisable (Message-ID). */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** Removes the mailer's own copies of what was sent before a moment, if it keeps any. */
  purge?(before: Date): Promise<void>;
};

export type MailOutbox = { queue(db: Db, mail: Mail): Promise<void> };

const SEND_MAIL = 'mail.send';
/** A server that is down or busy is asked again after about 2, 4, 8 … seconds, for more than two hours. */
const RETRY = { retryLimit: 12, retryDelay: 2, retryBackoff: true };
const KEPT = days(30);

/** Mails are sent at least once: a crash between the mail server's yes and our note sends the same Message-ID again. */
export function createMailOutbox(deps: {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
}): MailOutbox {
  const { db, jobs, mailer, clock } = deps;

  async function send({ mailId }: { mailId: string }) {
    const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (row === undefined || row.sentAt !== null) return;
    const { id, recipient: to, subject, html, text, createdAt: date } = row;
    await mailer.send({ id, date, to, subject, html, text });
    await db
      .update(mails)
      .set({ sentAt: clock.now(), subject: '', html: '', text: '' })
      .where(eq(mails.id, mailId));
  }

  async function purge() {
    const before = after(clock.now(), -KEPT);
    await db.delete(mails).where(and(isNotNull(mails.sentAt), lt(mails.createdAt, before)));
    await mailer.purge?.(before);
  }

  jobs.define(SEND_MAIL, send, RETRY);
  jobs.define('mail.forget', purge, { cron: '50 3 * * *' });
  return {
    async queue(tx, { to, subject, html, text }) {
      const now = clock.now();
      const id = newId(now);
      await tx.insert(mails).values({ id, recipient: to, subject, html, text, createdAt: now });
      await jobs.send(tx, SEND_MAIL, { mailId: id });
    },
  };
}
