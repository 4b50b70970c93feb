import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copy as garden } from '#web/features/garden/copy.vi.ts';
import { copy as search } from '#web/features/shell/search/copy.vi.ts';
import { shellCopy as shell } from '#web/features/shell/copy.vi.ts';
import { expectPath, open, openStage, SIZES } from './support/browser.ts';
import { placeholderDelay } from './support/page-checks.ts';

const stage = openStage();

const charms = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

test('the garden search works while typing, without diacritics and with a typo, and keeps its state in the address', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  const field = page.getByRole('searchbox', { name: garden.tools.search });
  await field.pressSequentially('hoa dao');
  await expectPath(page, '/garden?q=hoa+dao');
  await expect.poll(() => charms(page).first().textContent()).toBe('Hoa đào');
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('2 charm cho “hoa dao”');

  const sort = page.getByRole('combobox', { name: garden.tools.sort });
  await sort.selectOption({ label: 'Giá thấp đến cao' });
  await expectPath(page, '/garden?q=hoa+dao&sap-xep=gia-tang');
  await expect.poll(() => charms(page).first().textContent()).toBe('Hoa anh đào');
  await page.getByRole('checkbox', { name: garden.tools.inStock }).click();
  await expectPath(page, '/garden?q=hoa+dao&sap-xep=gia-tang&con-hang=1');
  await page.goBack();
  await page.goBack();
  await expectPath(page, '/garden?q=hoa+dao');
  // The browser is at the address before the page is.
  await expect.poll(() => sort.locator('option:checked').textContent()).toBe(garden.tools.nearest);

  await field.fill('hao dao'.normalize('NFD'));
  await expectPath(page, '/garden?q=hao+dao');
  await heading(page, 'Hoa đào').waitFor();
  await page.getByRole('link', { name: garden.tools.leave }).click();
  await expectPath(page, '/garden');
  await expect.poll(() => field.inputValue()).toBe('');
});

test('the search in the header works by keyboard alone', async () => {
  const { page } = await stage.guest();
  await open(page, '/');
  const opener = page.getByRole('button', { name: shell.openSearch, exact: true });
  const field = page.getByRole('combobox', { name: search.field });
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return id === null ? null : page.locator(`[id="${id}"]`).textContent();
  };

  await opener.focus();
  await page.keyboard.press('Enter');
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await field.waitFor();
  const pictures = Promise.withResolvers<void>();
  await page.route(/\/(?:pictures|uploads)\//, (route) => pictures.promise.then(() => route.continue()));
  await page.keyboard.type('anh dao');
  await page.getByRole('option', { name: /^Hoa anh đào/ }).waitFor();
  const onTheirWay = page.getByRole('option').locator('[data-state="loading"]');
  await onTheirWay.first().waitFor();
  expect(await placeholderDelay(onTheirWay)).toBeLessThanOrEqual(300);
  pictures.resolve();
  await page.getByRole('option', { name: 'Ý nghĩa hoa anh đào' }).waitFor();
  // Results of the first letters would still be replaced.
  await page.getByRole('status').getByText('“anh dao”').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toMatch(/^Hoa anh đào/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe('Ý nghĩa hoa anh đào');
  await page.keyboard.press('Enter');
  await expectPath(page, '/blog?bai-viet=y-nghia-hoa&hoa=hoa-anh-dao');
  await field.waitFor({ state: 'detached' });

  // Charms, bracelets, flowers and articles; without diacritics, in either Unicode form, with a typo.
  await opener.click();
  await page.getByRole('option', { name: 'anh dao' }).waitFor();
  await field.fill('nón lá'.normalize('NFD'));
  await page.getByRole('option', { name: 'Vì sao tiệm có charm nón lá' }).waitFor();
  await field.fill('hao dao');
  await page.getByRole('option', { name: /^Hoa Đào Đầu Xuân/ }).waitFor();
  await field.fill('sen');
  await page.keyboard.press('Enter');
  await expectPath(page, '/garden?q=sen');
  await heading(page, 'Hoa sen').waitFor();
});

test('the phone’s menu has the main links, and login and registration for guests only', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, reducedMotion: 'reduce' } as const;
  const { page } = await stage.guest(phone);
  await open(page, '/');
  const opener = page.getByRole('button', { name: shell.openMenu });
  const menu = page.getByRole('dialog', { name: shell.menu });
  const links = menu.getByRole('navigation', { name: shell.mainNav }).getByRole('link');
  const way = (name: string) => menu.getByRole('link', { name, exact: true });

  await opener.click();
  await menu.waitFor();
  expect(await links.allTextContents()).toEqual(['Trang chủ', 'Vườn hoa', 'Hỗ trợ', 'Tạp chí']);
  expect(await menu.locator('nav [aria-current="page"]').allTextContents()).toEqual(['Trang chủ']);
  expect(await menu.getByRole('searchbox').getAttribute('placeholder')).toBe('Tìm kiếm charms...');
  expect(await way('Đăng nhập').getAttribute('href')).toBe('/login');
  expect(await way('Đăng ký').getAttribute('href')).toBe('/register');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await opener.click();
  await links.filter({ hasText: 'Tạp chí' }).click();
  await expectPath(page, '/blog');
  await menu.waitFor({ state: 'detached' });

  const { page: hers } = await stage.signedIn('customer', phone);
  await open(hers, '/garden');
  await hers.getByRole('button', { name: shell.openMenu }).click();
  const herMenu = hers.getByRole('dialog', { name: shell.menu });
  await herMenu.waitFor();
  expect(await herMenu.locator('nav [aria-current="page"]').allTextContents()).toEqual(['Vườn hoa']);
  await expect.poll(() => herMenu.getByRole('link', { name: 'Đăng nhập' }).count()).toBe(0);
});

test('Enter in the phone’s menu closes it and shows the results in the garden', async () => {
  const { page } = await stage.guest({ viewport: SIZES.phone, hasTouch: true });
  await open(page, '/');
  await page.getByRole('button', { name: shell.openMenu }).click();
  const menu = page.getByRole('dialog', { name: shell.menu });
  const field = menu.getByRole('searchbox', { name: shell.searchLabel });
  await field.fill('thỏ');
  await menu.getByRole('link', { name: /Thỏ ngọc/ }).waitFor();
  await field.press('Enter');
  await expectPath(page, '/garden?q=th%E1%BB%8F');
  await menu.waitFor({ state: 'detached' });
  await heading(page, 'Thỏ ngọc').waitFor();
});
