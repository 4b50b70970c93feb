import { eq } from 'drizzle-orm';
import { snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import { type Database, type Db } from './db.ts';
import { newId } from './ids.ts';
import type { Jobs } from './jobs.ts';

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
/** Hands a mail to the world outside. The id makes a resend after a crash recognisable (Message-ID). */
export type Mailer = { send(mail: Mail & { id: string; date: Date }): Promise<void> };

export type MailOutbox = { queue(db: Db, mail: Mail): Promise<void> };

const SEND_MAIL = 'mail.send';

/** Mails are sent at least once: a crash between the mail server's yes and our note sends the same Message-ID again. */
export function createMailOutbox(deps: { db: Database; jobs: Jobs; mailer: Mailer; clock: Clock }): MailOutbox {
  const { db, jobs, mailer, clock } = deps;
  jobs.define<{ mailId: string }>(SEND_MAIL, async ({ mailId }) => {
    const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (row === undefined || row.sentAt !== null) return;
    await mailer.send({
      id: row.id,
      date: row.createdAt,
      to: row.recipient,
      subject: row.subject,
      html: row.html,
      text: row.text,
    });
    await db.update(mails).set({ sentAt: clock.now(), html: '', text: '' }).where(eq(mails.id, mailId));
  });
  return {
    async queue(tx, { to, subject, html, text }) {
      const now = clock.now();
      const id = newId(now);
      await tx.insert(mails).values({ id, recipient: to, subject, html, text, createdAt: now });
      await jobs.send(tx, SEND_MAIL, { mailId: id });
    },
  };
}
