import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mailer } from '#server/platform/mail-outbox.ts';

type MailerConfig = { smtpUrl: string | null; mailFrom: string; outboxDir: string };

/** The shop's mailer: an SMTP server where one is configured, otherwise `.eml` files in the outbox folder. */
export function createMailer({ smtpUrl, mailFrom, outboxDir }: MailerConfig): Mailer {
  const compose = (mail: Parameters<Mailer['send']>[0]): SendMailOptions => ({
    from: mailFrom,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.date,
    messageId: `<${mail.id}@vuoncharm>`,
  });
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
    return {
      async send(mail) {
        await transport.sendMail(compose(mail));
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(outboxDir, { recursive: true });
      const file = join(outboxDir, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
