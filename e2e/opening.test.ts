import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingLabels } from '#domain/shop/opening.vi.ts';
import { copy as charms } from '#web/features/admin-goods/charms/copy.vi.ts';
import { copy } from '#web/features/admin-settings/copy.vi.ts';
import { runShop } from '../test-support/backups.ts';
import { awaken, open, SIZES } from './support/browser.ts';
import { launch } from './support/chromium.ts';
import { expectFits, expectSound, photograph } from './support/page-checks.ts';
import { newDataDir, startShop, type DataDir, type RunningShop } from './support/shop.ts';

// An owner's server on its first day: production, configured only with its admin.
const ADMIN = { email: 'may@example.vn', password: 'sen ho Tay 7' };
let data: DataDir;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  data = await newDataDir();
  const answers = join(data.path, 'tra-loi.json');
  await writeFile(
    answers,
    JSON.stringify({
      name: 'Tiệm Mây',
      slogan: 'Mây nào cũng có charm',
      phone: '0901 234 567',
      'admin.name': 'Ngọc Mây',
      'admin.email': ADMIN.email,
      'admin.password': ADMIN.password,
    }),
  );
  const opened = await runShop(['open', '--answers', answers], {
    DATA_DIR: data.path,
    NODE_ENV: 'production',
  }).ended;
  expect(opened.output).toContain('Tiệm còn đóng');
  [shop, browser] = await Promise.all([startShop(data.path, { DEMO: 'false' }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await data.remove();
});

async function newPage() {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'vi-VN',
    viewport: SIZES.desktop,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

test('before the opening guests see the closed page, staff the whole shop with what is missing, and opening is refused', async () => {
  const guest = await newPage();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await guest.setViewportSize(size);
    const answer = await guest.goto('/garden?loai=flower');
    expect([answer?.status(), await answer?.headerValue('x-robots-tag')]).toEqual([200, 'noindex']);
    await guest.getByRole('heading', { level: 1, name: 'Tiệm Mây' }).waitFor();
    // In the shop's own fonts.
    const fonts = guest.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`);
    });
    expect(await fonts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Be Vietnam Pro"? 500 loaded/),
        expect.stringMatching(/Charm"? 700 loaded/),
      ]),
    );
    await photograph(guest, 'opening');
    await expectSound(guest);
  }
  // A name of one long word stays in the page.
  await guest.setViewportSize({ width: 320, height: 568 });
  await guest.locator('h1').evaluate((heading) => (heading.textContent = 'TiemVongCharm'.repeat(3)));
  await expectFits(guest);
  await guest.reload();
  expect((await guest.request.get('/api/ready')).status()).toBe(200);
  // The staff sign-in page does not let guests in either.
  await guest.getByRole('link', { name: 'Đăng nhập' }).click();
  await awaken(guest);
  await guest.locator('a[href="/"]').first().click();
  await guest.getByText('Sắp mở cửa', { exact: true }).waitFor();

  const staff = await newPage();
  await staff.request.post('/api/auth/login', { headers: { origin: shop.url }, data: ADMIN });
  await open(staff, '/admin?tab=charms');
  await staff.getByText(copy.notReady.mail).waitFor();
  await staff.getByText(openingLabels.bank).waitFor();
  await staff.getByRole('heading', { name: charms.noCategory }).waitFor();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await staff.setViewportSize(size);
    await photograph(staff, 'opening-desk');
    await expectSound(staff);
  }
  await staff.getByRole('link', { name: charms.toCategories }).click();
  await expect.poll(() => new URL(staff.url()).search).toContain('categories');
  await open(staff, '/garden');
  await staff.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => staff.getByText('Sắp mở cửa', { exact: true }).count()).toBe(0);

  const headers = { origin: shop.url };
  const opening = await staff.request.put('/api/settings', { headers, data: { values: { isOpen: true } } });
  expect([opening.status(), await opening.text()]).toEqual([
    409,
    expect.stringContaining(openingLabels.legal),
  ]);
});
