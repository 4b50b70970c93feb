import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { copy } from '#web/entities/charm/stock-alerts.vi.ts';
import { accountCopy } from '#web/features/account/copy.vi.ts';
import { copy as charmsTab } from '#web/features/admin-goods/charms/copy.vi.ts';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { expectPath, expectToast, open, openStage } from './support/browser.ts';
import { expectSound, expectSoundAtAllWidths, photograph, settle } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();

test('a guest’s stock alert is set after her login, shown at the desk and removed in her profile', async () => {
  const staff = await stage.signedIn('admin');
  const { charms } = await askAs<CharmsPage>(stage, staff, '/charms?q=tulip&limit=1');
  const charm = charms[0]!;
  const empty = { method: 'PUT', data: { stock: charm.reservedStock } } as const;
  await askAs<Charm>(stage, staff, `/charms/${charm._id}`, empty);

  const { name, email, password } = await stage.newCustomer();
  const { page } = await stage.guest({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  await answerOldReadingLast(page);
  await open(page, charmPath(charm.slug));
  await page.getByRole('button', { name: copy.askName(charm.name) }).tap();
  await expectPath(page, '/login');
  await page.getByLabel(authCopy.email).fill(email);
  await page.getByLabel(authCopy.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: authCopy.login.submit, exact: true }).tap();
  await expectPath(page, charmPath(charm.slug));
  await expectToast(page, copy.asked(charm.name));
  await page.getByRole('button', { name: copy.dropName(charm.name) }).waitFor();
  await settle(page);
  await photograph(page, 'stock-alert-charm');
  await expectSound(page);
  await open(page, '/garden?q=tulip');
  await page.getByRole('button', { name: copy.dropName(charm.name) }).waitFor();
  await settle(page);
  await photograph(page, 'stock-alert-garden');
  await expectSound(page);

  await open(staff.page, '/admin?tab=charms&q=tulip');
  await staff.page.getByText(charmsTab.waiting(1)).first().waitFor();
  await photograph(staff.page, 'stock-alert-desk');

  await open(page, '/profile');
  const list = page.getByRole('region', { name: accountCopy.stockAlerts.title });
  await list.getByRole('link', { name: charm.name }).waitFor();
  await photograph(page, 'stock-alert-profile');
  await expectSoundAtAllWidths(page);
  expect(await smallTargets(page)).toEqual([]);
  await list.getByRole('button', { name: copy.dropName(charm.name) }).tap();
  await list.waitFor({ state: 'detached' });
  // The focus moves to where the list was: to a heading, for a button there would take a second press.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
  expect(name).not.toBe('');
});

/** Delays the initial GET until after the POST, so that the older response arrives last. */
async function answerOldReadingLast(page: Page): Promise<void> {
  const read = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/stock-alerts', async (route) => {
    const asks = route.request().method() === 'POST';
    if (asks) await read.promise;
    const response = await route.fetch();
    read.resolve();
    if (!asks) await asked.promise;
    await route.fulfill({ response });
    if (asks) asked.resolve();
  });
}
