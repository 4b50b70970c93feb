import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Category } from '#contract/http/catalogue.ts';
import { copy as shelf } from '#web/entities/charm/desk/copy.vi.ts';
import { copy as sheet } from '#web/features/admin-goods/charms/sheet/copy.vi.ts';
import { copy as goods } from '#web/features/admin-goods/shared/copy.vi.ts';
import { copy as readyMade } from '#web/features/admin-goods/ready-made/copy.vi.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { open, openStage, PHONE, SIZES } from './support/browser.ts';
import { expectFits, expectSound, photograph, settle } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';

const stage = openStage();
const TABS = ['categories', 'bracelet-strings', 'tying-methods', 'ready-made-bracelets'] as const;
const LONG = 'Những điều nho nhỏ trong khu vườn mùa xuân của người thương';

beforeAll(async () => {
  const admin = await stage.signedIn('admin');
  const add = <Added>(path: string, data: object) =>
    askAs<Added>(stage, admin, path, { method: 'POST', data });
  for (let n = 1; n <= 20; n += 1) {
    const name = `${LONG} ${n}`;
    const category = (await add<Category>('/categories', { name, type: 'Flower' }))._id;
    await add('/charms', { name, price: 1_234_567, stock: n, category });
    await add('/bracelet-strings', { name, price: 35_000, material: 'silk', description: LONG.repeat(3) });
    await add('/tying-methods', { name, price: 0, knot: 'bow', isActive: n % 2 === 0 });
    await add('/ready-made-bracelets', { name, price: 641_000, stock: n - 1 });
  }
});

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const heightsOf = (page: Page) =>
  rowsOf(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));

test('from 1024 px on goods are rows of 44 px under a head that stays, whatever their names', async () => {
  const { page } = await stage.signedIn('admin');
  for (const width of [1280, 1024])
    for (const tab of TABS) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, tabPath(tab));
      await rowsOf(page).nth(12).waitFor();
      await settle(page);
      await expectFits(page);
      const rows = await rowsOf(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
      expect(Math.max(...rows.map(({ height }) => height)), `${tab} at ${width}`).toBeLessThanOrEqual(44);
      expect(rows[0]?.y).toBeLessThanOrEqual(420);
      const head = page.getByRole('columnheader', { name: goods.columns.name, exact: true });
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const box = await head.boundingBox();
      expect(box!.y + box!.height, `${tab}: the head`).toBeLessThanOrEqual(120);
      expect(box!.y).toBeGreaterThan(0);
    }
});

test('from 1024 px on charms are rows of 44 px, with their category and the warning of a low count on one line', async () => {
  const { page } = await stage.signedIn('admin');
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, tabPath('charms'));
    await rowsOf(page).nth(12).waitFor();
    await settle(page);
    await expectFits(page);
    expect(Math.max(...(await heightsOf(page))), `at ${width}`).toBeLessThanOrEqual(44);
    const row = rowsOf(page)
      .filter({ has: page.getByText(goods.stock.low, { exact: true }) })
      .first();
    const warning = await row.getByText(goods.stock.low, { exact: true }).boundingBox();
    const count = await row.getByText(/^Còn \d/).boundingBox();
    expect(warning!.x, `at ${width}`).toBeGreaterThan(count!.x + count!.width);
  }
  // A card of the phone: the button for more stands beside the count's field.
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  const name = `${LONG} 3`;
  const field = await page.getByRole('button', { name: sheet.cell.stock(name, '3') }).boundingBox();
  const more = await page.getByRole('button', { name: shelf.stock.restockName(name) }).boundingBox();
  expect(Math.abs(more!.y - field!.y)).toBeLessThan(field!.height / 2);
});

test('on a phone and a tablet goods are compact cards, with every button', async () => {
  const { page } = await stage.signedIn('admin', PHONE);
  for (const tab of TABS) {
    await page.setViewportSize(PHONE.viewport);
    await open(page, tabPath(tab));
    await rowsOf(page).nth(12).waitFor();
    await settle(page);
    await photograph(page, `many-${tab}`);
    await expectSound(page);
    expect(Math.max(...(await heightsOf(page))), tab).toBeLessThanOrEqual(200);
    await page.getByRole('button', { name: goods.editName(`${LONG} 20`), exact: true }).waitFor();
    await page.setViewportSize(SIZES.tablet);
    await expectFits(page);
    // One line of controls; a name may take three, a description two more.
    await expect
      .poll(async () => Math.max(...(await heightsOf(page))), { message: `${tab} on a tablet` })
      .toBeLessThanOrEqual(130);
  }
});

test('a bracelet is found by its name, and a list of one is still a row', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, tabPath('ready-made-bracelets'));
  await page.getByText(readyMade.range('1–25 trên 32')).waitFor();
  const field = page.getByRole('searchbox', { name: readyMade.lookup.label });
  await field.fill('Rừng Thu');
  await field.press('Enter');
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await rowsOf(page).getByAltText(readyMade.pictureAlt('Rừng Thu')).waitFor();
  await field.fill('không có vòng này');
  await field.press('Enter');
  await page.getByRole('link', { name: readyMade.showAll }).click();
  await page.getByText(readyMade.range('1–25 trên 32')).waitFor();
});
