import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awaken, expectPath, open, openStage, untilServiceWorkerControls } from './support/browser.ts';
import { openReleaseProxy } from './support/release-proxy.ts';

// With analytics configured but no consent given: the rest of this file proves that nothing else changes.
const stage = openStage({ env: { ANALYTICS_ID: 'G-TEST1234' } });
const GOOGLE = 'https://www.googletagmanager.com/**';

/** A guest whose browser has installed the service worker, after visiting these pages. */
async function visitedWithWorker(...paths: string[]) {
  const { page, context } = await stage.guest({ serviceWorkers: 'allow' });
  await open(page, '/');
  await untilServiceWorkerControls(page);
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  return { page, context };
}

/** Addresses of everything in the service worker's caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test('offline: a visited public page opens with its pictures, any other shows the offline page', async () => {
  // What the page was still loading.
  stage.allowTrouble(/net::/);
  const { page, context } = await visitedWithWorker('/garden');
  // Reached by client-side navigation, without a document request.
  await awaken(page);
  await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Tạp chí' }).click();
  await expectPath(page, '/blog');
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining(['/garden', '/blog']));
  await stage.goOffline(context);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Mất mạng rồi');
  await page.goto('/garden', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor();
  const picture = page.getByRole('img', { name: /Hoa anh đào/ }).first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Mất mạng rồi' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Vào vườn' }).click();
  await page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor();
});

test('the service worker caches no API responses and no personal pages', async () => {
  // An order id that does not exist.
  stage.allowTrouble(/404 GET .*\/api\/orders\/01890a5d/);
  const { page } = await stage.signedIn('customer', { serviceWorkers: 'allow' });
  await open(page, '/');
  await untilServiceWorkerControls(page);
  for (const path of ['/help', '/orders', '/profile', '/?don-hang=01890a5d-ac96-774b-bcce-b302099a8057'])
    await page.goto(path, { waitUntil: 'networkidle' });
  const kept = await keptBy(page);
  expect(kept).toContain('/help');
  expect(kept.filter((path) => /^\/(?:api|orders|profile|pictures\/uploads)|don-hang/.test(path))).toEqual(
    [],
  );
});

test('the web app manifest and its icons are served', async () => {
  const { page } = await stage.guest();
  await open(page, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link!.href)).json() as Promise<{ icons: { src: string }[]; start_url: string }>;
  });
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});

describe('a new release', () => {
  test('is offered, and the page reloads only when the visitor agrees', async () => {
    stage.allowTrouble(/ERR_|socket\.io/);
    await using line = await openReleaseProxy(stage.shop.url);
    const { page } = await stage.guest({ serviceWorkers: 'allow', baseURL: line.url });
    await open(page, '/garden');
    await untilServiceWorkerControls(page);
    await page.evaluate(() => void Object.assign(window, { here: 'in the middle of something' }));
    line.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const offer = page.getByRole('region', { name: 'Thông báo' });
    await offer.getByText('Tiệm vừa sửa sang', { exact: true }).waitFor();
    expect(await page.evaluate(() => (window as { here?: string }).here)).toBe('in the middle of something');

    await offer.getByRole('button', { name: 'Tải lại' }).click();
    await page.waitForFunction(() => !('here' in window));
    await awaken(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
    ).toBeNull();
  });
});

describe('analytics', () => {
  /** A guest, with the requests that her browser sent to Google. */
  async function guestWatched() {
    const { page, context } = await stage.guest();
    const asked: string[] = [];
    await context.route(GOOGLE, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    return { page, asked, bar: page.getByRole('region', { name: 'Xin phép đếm lượt xem' }) };
  }
  const counted = (page: Page) =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((told) => Array.from(told))
        .filter(([what]) => what === 'event')
        .map(([, , about]) => (about as { page_location: string }).page_location),
    );

  test('loads after consent only, reports no query, and can be turned off on the privacy page', async () => {
    const { page, asked, bar } = await guestWatched();
    await open(page, '/garden?q=hoa');
    await bar.waitFor();
    expect(asked).toEqual([]);
    // The answer buttons come first in tab order, with equal weight.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Đồng ý');
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
    await expect.poll(() => counted(page)).toEqual([`${stage.shop.url}/garden`]);

    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: stage.shop.url }]);
    await page.getByRole('link', { name: 'Quyền riêng tư' }).click();
    const choice = page.getByRole('switch', { name: 'Cho tiệm đếm lượt xem' });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await choice.click();
    await page.getByText('Đang tắt: máy này không tải gì của Google.').waitFor();
    await expect
      .poll(() => page.context().cookies())
      .not.toContainEqual(expect.objectContaining({ name: '_ga' }));
    await page.reload();
    await awaken(page);
    expect([await bar.count(), await choice.isChecked(), asked.length]).toEqual([0, false, 1]);
  });

  test('when declined loads nothing, and the choice is remembered', async () => {
    const { page, asked, bar } = await guestWatched();
    await open(page, '/');
    await bar.getByRole('button', { name: 'Không, cảm ơn' }).click();
    await bar.waitFor({ state: 'detached' });
    await open(page, '/help');
    expect([await bar.count(), asked]).toEqual([0, []]);
  });
});
