import { expect, test } from 'vitest';
import type { StoredMail } from '#server/adapters/outbox-folder.ts';
import { createMailer } from '#server/adapters/mailer.ts';
import { join } from 'node:path';
import { newId } from '#server/platform/db/ids.ts';
import { startTestShop } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const tiem = sharedShop({ env: { DEMO: 'true' } });

async function keep(to: string, subject: string) {
  tiem.clock.advance(1000);
  const date = tiem.clock.now();
  const outboxDir = join(tiem.shop.config.dataDir, 'outbox');
  const mailer = createMailer({
    smtpUrl: null,
    sender: () => ({ from: 'chao@example.vn', replyTo: null }),
    outboxDir,
  });
  const id = newId<string>(date);
  const text = 'Mã: 0421';
  await mailer.send({ id, lane: 'code', date, to, subject, html: '<p>Mã: <b>0421</b></p>', text });
  return id;
}

test('an empty outbox says so', async () => {
  const { status, bytes } = await tiem.visitor().get('/api/demo/outbox');
  expect(status).toBe(200);
  expect(bytes.toString()).toContain('Chưa có thư nào.');
});

test('the outbox lists the mails, the newest first, with subjects escaped and scripts forbidden', async () => {
  await keep('linh@example.vn', 'Thư một');
  await keep('mai@example.vn', '<script>alert(1)</script>');
  const { headers, bytes } = await tiem.visitor().get('/api/demo/outbox');
  const page = bytes.toString();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.indexOf('&lt;script&gt;')).toBeGreaterThan(0);
  expect(page.indexOf('Thư một')).toBeGreaterThan(page.indexOf('&lt;script&gt;'));
  expect(page).not.toContain('<script>');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a mail is shown in a sandbox without scripts and in an origin of its own', async () => {
  const id = await keep('linh@example.vn', 'Mã');
  const { headers, bytes } = await tiem.visitor().get(`/api/demo/outbox/${id}`);
  expect(bytes.toString()).toBe('<p>Mã: <b>0421</b></p>');
  expect(headers['content-security-policy']).toMatch(
    /^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/,
  );
});

test('?format=json lists the mails, &to= those of one address', async () => {
  await keep('mai@example.vn', 'Chỉ của Mai');
  const all = await tiem.visitor().get<StoredMail[]>('/api/demo/outbox?format=json');
  const mine = await tiem.visitor().get<StoredMail[]>('/api/demo/outbox?format=json&to=mai@example.vn');
  expect(all.data.length).toBeGreaterThan(mine.data.length);
  expect(mine.data[0]).toEqual({
    id: expect.any(String),
    to: 'mai@example.vn',
    subject: 'Chỉ của Mai',
    text: 'Mã: 0421',
    date: tiem.clock.now().toISOString(),
  });
});

test.each(['01890a5d-ac96-774b-bcce-b302099a8057', '..%2f..%2fsession-secret', 'x'])(
  'the mail %s gets 404',
  async (id) => {
    expect((await tiem.visitor().get(`/api/demo/outbox/${id}`)).status).toBe(404);
  },
);

test.each([
  ['outside of the demo', { DEMO: 'false' }],
  ['with a mail server', { DEMO: 'true', SMTP_URL: 'smtp://127.0.0.1:9' }],
])('GET /api/demo/outbox %s: 404', async (_when, env) => {
  const other = await startTestShop({ env });
  expect((await other.visitor().get('/api/demo/outbox')).status).toBe(404);
  await other.close();
});
