import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPath, open, openStage, untilServiceWorkerControls } from './support/browser.ts';

const stage = openStage({ notifies: true });

// Evaluated in the service worker.
const SHOWN = `registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))`;
const TABS = `clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.length)`;
const TAP = `registration.getNotifications().then(([notification]) =>
  void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`;

/** Delivers a push message to the page's browser. */
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

test('a push notification is shown while no tab of the shop is open, and a tap on it leads to its page', async () => {
  const { page, context } = await stage.signedIn('customer', { serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: stage.shop.url });
  await open(page, '/help');
  await untilServiceWorkerControls(page);
  const worker = context.serviceWorkers()[0]!;
  const bring = await pushLine(context, page);
  const news = { title: 'Đơn #2026CAFE đã giao', body: 'Vòng đã đến tay bạn.', path: '/orders', tag: 'a' };
  // While she looks at the shop, no notification is shown.
  await bring({ ...news, title: 'Trước mắt' });
  await page.goto('about:blank');
  // The worker notices with a delay that the tab has left.
  await expect.poll(() => worker.evaluate(TABS)).toBe(0);
  await bring({ ...news, title: 'Lạ', path: 'https://evil.example/' });
  const { title, body } = news;
  // Repeated until it shows: messages delivered by DevTools while the tab is leaving may be lost.
  await expect
    .poll(async () => {
      await bring(news);
      return worker.evaluate(SHOWN);
    })
    .toEqual([{ title, body }]);

  await open(page, '/help');
  await worker.evaluate(TAP);
  await expectPath(page, '/orders');
  await expect.poll(() => worker.evaluate(SHOWN)).toEqual([]);
});

test('notification permission is requested by a click only; where the browser denies it the switch is disabled', async () => {
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
  await untilServiceWorkerControls(page);
  await page.reload();
  const news = page.getByRole('switch', { name: 'Thông báo trên máy này' });
  await page.getByText('Đang tắt. Khi bạn bật, trình duyệt sẽ hỏi bạn một lần.').waitFor();
  await expect.poll(() => news.isChecked()).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);

  await page.evaluate(() => {
    // No push service is reachable here, so the browser's subscription is faked.
    const endpoint = 'https://push.example/send/abc';
    const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
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
  await expect.poll(() => news.isDisabled()).toBe(true);
});
