import { expect, test } from 'vitest';
import { sectionLabels, settingLabels, settingsCopy } from '#domain/shop/copy.vi.ts';
import { signedHeaders } from '#server/payment/bank-feed/signature.ts';
import { copy } from '#web/features/admin-settings/copy.vi.ts';
import { copy as audit } from '#web/features/admin-audit/copy.vi.ts';
import {
  awaken,
  expectToast,
  holdLiveConnection,
  open,
  openStage,
  PHONE,
  SIZES,
  type Person,
} from './support/browser.ts';
import { expectFits, expectSound, photograph } from './support/page-checks.ts';

const FEED_SECRET = 'a secret between the bank and the tests';
const stage = openStage({ env: { BANK_FEED_SECRET: FEED_SECRET } });
const TAB = '/admin?tab=settings';

const section = ({ page }: Pick<Person, 'page'>, name: keyof typeof sectionLabels) =>
  page.getByRole('region', { name: sectionLabels[name] });
const save = (name: keyof typeof sectionLabels) => `${copy.save}: ${sectionLabels[name]}`;

test('contact and name are validated and saved, show on the public pages at once and stand in the audit log', async () => {
  const desk = await stage.signedIn('admin');
  const { page } = desk;
  const guest = await stage.guest();
  stage.allowTrouble(/422 PUT .*\/api\/settings/);
  await open(page, TAB);
  await section(desk, 'identity').waitFor();
  await section(desk, 'zalo').getByText(copy.zalo.off).waitFor();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await photograph(page, 'settings');
    await expectSound(page);
  }
  const contact = section(desk, 'contact');
  await contact.getByLabel(settingLabels.phone[0]).fill('gọi tôi');
  await contact.getByLabel(settingLabels.openUntil[0]).fill('7');
  await contact.getByRole('button', { name: save('contact') }).click();
  await contact.getByText(settingsCopy.phone).waitFor();
  await contact.getByLabel(settingLabels.phone[0]).fill('0901 234 567');
  await contact.getByRole('button', { name: save('contact') }).click();
  // Validated across fields, by the server only.
  await contact.getByText(settingsCopy.hoursOrder).waitFor();
  await contact.getByLabel(settingLabels.openUntil[0]).fill('21');
  await contact.getByRole('button', { name: save('contact') }).click();
  await expectToast(page, copy.saved(sectionLabels.contact));

  const identity = section(desk, 'identity');
  await identity.getByLabel(settingLabels.name[0], { exact: true }).fill('Tiệm Mây');
  await identity.getByLabel(settingLabels.slogan[0]).fill('Mây nào cũng có charm');
  await identity.getByRole('button', { name: save('identity') }).click();
  await expectToast(page, copy.saved(sectionLabels.identity));
  await open(guest.page, '/');
  await expect.poll(() => guest.page.title()).toBe('Mây nào cũng có charm · Tiệm Mây');
  await guest.page.getByText('0901 234 567').first().waitFor();

  await page.getByRole('link', { name: copy.log }).click();
  await page.getByText('Tiệm Mây', { exact: false }).first().waitFor();
  await page.getByRole('heading', { name: audit.title }).waitFor();
});

test('the longest name of a shop fits the header of every width, beside all its icons', async () => {
  const longest = 'Tiệm vòng bạc Nguyễn Hoàng Ngọc Ánh Tuyết'.slice(0, 40);
  const desk = await stage.signedIn('admin');
  const rename = async (name: string) => {
    const headers = { origin: stage.shop.url };
    const answer = await desk.context.request.put('/api/settings', { headers, data: { values: { name } } });
    expect(answer.status()).toBe(200);
  };
  await rename(longest);

  const people = [await stage.guest(PHONE), await stage.signedIn('customer', PHONE), desk];
  for (const { page } of people) {
    await open(page, '/garden');
    const header = page.getByRole('banner');
    const logo = header.getByRole('link', { name: longest, exact: false });
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 664 });
      await expectFits(page);
      const [name, icons, bar] = await Promise.all(
        [logo, header.locator(':scope > div > :last-child'), header].map(
          async (it) => (await it.boundingBox())!,
        ),
      );
      expect.soft(name!.x + name!.width, `over the icons at ${width}`).toBeLessThanOrEqual(icons!.x);
      expect.soft(name!.height, `higher than the header at ${width}`).toBeLessThanOrEqual(bar!.height);
    }
  }
  // The other tests are of the same shop.
  await rename('Tiệm Mây');
});

test('on a phone the index marks an unsaved section and scrolls to another without losing what was typed', async () => {
  const desk = await stage.signedIn('admin', PHONE);
  const { page } = desk;
  await open(page, TAB);
  const index = page.getByRole('navigation', { name: copy.sections });
  const slogan = section(desk, 'identity').getByLabel(settingLabels.slogan[0]);
  await slogan.fill('Chưa lưu đâu');
  await index.getByRole('link', { name: `${sectionLabels.identity} ${copy.unsaved}` }).waitFor();
  await index.getByRole('link', { name: sectionLabels.promise }).tap();
  const heading = section(desk, 'promise').getByRole('heading', { name: sectionLabels.promise });
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(PHONE.viewport.height / 2);
  expect(await slogan.inputValue()).toBe('Chưa lưu đâu');
});

test('of two admins who change one section the second sees the first one’s change and keeps her own text', async () => {
  const [one, other] = [await stage.signedIn('admin'), await stage.signedIn('admin')];
  // When the live connection is first established the page refetches, which would hide the conflict.
  await holdLiveConnection(other.page);
  await Promise.all([open(one.page, TAB), open(other.page, TAB)]);
  await section(other, 'identity').waitFor();
  const about = (person: Person) =>
    section(person, 'identity').getByLabel(settingLabels.about[0], { exact: true });
  const slogan = (person: Person) => section(person, 'identity').getByLabel(settingLabels.slogan[0]);
  await slogan(one).fill('Của người thứ nhất');
  await about(other).fill('Của người thứ hai');
  await section(one, 'identity')
    .getByRole('button', { name: save('identity') })
    .click();
  await expectToast(one.page, copy.saved(sectionLabels.identity));
  stage.allowTrouble(/409 PUT .*\/api\/settings/);
  await section(other, 'identity')
    .getByRole('button', { name: save('identity') })
    .click();
  await other.page.getByText(copy.took(settingLabels.slogan[0], 'Của người thứ nhất')).waitFor();
  await expect.poll(() => about(other).inputValue()).toBe('Của người thứ hai');
  await expect.poll(() => slogan(other).inputValue()).toBe('Của người thứ nhất');
  await section(other, 'identity')
    .getByRole('button', { name: save('identity') })
    .click();
  await expectToast(other.page, copy.saved(sectionLabels.identity));
});

test('a changed bank account counts as unconfirmed until the bank reports the test transfer', async () => {
  const desk = await stage.signedIn('admin');
  const { page } = desk;
  await open(page, TAB);
  const bank = section(desk, 'bank');
  await bank.getByText(copy.bank.proved.title).waitFor();
  await bank.getByLabel(copy.bankName).selectOption('970422');
  await bank.getByLabel(settingLabels.bankAccount[0]).fill('88009900');
  await bank.getByRole('button', { name: save('bank') }).click();
  await expectToast(page, copy.saved(sectionLabels.bank));
  await page.getByText(copy.notReady.bank).waitFor();
  await bank.getByRole('button', { name: copy.bank.test('2.000\u00a0₫') }).click();
  await bank.getByRole('img').waitFor();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await photograph(page, 'settings-bank');
    await expectSound(page);
  }
  const told = await page.request.get('/api/settings/bank-test');
  const { content } = ((await told.json()) as { data: { content: string } }).data;
  const notice = {
    id: 'thu-1',
    transferType: 'in',
    transferAmount: 2000,
    accountNumber: '88009900',
    content: `MBVCB 1 ${content} CT tu CHU TIEM`,
  };
  const body = JSON.stringify(notice);
  const answer = await fetch(`${stage.shop.url}/api/payments/bank-feed`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(new TextEncoder().encode(FEED_SECRET), body, new Date()),
    },
    body,
  });
  expect(await answer.json()).toMatchObject({ data: { outcome: 'bank_test' } });
  await expectToast(page, copy.bank.done);
  await bank.getByText(copy.bank.proved.title).waitFor();
  await page.getByText(copy.notReady.bank).waitFor({ state: 'detached' });
});

test('the notice that the shop is not ready ends before the fade of the head, on phone and tablet', async () => {
  const { page } = await stage.signedIn('admin', PHONE);
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, canMail: false } } });
  });
  const notice = page.getByRole('link', { name: copy.notReady.short, exact: true });
  for (const viewport of [PHONE.viewport, SIZES.tablet]) {
    await page.setViewportSize(viewport);
    for (const tab of ['orders', 'overview']) {
      await open(page, `/admin?tab=${tab}`);
      const room = await notice.evaluate((link) => {
        const line = link.closest('p')!.getBoundingClientRect();
        return line.right - link.getBoundingClientRect().right;
      });
      expect(room).toBeGreaterThanOrEqual(24);
    }
  }
});

test('while the shop is closed a customer can open her orders and pay one', async () => {
  const { context } = await stage.signedIn('admin');
  const headers = { origin: stage.shop.url };
  const answer = await context.request.put('/api/settings', { headers, data: { values: { isOpen: false } } });
  expect(answer.status()).toBe(200);
  const { page } = await stage.signedIn('customer', PHONE);
  await page.goto('/garden');
  // The contact, too, is in the first view of a phone.
  const call = (await page.locator('a[href^="tel:"]').boundingBox())!;
  expect(call.y + call.height).toBeLessThanOrEqual(PHONE.viewport.height);
  await page.getByRole('link', { name: 'Đơn hàng của bạn' }).click();
  await awaken(page);
  await page.getByRole('link', { name: /^Thanh toán đơn/ }).tap();
  await page.waitForURL(/\/order\?thanh-toan=/);
  await page.locator('a[href="/"]').first().tap();
  await page.getByText('Sắp mở cửa', { exact: true }).waitFor();
});
