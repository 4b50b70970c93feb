import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awaken, expectPath, open, openStage } from './support/browser.ts';
import { releasing } from './support/releasing.ts';

// Where visits would be counted if somebody agreed: the rest of this file proves that nothing else changes by it.
const stage = openStage({ env: { ANALYTICS_ID: 'G-TEST1234' } });
const GOOGLE = 'https://www.googletagmanager.com/**';

/** Waits until the service worker looks after a page. */
const untilLookedAfter = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      );
  });

/** A guest whose browser has taken the service worker, after a visit of these pages. */
async function visitedWithWorker(...paths: string[]) {
  const { page, context } = await stage.guest({ serviceWorkers: 'allow' });
  await open(page, '/');
  await untilLookedAfter(page);
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  return { page, context };
}

/** The addresses of everything that the service worker keeps. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test('a public page that was visited opens without a network, with its pictures; any other is a friendly one', async () => {
  // Without a network what was never looked at cannot show, and nobody can be told of it.
  stage.allowTrouble(
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|image failed to load|error report was lost/,
  );
  const { page, context } = await visitedWithWorker('/garden');
  // Reached by a link, without being opened anew.
  await awaken(page);
  await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Tạp chí' }).click();
  await expectPath(page, '/blog');
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining(['/garden', '/blog']));
  await context.setOffline(true);

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

test('neither an answer of the API nor a page of a person is ever kept', async () => {
  // It is nobody's order.
  stage.allowTrouble(/404 GET .*\/api\/orders\/01890a5d/);
  const { page } = await stage.signedIn('customer', { serviceWorkers: 'allow' });
  await open(page, '/');
  await untilLookedAfter(page);
  for (const path of ['/help', '/orders', '/profile', '/?don-hang=01890a5d-ac96-774b-bcce-b302099a8057'])
    await page.goto(path, { waitUntil: 'networkidle' });
  const kept = await keptBy(page);
  expect(kept).toContain('/help');
  expect(kept.filter((path) => /^\/(?:api|orders|profile|pictures\/uploads)|don-hang/.test(path))).toEqual(
    [],
  );
});

test('the shop can be installed', async () => {
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

describe('a new version', () => {
  test('is offered; nothing is loaded anew before somebody says so', async () => {
    stage.allowTrouble(/ERR_|socket\.io/);
    await using line = await releasing(stage.shop.url);
    const { page } = await stage.guest({ serviceWorkers: 'allow', baseURL: line.url });
    await open(page, '/garden');
    await untilLookedAfter(page);
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

describe('news', () => {
  // Run by the service worker.
  const SHOWN = `registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))`;
  const TABS = `clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.length)`;
  const TAP = `registration.getNotifications().then(([notification]) =>
    void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`;

  /** What a push service brings to the browser of a page. */
  async function pushLine(context: BrowserContext, page: Page) {
    const line = await context.newCDPSession(page);
    const registrationId = new Promise<string>((found) =>
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) found(first.registrationId);
      }),
    );
    await line.send('ServiceWorker.enable');
    const to = { origin: stage.shop.url, registrationId: await registrationId };
    return (news: object) =>
      line.send('ServiceWorker.deliverPushMessage', { ...to, data: JSON.stringify(news) });
  }

  test('are shown while nobody looks, and lead an open tab to their place', async () => {
    const { page, context } = await stage.signedIn('customer', { serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications'], { origin: stage.shop.url });
    await open(page, '/help');
    await untilLookedAfter(page);
    const worker = context.serviceWorkers()[0]!;
    const bring = await pushLine(context, page);
    const news = { title: 'Đơn #2026CAFE đã giao', body: 'Vòng đã đến tay bạn.', path: '/orders', tag: 'a' };
    // She looks at the shop: it is told there.
    await bring({ ...news, title: 'Trước mắt' });
    await page.goto('about:blank');
    // The worker hears a little later that the tab has left.
    await expect.poll(() => worker.evaluate(TABS)).toBe(0);
    await bring({ ...news, title: 'Lạ', path: 'https://evil.example/' });
    const { title, body } = news;
    // Brought again until it shows: what the browser's own tool brings while the tab is leaving may be lost.
    await expect
      .poll(async () => {
        await bring(news);
        return worker.evaluate(SHOWN);
      })
      .toEqual([{ title, body }]);

    await open(page, '/help');
    await worker.evaluate(TAP);
    await expectPath(page, '/orders');
    expect(await worker.evaluate(SHOWN)).toEqual([]);
  });

  test('are asked for by a click only; a browser that forbids them is told how to allow them', async () => {
    const { page, context } = await stage.signedIn('customer', { serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      Notification.requestPermission = async () => {
        Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
        return Notification.permission;
      };
    });
    await context.grantPermissions(['notifications'], { origin: stage.shop.url });
    await open(page, '/profile');
    await untilLookedAfter(page);
    await page.reload();
    const news = page.getByRole('switch', { name: 'Thông báo trên máy này' });
    await page.getByText('Đang tắt. Khi bạn bật, trình duyệt sẽ hỏi bạn một lần.').waitFor();
    expect(await news.isChecked()).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);

    await page.evaluate(() => {
      // No push service can be reached from here: the browser's own part is played.
      const endpoint = 'https://push.example/send/abc';
      const p256dh =
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
      const keys = { p256dh, auth: 'tBHItJI5svbpez7KI4CCXg' };
      const subscription = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => true,
      };
      let living: object | null = null;
      PushManager.prototype.getSubscription = async () => living as PushSubscription | null;
      PushManager.prototype.subscribe = async () => (living = subscription) as unknown as PushSubscription;
    });
    await news.click();
    await page.getByText('Đang bật. Khi bạn đăng xuất, máy này thôi nhận thông báo.').waitFor();
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
    await news.click();
    await page.getByText('Đang tắt.').waitFor();

    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.reload();
    await page.getByText('Trình duyệt đang chặn thông báo của tiệm.').waitFor();
    expect(await news.isDisabled()).toBe(true);
  });
});

describe('counting visits', () => {
  /** A guest, and what her browser asked of Google. */
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

  test('waits for a yes, tells no query, and ends with a no on the page that explains it', async () => {
    const { page, asked, bar } = await guestWatched();
    await open(page, '/garden?q=hoa');
    await bar.waitFor();
    expect(asked).toEqual([]);
    // The answers stand first for the keyboard, with equal weight.
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
    expect(await choice.isChecked()).toBe(true);
    await choice.click();
    await page.getByText('Đang tắt: máy này không tải gì của Google.').waitFor();
    await expect
      .poll(() => page.context().cookies())
      .not.toContainEqual(expect.objectContaining({ name: '_ga' }));
    await page.reload();
    await awaken(page);
    expect([await bar.count(), await choice.isChecked(), asked.length]).toEqual([0, false, 1]);
  });

  test('a no is remembered, and loads nothing', async () => {
    const { page, asked, bar } = await guestWatched();
    await open(page, '/');
    await bar.getByRole('button', { name: 'Không, cảm ơn' }).click();
    await bar.waitFor({ state: 'detached' });
    await open(page, '/help');
    expect([await bar.count(), asked]).toEqual([0, []]);
  });
});
