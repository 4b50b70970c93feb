import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusedMail, RefusedMailsPage } from '#contract/http/mails.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Counts } from '#contract/http/reports.ts';
import { createMailer } from '#server/adapters/mailer.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { fillCart, orderBody, stockGoods } from '../../../../test-support/goods.ts';
import { readMail, startSmtpServer, type SmtpServer } from '../../../../test-support/smtp.ts';

const NHAM = 'nham@example.vn';

let smtp: SmtpServer;
let site: TestShop;
let admin: Visitor;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const mailer = createMailer({
    smtpUrl: smtp.url,
    sender: () => ({ from: 'chao@vuoncharm.example', replyTo: null }),
    outboxDir: '/nowhere',
  });
  site = await startTestShop({ mailer });
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

async function refused(): Promise<RefusedMail[]> {
  await site.jobs.runAll();
  const { mails, pagination } = (await admin.get<RefusedMailsPage>('/api/admin/mails/refused')).data;
  // The count and its list must agree.
  const { waiting } = (await admin.get<Counts>('/api/reports/counts')).data;
  expect([waiting.mails, pagination.total]).toEqual([mails.length, mails.length]);
  return mails;
}

test('a refused letter to a mistyped address is listed with its reason and can be sent again, once', async () => {
  const nham = await site.signIn({ email: NHAM });
  smtp.refuseAddress(NHAM);
  await fillCart(nham);
  const order = (await nham.post<Order>('/api/orders', orderBody())).data;
  const [letter, ...others] = await refused();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: NHAM,
    kind: 'letter',
    subject: expect.stringContaining(order._id.slice(-8).toUpperCase()),
    reason: '550 5.1.1 User unknown',
  });

  const again = `/api/admin/mails/${letter!._id}/send-again`;
  await admin.post(again);
  expect(await refused()).toHaveLength(1);
  smtp.refuseAddress(NHAM, false);
  // Two admins at once: the mail is sent once.
  const clicks = await Promise.all([admin.post(again), admin.post(again)]);
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await refused()).toEqual([]);
  expect(smtp.received.map(({ raw }) => readMail(raw).headers.get('subject'))).toEqual([letter!.subject]);
});

test('the text of a refused code is not shown, and it cannot be sent again, only settled', async () => {
  smtp.refuseAddress('go-nham@example.vn');
  const guest = site.visitor();
  const person = { name: 'Khánh Linh', email: 'go-nham@example.vn', password: 'hoadao1' };
  await guest.post('/api/auth/register', { ...person, confirmPassword: person.password });
  const [code] = await refused();
  expect(code).toMatchObject({ to: person.email, kind: 'code', subject: null });
  const at = `/api/admin/mails/${code!._id}`;
  expect((await admin.post(`${at}/send-again`)).status).toBe(404);
  expect((await admin.post(`${at}/settle`)).status).toBe(200);
  expect(await refused()).toEqual([]);
});
