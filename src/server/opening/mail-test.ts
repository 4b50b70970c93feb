import { createHmac } from 'node:crypto';
import type { MailTest } from '#contract/http/opening.ts';
import { letter } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MailRefused } from '#server/platform/mail/outbox.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Config } from '#server/platform/process/config.ts';
import { confirmMail } from '#server/settings/index.ts';
import type { Settings } from '#server/settings/index.ts';
import type { Shop } from '#server/shop.ts';
import { openingCopy as copy } from './copy.vi.ts';

/** Name of the mail server, as stored with a successful test; contains no credentials. */
export function mailServerOf({ smtpUrl }: Pick<Config, 'smtpUrl'>): string {
  return smtpUrl === null ? 'outbox' : new URL(smtpUrl).host;
}

/**
 * The six digits of the test mail, derived from the mail server's name: every instance and the terminal can compute them, and no
 * row stores them.
 */
export function mailCode(secret: Uint8Array, config: Pick<Config, 'smtpUrl'>): string {
  const digest = createHmac('sha256', secret)
    .update(`mail test ${mailServerOf(config)}`)
    .digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}

export function testLetter(settings: Settings, to: string, code: string): Omit<Mail, 'pictures'> {
  const shop = settings.current();
  return letter(shop, {
    to,
    subject: copy.mail.subject(shop.name),
    preview: copy.mail.preview,
    greeting: copy.mail.greeting,
    blocks: [
      { kind: 'text', text: copy.mail.text },
      { kind: 'code', code },
    ],
  });
}

/** Sends the test mail synchronously, so that the mail server's error can be shown. */
export async function sendTestLetter(
  shop: Pick<Shop, 'mail' | 'settings' | 'secret' | 'config' | 'canMail'>,
  to: string,
): Promise<MailTest> {
  if (!shop.canMail) return { sent: false, reason: copy.mail.none };
  try {
    await shop.mail.sendNow(testLetter(shop.settings, to, mailCode(shop.secret, shop.config)));
    return { sent: true, reason: null };
  } catch (error) {
    return { sent: false, reason: reasonOf(error) };
  }
}

const REASON_MAX = 300;

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return (error instanceof MailRefused ? copy.mail.refused(said) : said).slice(0, REASON_MAX);
}

/**
 * Checks the code from the test mail: mails of this server arrive.
 * @throws ShopError INVALID_INPUT for a wrong code
 */
export async function checkMailCode(
  shop: Pick<Shop, 'db' | 'clock' | 'settings' | 'secret' | 'config'>,
  admin: Parameters<typeof confirmMail>[1],
  code: string,
): Promise<void> {
  if (code.replace(/\s/g, '') !== mailCode(shop.secret, shop.config)) {
    const message = copy.mail.wrong;
    throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'code', message }] });
  }
  await confirmMail(shop, admin, mailServerOf(shop.config));
}
