import type { SendMailOptions } from 'nodemailer';
import { seconds } from '#domain/kernel/time.ts';
import { LANES, MailRefused, type Mailer, type OutgoingMail } from '#server/platform/mail/outbox.ts';
import { MAIL_LANES, type MailLane } from '#server/platform/mail/tables.ts';
import { createOutboxFolder } from './outbox-folder.ts';

/** `from` is asked for every mail: the shop's name may have changed. */
type MailerConfig = { smtpUrl: string | null; from: () => string; outboxDir: string };

/** The shop's mailer: an SMTP server where one is configured, otherwise files in the outbox folder. */
export function createMailer({ smtpUrl, from, outboxDir }: MailerConfig): Mailer {
  return smtpUrl === null ? folderMailer(outboxDir, from) : smtpMailer(smtpUrl, from);
}

/** How long a mail server may take over each word, and over a mail: less than its job may take. */
const PATIENCE = {
  connectionTimeout: seconds(10),
  greetingTimeout: seconds(10),
  socketTimeout: seconds(20),
};
const LONGEST = seconds(50);

/** Connections are kept and used again; a lane has its own, so that letters never take those of codes. */
function smtpMailer(url: string, from: () => string): Mailer {
  const open = async (lane: MailLane) => {
    const { createTransport } = await import('nodemailer');
    // Trying again is the job's; what the address itself says (`?maxConnections=2`) counts before this.
    const pooled = { pool: true, maxConnections: LANES[lane].atOnce, maxRequeues: 0 } as const;
    const transport = createTransport({ url, ...PATIENCE, ...pooled });
    // What goes wrong between mails is seen at the next one.
    transport.on('error', () => {});
    return transport;
  };
  const transports: Partial<Record<MailLane, ReturnType<typeof open>>> = {};
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(LONGEST);
      const transport = await (transports[mail.lane] ??= open(mail.lane));
      try {
        await transport.sendMail({ ...compose(mail, from()), signal });
      } catch (error) {
        throw refusalIn(error) ?? error;
      }
    },
    async close() {
      for (const lane of MAIL_LANES) (await transports[lane])?.close();
    },
  };
}

/**
 * What a server says for good about this recipient or this mail (5xx). What it says about us, such as a wrong password or
 * sender, is mended some day and then no mail should have been given up.
 */
function refusalIn(error: unknown): MailRefused | null {
  const { responseCode, command, response } = error as SMTPError;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === undefined || responseCode < 500) return null;
  return new MailRefused(response ?? String(responseCode), { cause: error });
}

type SMTPError = { responseCode?: number; command?: string; response?: string };

function folderMailer(dir: string, from: () => string): Mailer {
  const folder = createOutboxFolder(dir);
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(compose(mail, from()));
      await folder.keep(mail, message as Buffer);
    },
    purge: (before) => folder.purge(before),
  };
}

function compose(
  { id, to, subject, html, text, date, pictures = [] }: OutgoingMail,
  from: string,
): SendMailOptions {
  // As an object, an address is taken as it is and never read as a list.
  const recipient = { name: '', address: to };
  const attachments = pictures.map(({ cid, jpeg }, place) => ({
    cid,
    content: jpeg,
    contentType: 'image/jpeg',
    filename: `vong-${place + 1}.jpg`,
  }));
  return {
    from,
    to: recipient,
    subject,
    html,
    text,
    date,
    attachments,
    messageId: `<${id}@${domainOf(from)}>`,
    // RFC 3834: nobody's holiday answers to it. Not `auto-replied`: none of them answers a mail.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Of `Vườn Charm <chao@vuoncharm.vn>`: `vuoncharm.vn`. A Message-ID of nobody's domain counts against a mail. */
const domainOf = (from: string): string =>
  /@([a-z0-9-]+(?:\.[a-z0-9-]+)*)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
