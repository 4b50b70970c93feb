import type { SendMailOptions } from 'nodemailer';
import { seconds } from '#domain/kernel/time.ts';
import { LANES, MailRefused, type Mailer, type OutgoingMail } from '#server/platform/mail/outbox.ts';
import { MAIL_LANES, type MailLane } from '#server/platform/mail/tables.ts';
import { createOutboxFolder } from './outbox-folder.ts';

/** Whom mails come from, and where replies go: the sending address may be one that nobody reads. */
export type Sender = { from: string; replyTo: string | null };
/** `sender` is called for every mail, because the shop's name and address may have changed. */
type MailerConfig = { smtpUrl: string | null; sender: () => Sender; outboxDir: string };

/** The shop's mailer: an SMTP server where one is configured, otherwise files in the outbox folder. */
export function createMailer({ smtpUrl, sender, outboxDir }: MailerConfig): Mailer {
  return smtpUrl === null ? folderMailer(outboxDir, sender) : smtpMailer(smtpUrl, sender);
}

/** Timeouts of the mail server's responses and, with `LONGEST`, of a whole mail: shorter than the job's own. */
const PATIENCE = {
  connectionTimeout: seconds(10),
  greetingTimeout: seconds(10),
  socketTimeout: seconds(20),
};
const LONGEST = seconds(50);

/** Connections are pooled; each lane has its own, so that letters never delay codes. */
function smtpMailer(url: string, sender: () => Sender): Mailer {
  const open = async (lane: MailLane) => {
    const { createTransport } = await import('nodemailer');
    // Retrying is up to the job; parameters in the URL (`?maxConnections=2`) take precedence.
    const pooled = { pool: true, maxConnections: LANES[lane].atOnce, maxRequeues: 0 } as const;
    const transport = createTransport({ url, ...PATIENCE, ...pooled });
    // A connection that fails between mails shows at the next one.
    transport.on('error', () => {});
    return transport;
  };
  const transports: Partial<Record<MailLane, ReturnType<typeof open>>> = {};
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(LONGEST);
      const transport = await (transports[mail.lane] ??= open(mail.lane));
      try {
        await transport.sendMail({ ...compose(mail, sender()), signal });
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
 * A permanent refusal of this recipient or this mail (5xx). Refusals of the shop itself, such as a wrong password or sender, get
 * fixed some day, and no mail should have been given up for them.
 */
function refusalIn(error: unknown): MailRefused | null {
  const { responseCode, command, response } = error as SMTPError;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === undefined || responseCode < 500) return null;
  return new MailRefused(response ?? String(responseCode), { cause: error });
}

type SMTPError = { responseCode?: number; command?: string; response?: string };

function folderMailer(dir: string, sender: () => Sender): Mailer {
  const folder = createOutboxFolder(dir);
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      const { message } = await (await (transport ??= open())).sendMail(compose(mail, sender()));
      await folder.keep(mail, message as Buffer);
    },
    purge: (before) => folder.purge(before),
  };
}

function compose(
  { id, to, subject, html, text, date, pictures = [] }: OutgoingMail,
  { from, replyTo }: Sender,
): SendMailOptions {
  const attachments = pictures.map(({ cid, jpeg }, place) => ({
    cid,
    content: jpeg,
    contentType: 'image/jpeg',
    filename: `vong-${place + 1}.jpg`,
  }));
  return {
    from,
    ...(replyTo !== null && { replyTo: literal(replyTo) }),
    to: literal(to),
    subject,
    html,
    text,
    date,
    attachments,
    messageId: `<${id}@${domainOf(from)}>`,
    // RFC 3834: keeps out-of-office replies away. Not `auto-replied`, because none of these mails answers another.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** As an object, an address is used literally and never parsed as a list. */
const literal = (address: string) => ({ name: '', address });

/** Of `Vườn Charm <chao@vuoncharm.vn>`: `vuoncharm.vn`. A Message-ID with a foreign domain raises a mail's spam score. */
const domainOf = (from: string): string =>
  /@([a-z0-9-]+(?:\.[a-z0-9-]+)*)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
