import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mailer, OutgoingMail } from '#server/platform/mail/outbox.ts';
import { createOutboxFolder } from './outbox-folder.ts';

/** `from` is asked for every mail: the shop's name may have changed. */
type MailerConfig = { smtpUrl: string | null; from: () => string; outboxDir: string };

/** The shop's mailer: an SMTP server where one is configured, otherwise files in the outbox folder. */
export function createMailer({ smtpUrl, from, outboxDir }: MailerConfig): Mailer {
  return smtpUrl === null ? folderMailer(outboxDir, from) : smtpMailer(smtpUrl, from);
}

function smtpMailer(url: string, from: () => string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      await transport.sendMail(compose(mail, from()));
    },
  };
}

function folderMailer(dir: string, from: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = createOutboxFolder(dir);
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail, from()));
      await folder.keep(mail, message as Buffer);
    },
    purge: (before) => folder.purge(before),
  };
}

function compose({ id, to, subject, html, text, date }: OutgoingMail, from: string): SendMailOptions {
  // As an object, an address is taken as it is and never read as a list.
  const recipient = { name: '', address: to };
  return { from, to: recipient, subject, html, text, date, messageId: `<${id}@vuoncharm>` };
}
