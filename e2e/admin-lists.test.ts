import { expect, test } from 'vitest';
import { copy as adminOrdersCopy } from '#web/features/admin-orders/copy.vi.ts';
import { viewsWords as views } from '#web/features/admin-orders/views/views.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, open, openStage, SIZES } from './support/browser.ts';
import { settle } from './support/page-checks.ts';

const stage = openStage();

test.each([
  [
    { width: 1440, height: 900 },
    { first: 420, whole: 10 },
  ],
  [
    { width: 1280, height: 800 },
    { first: 440, whole: 6 },
  ],
  [
    { width: 1024, height: 768 },
    { first: 420, whole: 4 },
  ],
  [
    { width: 768, height: 1024 },
    { first: 420, whole: 5 },
  ],
  [SIZES.phone, { first: 420, whole: 2 }],
])('at %j orders stand above the fold, with how they are paid and when', async (viewport, room) => {
  const { page } = await stage.signedIn('admin', { reducedMotion: 'reduce', viewport });
  await open(page, '/admin?tab=orders');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await rows.first().waitFor();
  await settle(page);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const whole = boxes.filter((box) => box && box.y + box.height <= viewport.height);
  expect(boxes[0]?.y).toBeLessThanOrEqual(room.first);
  expect(whole.length).toBeGreaterThanOrEqual(room.whole);
  const cells = rows.first().getByRole('cell');
  await cells.filter({ hasText: /^(COD|VietQR)$/ }).waitFor();
  await cells.filter({ hasText: /^\d\d\/\d\d, \d\d:\d\d$/ }).waitFor();
});

test('the inbox leads to exactly what it counts', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin');
  const line = page.getByRole('link', { name: today.kinds.toConfirm.what });
  const count = Number.parseInt((await line.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await line.click();
  await page.getByText(adminOrdersCopy.orders.range(1, count, count), { exact: true }).waitFor();
});

test('a view of the list is kept under a name, for the whole shop', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=orders');
  const menu = page.getByRole('button', { name: views.button });
  for (const filter of [adminOrdersCopy.payments.COD, adminOrdersCopy.late(3)]) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: filter, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await menu.click();
  await page.getByRole('textbox', { name: views.name }).fill('COD chưa giao quá 3 ngày');
  await page.getByRole('checkbox', { name: views.share }).check();
  await page.getByRole('button', { name: views.save }).click();
  await expectToast(page, views.saved('COD chưa giao quá 3 ngày'));

  const other = await stage.signedIn('admin');
  await open(other.page, '/admin?tab=orders');
  await other.page.getByRole('button', { name: views.button }).click();
  await other.page.getByRole('link', { name: /^COD chưa giao quá 3 ngày/ }).click();
  await expect.poll(() => new URL(other.page.url()).search).toBe('?tab=orders&tra=COD&qua=3');
});

test('how many rows a page has is kept for all lists', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=charms');
  await page.getByText('1–25 trên 144 charm').waitFor();
  await page.getByLabel(uiCopy.rowsAPage).selectOption('50');
  await page.getByText('1–50 trên 144 charm').waitFor();
  await page.getByRole('link', { name: uiCopy.lastPage }).click();
  await page.getByText('101–144 trên 144 charm').waitFor();
  await page.reload();
  await page.getByText('101–144 trên 144 charm').waitFor();
  await open(page, '/admin?tab=customers');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('rows-a-page'))).toBe('50');
  await open(page, '/admin?tab=charms&trang=3');
  await page.getByLabel(uiCopy.rowsAPage).selectOption('25');
  await page.getByText('1–25 trên 144 charm').waitFor();
});
