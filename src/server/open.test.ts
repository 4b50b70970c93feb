import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openingLabels } from '#domain/shop/opening.vi.ts';
import { emptyDatabase, runShop } from '../../test-support/backups.ts';
import { query } from '../../test-support/database-server.ts';
import { startSmtpServer } from '../../test-support/smtp.ts';

// Each run is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const ANSWERS = {
  name: 'Tiệm Mây',
  phone: '0901 234 567',
  address: '5 Hàng Bạc, Hà Nội',
  owner: 'Hộ kinh doanh Mây',
  'admin.name': 'Ngọc Mây',
  'admin.email': 'may@example.vn',
  'admin.password': 'sen ho Tay 7',
  bankBin: '970422',
  bankAccount: '88009900',
  bankHolder: 'NGOC MAY',
  'mail.to': 'may@example.vn',
  freeDeliveryFrom: '500.000 ₫',
  'shipping.name': 'Giao tiêu chuẩn',
  'shipping.price': '25.000',
  'shipping.days': '3',
  'starter.charms': '40',
};

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'open-'))));
afterAll(() => rm(folder, { recursive: true }));

async function answers(name: string, said: object): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(said));
  return file;
}

async function newServer() {
  const url = await emptyDatabase();
  await query(url, 'DELETE FROM settings');
  const env = { DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'production' };
  const open = (file: string, more: Record<string, string> = {}) =>
    runShop(['open', '--answers', file], { ...env, ...more }).ended;
  const values = async () => (await query(url, 'SELECT "values" FROM settings'))[0]?.['values'];
  return { url, env, open, values };
}

test('shop open with answers from a file sets up a closed shop; a second run opens it and creates nothing twice', async () => {
  const { url, open, values } = await newServer();
  const smtp = await startSmtpServer();
  const file = await answers('tiem.json', ANSWERS);
  const first = await open(file, { SMTP_URL: smtp.url });
  expect(first).toEqual({ code: 0, output: expect.stringContaining('sắp mở cửa') });
  expect(first.output).not.toContain(ANSWERS['admin.password']);
  expect(smtp.received).toMatchObject([{ to: ['may@example.vn'] }]);
  expect(await values()).toMatchObject({ name: 'Tiệm Mây', freeDeliveryFrom: 500_000, isOpen: false });
  const counts = () =>
    query(
      url,
      `SELECT (SELECT count(*)::int FROM charms) AS charms, (SELECT sum(stock)::int FROM charms) AS stock,
        (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM orders) AS orders,
        (SELECT count(*)::int FROM shipping_options) AS ways`,
    );
  const made = [{ charms: 40, stock: 0, users: 1, orders: 0, ways: 1 }];
  expect(await counts()).toEqual(made);

  const later = await answers('mo.json', { 'bank.seen': 'c', open: 'c' });
  // Customers could not sign up.
  const refused = await open(later);
  expect(refused).toEqual({
    code: 1,
    output: expect.stringContaining(`tiệm còn thiếu: ${openingLabels.mail}`),
  });
  const second = await open(later, { SMTP_URL: smtp.url });
  expect(second).toEqual({ code: 0, output: expect.stringContaining('Tiệm đã mở cửa') });
  expect(await values()).toMatchObject({ isOpen: true, confirmedBank: '970422 88009900 NGOC MAY' });
  expect(await counts()).toEqual(made);
  await smtp.close();
});

test.each([
  ['a wrong value', { name: 'Tiệm Gió', phone: 'gọi tôi' }, 'phone:'],
  ['an incomplete bank account', { bankAccount: '123' }, 'bankBin:'],
  ['an answer to an unknown question', { mau: 'đỏ' }, '"mau"'],
  [
    'a weak password',
    { 'admin.name': 'Mây', 'admin.email': 'm@x.vn', 'admin.password': '12345678' },
    'admin.password:',
  ],
])('%s is refused by the name of its question', async (_what, said, sentence) => {
  const { open } = await newServer();
  const { code, output } = await open(await answers('sai.json', said));
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test('shop open link prints a link until there is an admin', async () => {
  const { env, open } = await newServer();
  const link = () => runShop(['open', 'link'], { ...env, PUBLIC_URL: 'https://tiemmay.vn' }).ended;
  expect(await link()).toEqual({
    code: 0,
    output: expect.stringMatching(/https:\/\/tiemmay\.vn\/login\?mo-tiem=\w+\.[\w-]{43}/),
  });
  await open(await answers('ai.json', ANSWERS));
  expect((await link()).output).not.toContain('mo-tiem');
});

test('shop open with Enter to every question leaves the shop closed', async () => {
  const { env, values } = await newServer();
  const { ended } = runShop(['open'], env, '\n'.repeat(40));
  expect(await ended).toEqual({ code: 0, output: expect.stringContaining('Tiệm còn đóng') });
  expect(await values()).toEqual({ isOpen: false });
});
