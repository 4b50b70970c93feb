import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountCopy } from '#web/features/account/copy.vi.ts';
import { copy as orders } from '#web/features/admin-orders/copy.vi.ts';
import { copy as overview } from '#web/features/admin-overview/copy.vi.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { expectPath, expectToast, open, openStage, PHONE } from './support/browser.ts';

const stage = openStage();

/** Presses a link to a file. @returns the file's name and text */
async function take(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('on a phone, her data without a network, and once too often in an hour, are refused with a toast on her page', async () => {
  const account = await stage.newCustomer();
  const { page, context } = await stage.signedIn(account, PHONE);
  await open(page, '/profile');
  const link = page.getByRole('link', { name: accountCopy.data.download });
  await stage.goOffline(context);
  await link.click();
  await expectToast(page, failureCopy.offline.title, failureCopy.offline.text);
  await context.setOffline(false);
  const { name, text } = await take(page, link);
  expect(name).toBe('du-lieu-cua-ban.json');
  expect(text).toContain(account.email);

  for (let taken = 1; taken < 10; taken += 1)
    expect((await page.request.get('/api/users/me/data')).status()).toBe(200);
  stage.allowTrouble(/429/);
  await link.click();
  await expectToast(page, failureCopy.tooMany.title);
  await page.getByText(/^Bạn thao tác hơi nhanh\. Bạn thử lại sau khoảng \d+ phút nhé\.$/).waitFor();
  await expectPath(page, '/profile');
  await link.and(page.locator(':not([aria-busy])')).waitFor();
});

test('an export that the server refuses leaves its dialog open, and closes it once the file is there', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, tabPath('orders'));
  await page.getByRole('button', { name: orders.csv.button }).click();
  const dialog = page.getByRole('dialog', { name: orders.csv.title });
  const link = dialog.getByRole('link', { name: orders.csv.take });
  stage.allowTrouble(/500/);
  const address = '**/api/reports/orders.csv*';
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{"code":"SERVER_ERROR"}' }));
  await link.press('Enter');
  await expectToast(page, failureCopy.server.title, failureCopy.server.text);
  await expectPath(page, tabPath('orders'));
  await link.and(page.locator(':focus:not([aria-busy])')).waitFor();

  await page.unroute(address);
  expect((await take(page, link)).name).toMatch(/^don-hang-[\d-]+\.csv$/);
  await dialog.waitFor({ state: 'detached' });
});

test('two presses of an export are one download, whose popover closes when it is there', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, tabPath('overview'));
  await page.getByRole('button', { name: overview.csv.button }).click();
  const link = page.getByRole('link', { name: overview.csv.tables.charms });
  const line = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/reports/overview.csv*', async (route) => {
    asked += 1;
    await line.promise;
    await route.continue();
  });
  await link.dblclick();
  await page.locator('a[aria-busy="true"]').and(link).waitFor();
  const download = page.waitForEvent('download');
  line.resolve();
  expect((await download).suggestedFilename()).toMatch(/^charm-ban-.*\.csv$/);
  await link.waitFor({ state: 'detached' });
  expect(asked).toBe(1);
});
