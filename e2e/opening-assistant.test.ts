import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { sectionLabels, settingLabels, settingsCopy } from '#domain/shop/copy.vi.ts';
import { openingLabels } from '#domain/shop/opening.vi.ts';
import { signedHeaders } from '#server/payment/bank-feed/signature.ts';
import { copy as shipping } from '#web/features/admin-goods/shipping/copy.vi.ts';
import { copy } from '#web/features/admin-opening/copy.vi.ts';
import { copy as settings } from '#web/features/admin-settings/copy.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { firstAdminCopy } from '#web/features/auth/first-admin.vi.ts';
import { openingPath, type Stage } from '#web/lib/paths/opening.ts';
import { readMail, startSmtpServer, type SmtpServer } from '../test-support/smtp.ts';
import { expectPath, expectToast, open, SIZES } from './support/browser.ts';
import { launch } from './support/chromium.ts';
import { expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';
import { newDataDir, startShop, type DataDir, type RunningShop } from './support/shop.ts';
import { createTroubles } from './support/troubles.ts';

/** From an empty folder to an open shop, using only the browser and the link that the terminal prints. */
const SECRET = 'a secret between the bank and the shop';
const OWNER = { name: 'Ngọc Mây', email: 'may@example.vn', password: 'sen ho Tay 7' };
/** The link as the terminal prints it. */
const LINK = /http\S+mo-tiem=\S+/;
const SMALL = { width: 390, height: 664 };

const troubles = createTroubles();
let data: DataDir;
let smtp: SmtpServer;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [data, smtp] = await Promise.all([newDataDir(), startSmtpServer()]);
  const env = { DEMO: 'false', SMTP_URL: smtp.url, MAIL_FROM: 'chao@example.vn', BANK_FEED_SECRET: SECRET };
  [shop, browser] = await Promise.all([startShop(data.path, env), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await smtp?.close();
  await data.remove();
});

async function newContext() {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'vi-VN',
    viewport: SMALL,
    serviceWorkers: 'block',
  });
  context.on('page', (page) => troubles.watch(page));
  return context;
}

/** Checks a step on a small phone, and takes a screenshot where wanted. */
async function look(page: Page, stage: Stage | 'first-admin' | 'legal-preview'): Promise<void> {
  for (const size of PHOTOGRAPHING ? [SIZES.tablet, SIZES.desktop, SMALL] : [SMALL]) {
    await page.setViewportSize(size);
    await settle(page);
    await photograph(page, `assistant-${stage}`);
  }
  await expectSound(page);
}

const at = (page: Page, stage: Stage) => expectPath(page, openingPath(stage));
const say = (page: Page, name: keyof typeof settingLabels, text: string) =>
  page.getByLabel(settingLabels[name][0], { exact: true }).fill(text);
const goOn = (page: Page) => page.getByRole('button', { name: copy.saveAndGo });
const next = (page: Page, stage: Stage) => page.getByRole('link', { name: copy.next(copy.names[stage]) });

async function bankTells(id: string, content: string, transferAmount: number): Promise<void> {
  const notice = { id, transferType: 'in', transferAmount, accountNumber: '88009900', content };
  const body = JSON.stringify(notice);
  const signed = signedHeaders(new TextEncoder().encode(SECRET), body, new Date());
  const headers = { 'content-type': 'application/json', ...signed };
  const answer = await fetch(`${shop.url}/api/payments/bank-feed`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** The last code that was mailed; other mails, such as an alarm about the mail server, may have followed. */
function codeIn(to: string): string {
  const codes = smtp.received
    .filter((each) => each.to.includes(to))
    .flatMap(({ raw }) => readMail(raw).parts)
    .flatMap(({ content }) => /\b\d{6}\b/.exec(content)?.[0] ?? []);
  return codes.at(-1) ?? '';
}

test('an owner opens a shop from an empty server by the link in the terminal and the assistant', async () => {
  const guest = await (await newContext()).newPage();
  await guest.goto('/');
  await guest.getByText('Sắp mở cửa', { exact: true }).waitFor();

  // Creates her account by the terminal's link: two impatient clicks create one.
  const owners = await newContext();
  const page = await owners.newPage();
  await expect.poll(() => shop.output(), { interval: 20 }).toMatch(LINK);
  await open(page, LINK.exec(shop.output())?.[0] ?? '');
  await page.getByRole('heading', { name: firstAdminCopy.title }).waitFor();
  await look(page, 'first-admin');
  await page.getByLabel(firstAdminCopy.name).fill(OWNER.name);
  await page.getByLabel(authCopy.email).fill(OWNER.email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(OWNER.password);
  await page.getByLabel(authCopy.confirm, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: firstAdminCopy.submit }).dblclick();

  // The first visit starts at the first missing step; the link no longer works.
  await expectPath(page, openingPath());
  await page.getByRole('heading', { name: copy.title }).waitFor();
  await look(page, 'identity');
  await say(page, 'name', 'Tiệm Mây');
  await goOn(page).dblclick();
  await at(page, 'contact');

  // Saved values survive a reload and appear in another tab; leaving unsaved ones asks for confirmation.
  await page.reload();
  await look(page, 'contact');
  const other = await owners.newPage();
  await open(other, openingPath('identity'));
  await expect
    .poll(() => other.getByLabel(settingLabels.name[0], { exact: true }).inputValue())
    .toBe('Tiệm Mây');
  await open(other, openingPath('open'));
  await other.getByRole('link', { name: openingLabels.legal }).waitFor();
  await expect
    .poll(() => other.getByRole('button', { name: copy.open.open }).getAttribute('aria-disabled'))
    .toBe('true');

  await say(page, 'phone', '0901 234 567');
  await say(page, 'address', '5 Hàng Bạc, Hà Nội');
  await say(page, 'openFrom', '9');
  await goOn(page).click();
  await at(page, 'legal');
  await look(page, 'legal');
  // Preview of the legal pages before saving; an invalid number must be corrected first.
  await say(page, 'owner', 'Hộ kinh doanh Mây');
  await say(page, 'taxCode', '12');
  const preview = page.getByRole('button', { name: settings.legal.open });
  await preview.click();
  await page.getByText(settingsCopy.taxCode).waitFor();
  await say(page, 'taxCode', '0312345678');
  await preview.click();
  const dialog = page.getByRole('dialog', { name: settings.legal.title });
  const facts = 'Hộ kinh doanh Mây, mã số thuế 0312345678, địa chỉ 5 Hàng Bạc, Hà Nội';
  await dialog.locator('mark', { hasText: facts }).waitFor();
  await look(page, 'legal-preview');
  await dialog.getByRole('tab', { name: settings.legal.names['dieu-khoan'] }).click();
  await dialog.getByText(`Bên bán là ${facts}`).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await goOn(page).click();
  await at(page, 'bank');

  // Only the bank's report of the test transfer confirms the account.
  await page.getByLabel(settings.bankName).selectOption('970422');
  await say(page, 'bankAccount', '88009900');
  await say(page, 'bankHolder', 'NGOC MAY');
  await page.getByRole('button', { name: `${settings.save}: ${sectionLabels.bank}` }).click();
  await expectToast(page, settings.saved(sectionLabels.bank));
  await page.getByRole('button', { name: settings.bank.test('2.000\u00a0₫') }).click();
  await page.getByRole('img', { name: settings.bank.testAlt('2.000\u00a0₫') }).waitFor();
  await look(page, 'bank');
  const told = await page.request.get('/api/settings/bank-test');
  const { content } = ((await told.json()) as { data: { content: string } }).data;
  await bankTells('khac', 'MBVCB 1 TRA TIEN CA PHE', 35_000);
  await bankTells('thu', `MBVCB 2 ${content} CT tu NGOC MAY`, 2_000);
  await expectToast(page, settings.bank.done);
  await next(page, 'mail').click();

  // The mail server goes down, and comes back.
  await smtp.stop();
  await page.getByRole('button', { name: copy.mail.send }).click();
  await page.getByText(copy.mail.failed).waitFor();
  await smtp.restart();
  await page.getByRole('button', { name: copy.mail.again }).dblclick();
  await page.getByText(copy.mail.sent(OWNER.email)).waitFor();
  await look(page, 'mail');
  troubles.allow(/422 POST .*\/opening\/mail-code/);
  const code = codeIn(OWNER.email);
  await page.getByLabel(copy.mail.code).fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: copy.mail.prove }).click();
  await page.getByText('Mã chưa đúng').waitFor();
  await page.getByLabel(copy.mail.code).fill(code);
  await page.getByRole('button', { name: copy.mail.prove }).click();
  await page.getByText(copy.mail.proved, { exact: true }).waitFor();
  await next(page, 'delivery').click();

  await page.getByRole('button', { name: shipping.add }).click();
  await page.getByLabel(shipping.form.name).fill('Giao tiêu chuẩn');
  await page.getByLabel(shipping.form.price, { exact: true }).fill('25.000');
  await look(page, 'delivery');
  await page.getByRole('button', { name: shipping.form.save }).dblclick();
  await next(page, 'goods').click();

  // Flowers, with everything that they need.
  await page.getByRole('checkbox', { name: copy.goods.strings }).check();
  await page.getByRole('checkbox', { name: copy.goods.knots }).check();
  await page.getByRole('checkbox', { name: copy.goods.whole('Hoa') }).check();
  await page.getByRole('checkbox', { name: /^Cúc họa mi/ }).uncheck();
  await look(page, 'goods');
  await page.getByRole('button', { name: copy.goods.take }).dblclick();
  await at(page, 'prices');

  // Another admin adds one of them first; the others are still saved.
  const charms = async () => {
    const answer = await page.request.get('/api/charms?limit=100', {
      headers: { 'cache-control': 'no-cache' },
    });
    return ((await answer.json()) as { data: CharmsPage }).data.charms;
  };
  const price = (name: string) =>
    page.getByLabel(copy.prices.of(copy.prices.columns.price, name), { exact: true });
  const lotus = (await charms()).find(({ name }) => name === 'Hoa sen')!;
  await page.getByLabel(copy.prices.allOf(copy.prices.columns.stock, 'Hoa')).fill('20');
  await page.getByRole('button', { name: copy.prices.apply }).click();
  await price('Hoa anh đào').fill('0');
  await look(page, 'prices');
  await page.getByRole('button', { name: copy.prices.save('Hoa') }).click();
  await expectToast(page, copy.prices.wrong(1));
  await price('Hoa anh đào').fill('41000');
  await price('Hoa sen').fill('52.000');
  troubles.allow(/409 PUT .*\/charms\//);
  const headers = { origin: shop.url };
  await page.route(`**/api/charms/${lotus._id}`, async (route) => {
    await page.request.put(`/api/charms/${lotus._id}`, { headers, data: { price: 60_000 } });
    await route.continue();
  });
  await page.getByRole('button', { name: copy.prices.save('Hoa') }).dblclick();
  await page.getByText(copy.prices.conflict).waitFor();
  await page.unroute(`**/api/charms/${lotus._id}`);
  expect((await charms()).filter(({ stock }) => stock === 20)).toHaveLength(28);
  await page.getByRole('button', { name: copy.prices.save('Hoa') }).click();
  await expect
    .poll(async () => (await charms()).map((charm) => [charm.name, charm.price, charm.stock]))
    .toEqual(
      expect.arrayContaining([
        ['Hoa sen', 52_000, 20],
        ['Hoa anh đào', 41_000, 20],
      ]),
    );
  await next(page, 'open').click();

  await look(page, 'open');
  await page.getByRole('button', { name: copy.open.open }).dblclick();
  await page.getByText(copy.open.opened).waitFor();
  await open(guest, '/garden');
  await expect.poll(() => guest.title()).toContain('Tiệm Mây');
  expect(await guest.content()).toContain('Hoa anh đào');
  expect(troubles.take()).toEqual([]);
});

test('the link in the terminal is refused once there is an admin', async () => {
  const page = await (await newContext()).newPage();
  await open(page, LINK.exec(shop.output())?.[0] ?? '');
  troubles.allow(/422 POST .*\/opening\/admin/);
  await page.getByLabel(firstAdminCopy.name).fill('Kẻ Lạ');
  await page.getByLabel(authCopy.email).fill('la@example.vn');
  await page.getByLabel(authCopy.password, { exact: true }).fill(OWNER.password);
  await page.getByLabel(authCopy.confirm, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: firstAdminCopy.submit }).click();
  await page.getByText('Liên kết này không dùng được nữa', { exact: false }).waitFor();
  expect(troubles.take()).toEqual([]);
});
