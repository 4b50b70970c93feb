import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { otpMail, resetMail } from '#server/identity/mails.vi.ts';
import { newId } from '#server/platform/db/ids.ts';
import { MailRefused, type OutgoingMail } from '#server/platform/mail/outbox.ts';
import { readMail, startSmtpServer, type SmtpServer } from '../../../test-support/smtp.ts';
import { senderOf } from './letterhead.vi.ts';
import { createMailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';

const LINH = { email: 'linh@example.vn', name: 'Nguyễn Khánh Linh' };
const SHOP = { name: 'Vườn Charm' };
const MAIL_FROM = 'Vườn Charm <chao@vuoncharm.example>';
const SENDER = { from: MAIL_FROM, replyTo: null };

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());
afterEach(() => void smtp.received.splice(0));

function outgoing(mail = otpMail(SHOP, LINH, '0421'), now = new Date('2026-11-21T02:00:00Z')): OutgoingMail {
  const { pictures: _none, ...words } = mail;
  return { ...words, id: newId<string>(now), date: now, lane: 'letter' };
}

describe('over SMTP', () => {
  const mailer = () => createMailer({ smtpUrl: smtp.url, sender: () => SENDER, outboxDir: '/nowhere' });

  test('a mail arrives whole: subject and sender in UTF-8, plain text and HTML', async () => {
    const mail = outgoing();
    await mailer().send(mail);
    const [received] = smtp.received;
    expect(received?.to).toEqual(['linh@example.vn']);
    const { headers, parts } = readMail(received?.raw ?? '');
    expect(headers.get('subject')).toBe('0421 là mã xác nhận của bạn tại Vườn Charm');
    expect(headers.get('from')).toBe(MAIL_FROM);
    expect(headers.get('to')).toBe('linh@example.vn');
    expect(headers.get('message-id')).toBe(`<${mail.id}@vuoncharm.example>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(new Date(headers.get('date') ?? '')).toEqual(mail.date);
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(parts.map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
    expect(parts[0]?.content).toContain('Chào Nguyễn Khánh Linh,');
    expect(parts[0]?.content).toContain('0421');
    expect(parts[1]?.content).toContain('Mã có hiệu lực trong 5 phút và chỉ dùng được một lần.');
  });

  test('a long link arrives unbroken in plain text and HTML', async () => {
    const query = new URLSearchParams({ token: 'aZ09_-'.repeat(8), email: LINH.email });
    const link = `https://vuoncharm.example/reset-password?${query.toString()}`;
    await mailer().send(outgoing(resetMail(SHOP, LINH, link)));
    const { parts } = readMail(smtp.received[0]?.raw ?? '');
    expect(parts[0]?.content).toContain(link);
    expect(parts[1]?.content).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  test('a mail sent again keeps its Message-ID', async () => {
    const mail = outgoing();
    await mailer().send(mail);
    await mailer().send(mail);
    const ids = smtp.received.map(({ raw }) => readMail(raw).headers.get('message-id'));
    expect(ids).toEqual([`<${mail.id}@vuoncharm.example>`, `<${mail.id}@vuoncharm.example>`]);
  });

  test('replies go to the shop’s own address, if it has one, whatever address sends', async () => {
    const from = 'Vườn Charm <no-reply@mail.example>';
    for (const email of ['', 'chao@vuoncharm.example']) {
      const sender = () => senderOf({ name: 'Vườn Charm', email }, from);
      await createMailer({ smtpUrl: smtp.url, sender, outboxDir: '/nowhere' }).send(outgoing());
    }
    const told = smtp.received.map(({ raw }) => readMail(raw).headers);
    expect(told.map((headers) => headers.get('from'))).toEqual([from, from]);
    expect(told.map((headers) => headers.get('reply-to'))).toEqual([undefined, 'chao@vuoncharm.example']);
  });

  test('a busy server throws', async () => {
    smtp.refuse(1);
    await expect(mailer().send(outgoing())).rejects.toThrow('busy, come again');
  });
});

test('an unknown recipient throws MailRefused, a busy server another error', async () => {
  const mailer = createMailer({ smtpUrl: smtp.url, sender: () => SENDER, outboxDir: '/nowhere' });
  smtp.refuseAddress(LINH.email);
  const refused = mailer.send(outgoing());
  await expect(refused).rejects.toBeInstanceOf(MailRefused);
  await expect(refused).rejects.toThrow('550 5.1.1 User unknown');
  smtp.refuseAddress(LINH.email, false);
  smtp.refuse(1);
  await expect(mailer.send(outgoing())).rejects.not.toBeInstanceOf(MailRefused);
  await mailer.close?.();
});

describe('without a mail server', () => {
  test('mails are .eml files in the outbox folder, listed newest first; old ones are purged', async () => {
    const around = await mkdtemp(join(tmpdir(), 'outbox-'));
    const dir = join(around, 'outbox');
    const mailer = createMailer({ smtpUrl: null, sender: () => SENDER, outboxDir: dir });
    const [old, recent] = [
      outgoing(undefined, new Date('2026-10-01T00:00:00Z')),
      outgoing(otpMail(SHOP, LINH, '5555')),
    ];
    await mailer.send(old);
    await mailer.send(recent);
    const folder = createOutboxFolder(dir);
    expect((await folder.list(10)).map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect((await folder.list(1)).map(({ id }) => id)).toEqual([recent.id]);
    const eml = readMail(await readFile(join(dir, `${recent.id}.eml`), 'utf8'));
    expect(eml.headers.get('subject')).toContain('5555');
    expect(eml.parts[1]?.content).toContain('5555');

    expect(await folder.find('../../etc/passwd')).toBeNull();
    await mailer.purge?.(new Date('2026-11-01T00:00:00Z'));
    expect(await readdir(dir)).toEqual([`${recent.id}.eml`, `${recent.id}.json`]);
    await rm(around, { recursive: true });
  });
});
