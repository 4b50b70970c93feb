import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import { expectPath, expectToast, open, openStage, SIZES, TOUCH } from './support/browser.ts';
import { launcherOf, placeOf, setVisibility, underLauncher, windowOf } from './support/chat-window.ts';
import { settle } from './support/page-checks.ts';
import { askAs, fillCart } from './support/purchase.ts';

// Copy quoted by the specification is repeated here verbatim, so that the copy files cannot change it.

const stage = openStage();

const header = (page: Page) => page.getByRole('banner');

test('a guest’s icon leads to the login; a customer’s shows her picture while she has one', async () => {
  const { page } = await stage.guest();
  await open(page, '/garden');
  await header(page).getByRole('link', { name: 'Đăng nhập' }).click();
  await expectPath(page, '/login');

  const { page: hers } = await stage.signedIn(await stage.newCustomer('Lê Thu Hà'));
  await open(hers, '/profile');
  const icon = header(hers).getByRole('button', { name: 'Tài khoản của Lê Thu Hà' });
  const picture = icon.locator('img');
  await icon.getByText('H', { exact: true }).waitFor();
  const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#7fae74' } })
    .png()
    .toBuffer();
  await hers
    .getByTestId('avatar-file')
    .setInputFiles({ name: 'ha.png', mimeType: 'image/png', buffer: file });
  await expectToast(hers, 'Ảnh đại diện đã được cập nhật');
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

  await open(hers, '/garden');
  await picture.waitFor();
  await open(hers, '/profile');
  await hers.getByRole('button', { name: 'Xóa ảnh' }).click();
  await expectToast(hers, 'Ảnh đại diện đã được xóa');
  await expect.poll(() => picture.count()).toBe(0);
});

test('the cart’s icon counts the bracelets in it, also while they change', async () => {
  const person = await stage.signedIn(await stage.newCustomer());
  const { page } = person;
  await open(page, '/garden');
  const icon = (name: string) => header(page).getByRole('link', { name, exact: true });
  await icon('Giỏ hàng').waitFor();
  await expect.poll(() => icon('Giỏ hàng').textContent()).toBe('');
  await fillCart(stage, person);
  await open(page, '/cart');
  await icon('Giỏ hàng, 1 món').getByText('1', { exact: true }).waitFor();
  const { items } = await askAs<Cart>(stage, person, '/cart');
  await page.getByRole('button', { name: `Thêm một ${items[0]!.readyMadeBracelet!.name}` }).click();
  await icon('Giỏ hàng, 2 món').getByText('2', { exact: true }).waitFor();
});

test('toasts appear at the top right, across the width on a phone, and do not cover the header', async () => {
  const { page } = await stage.guest({ reducedMotion: 'reduce' });
  await open(page, '/garden');
  // In the background toasts stay, however long a busy machine takes to measure them.
  await setVisibility(page, 'hidden');
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const { width, height } = SIZES[size];
    await page.setViewportSize({ width, height });
    await page
      .getByRole('button', { name: /^Thêm Hoa/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expectToast(page, 'Đã reset', 'Danh sách charms đã được xóa');
    const toast = page.locator('[data-toast]').first();
    const place = (await toast.boundingBox())!;
    const top = (await header(page).boundingBox())!;
    expect(place.y, size).toBeGreaterThanOrEqual(top.y + top.height);
    expect(place.y + place.height, size).toBeLessThan(height / 2);
    expect(width - (place.x + place.width), size).toBeLessThanOrEqual(24);
    const [least, most] = size === 'phone' ? [0, 24] : [width / 2 - 24, width];
    expect(place.x, size).toBeGreaterThanOrEqual(least);
    expect(place.x, size).toBeLessThanOrEqual(most);
    await page.getByRole('region', { name: 'Thông báo' }).getByRole('button', { name: 'Đóng' }).click();
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  }
});

test('on a phone the launcher is an icon in the header of every page, on wider screens only on some', async () => {
  const person = await stage.signedIn('customer', { viewport: SIZES.phone, ...TOUCH });
  const { page } = person;
  await fillCart(stage, person);
  const inHead = launcherOf(page).and(page.locator('[data-launcher-place] *'));
  const links = page.getByRole('navigation', { name: 'Chính' }).getByRole('link');
  for (const [path, always] of [
    ['/cart', true],
    ['/order', true],
    ['/orders', true],
    ['/builder', false],
    ['/garden', false],
  ] as const) {
    await page.setViewportSize(SIZES.phone);
    await open(page, path);
    await inHead.waitFor();
    const { y, width, height } = await placeOf(inHead);
    expect([y < 120, width, height], path).toEqual([true, 44, 44]);
    for (const size of ['tablet', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size]);
      await expect.poll(() => inHead.count()).toBe(always ? 1 : 0);
      // The launcher in the header does not make its links wrap.
      const lines = () => links.evaluateAll((all) => all.map((link) => link.getClientRects()[0]!.height));
      await expect
        .poll(async () => Math.max(...(await lines())), { message: `${path} ${size}` })
        .toBeLessThan(50);
    }
  }
});

test('at the desk the launcher is in the header on a tablet and in the corner on a desktop', async () => {
  const { page } = await stage.signedIn('admin', { viewport: SIZES.tablet, ...TOUCH });
  const inHead = launcherOf(page).and(page.locator('[data-launcher-place] *'));
  await open(page, '/admin?tab=orders');
  await inHead.waitFor();
  await expect.poll(() => underLauncher(page)).toEqual([]);
  await page.setViewportSize(SIZES.desktop);
  await launcherOf(page).and(page.locator('[data-launcher] *')).waitFor();
  await expect.poll(() => inHead.count()).toBe(0);
});

test('at the desk the launcher in the corner covers nothing that a row holds, at any width', async () => {
  const { page } = await stage.signedIn('admin', { viewport: { width: 1024, height: 700 } });
  for (const tab of ['orders', 'charms']) {
    await open(page, `/admin?tab=${tab}`);
    await page.getByRole('row').nth(5).waitFor();
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await launcherOf(page).and(page.locator('[data-launcher] *')).waitFor();
      await expect.poll(() => underLauncher(page), { interval: 25, message: `${tab} ${width}` }).toEqual([]);
    }
  }
});

test('the launcher does not move away while it is pressed', async () => {
  const { page } = await stage.signedIn('customer');
  await page.clock.install();
  await open(page, '/garden');
  // What still arrives moves it, and would be taken for slipping away.
  await settle(page);
  await page.clock.runFor(1_000);
  const { x, y } = await placeOf(launcherOf(page));
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  // A control appears beneath it, and the page is idle.
  await page.evaluate(
    ([left, top]) => {
      const below = document.createElement('button');
      below.textContent = 'Ở dưới';
      below.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 44px; height: 44px`;
      document.body.append(below);
    },
    [x, y],
  );
  await page.clock.runFor(1_000);
  // While pressed it shrinks slightly.
  expect(Math.abs((await placeOf(launcherOf(page))).y - y)).toBeLessThan(4);
  await page.mouse.up();
  await windowOf(page).waitFor();
});

test.each(['tablet', 'desktop'] as const)(
  'the launcher covers no text and no control at any scroll position, $0',
  async (size) => {
    const person = await stage.signedIn('customer', { viewport: SIZES[size] });
    const { page } = person;
    await fillCart(stage, person);
    const { height } = SIZES[size];
    const corners = new Set<number>();
    for (const path of ['/', '/garden', '/garden?charm=hoa-anh-dao', '/help', '/blog', '/builder']) {
      await open(page, path);
      await launcherOf(page).waitFor();
      for (let top = 0, end = false; !end; top += height * 0.6) {
        end = await page.evaluate(async (scrolledTo) => {
          window.scrollTo({ top: scrolledTo, behavior: 'instant' });
          // The page handles the scroll event in its next frame.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          return window.scrollY < scrolledTo - 1;
        }, top);
        await page.locator('[data-launcher]:not([data-moving])').waitFor();
        await expect
          .poll(() => underLauncher(page), { interval: 25, message: `${path} from ${top}` })
          .toEqual([]);
        const { x, y } = await placeOf(launcherOf(page));
        if (y > 120) corners.add(x);
      }
    }
    // Usually in its own corner, in the builder in that of the stage.
    expect(corners.size).toBe(2);
  },
);
