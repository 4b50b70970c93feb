import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountCopy as account } from '#web/features/account/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, PHONE } from './support/browser.ts';
import { openWindow, windowOf } from './support/chat-window.ts';

const stage = openStage();

/** Cuts requests for these files until the returned function is called. */
async function cut(page: Page, files: RegExp): Promise<() => void> {
  stage.allowTrouble(/ERR_FAILED GET|resource failed to load/);
  let isCut = true;
  await page.route(files, (route) => (isCut ? route.abort('failed') : route.continue()));
  return () => void (isCut = false);
}

test('a dialog whose code fails to load is announced as late and opens once it loads, keeping what was typed', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
  const back = await cut(page, /\/assets\/(?:DialogPart|modal)-[^/]+$/);
  await open(page, '/profile');
  await page.getByLabel(account.name, { exact: true }).fill('Lê Thu Hà Anh');
  await page.getByRole('button', { name: account.addresses.add }).first().tap();
  await expectToast(page, uiCopy.late.title, uiCopy.late.message);
  back();
  await page.getByRole('dialog', { name: account.addresses.add }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel(account.name, { exact: true }).inputValue()).toBe('Lê Thu Hà Anh');
});

test('a part whose style sheet fails to load is shown only once the styles have loaded', async () => {
  const { page } = await stage.signedIn(await stage.newCustomer(), PHONE);
  const back = await cut(page, /\/assets\/CustomerWindow-[^/]+\.css$/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await open(page, '/garden');
  const opened = openWindow(page);
  await failed;
  expect(await windowOf(page).count()).toBe(0);
  back();
  await opened;
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) =>
      href?.includes('CustomerWindow') ? cssRules.length : 0,
    ),
  );
  expect(Math.max(...rules)).toBeGreaterThan(0);
});
