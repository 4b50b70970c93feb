import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onPermissionChange, pushState } from './browser-push.ts';

const registration = { pushManager: { getSubscription: async () => null } };

/** A browser that can show notifications; its service worker is registered when `ready` resolves. */
function browser(ready: Promise<unknown>, permission = 'default'): void {
  const serviceWorker = { getRegistration: async () => undefined, ready };
  vi.stubGlobal('window', { PushManager: {}, Notification: {}, matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { serviceWorker, userAgent: 'Chrome' });
  vi.stubGlobal('Notification', { permission });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a service worker that is ready after 3 s: notifications are off and can be switched on', async () => {
  const ready = Promise.withResolvers();
  browser(ready.promise);
  const state = pushState('lan');
  await vi.advanceTimersByTimeAsync(3000);
  ready.resolve(registration);
  expect(await state).toBe('off');
});

test('no service worker within 10 s: notifications are unsupported', async () => {
  browser(new Promise(() => undefined));
  const state = pushState('lan');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await state).toBe('unsupported');
});

test('permission denied in the browser: the state is denied', async () => {
  browser(Promise.resolve(registration), 'denied');
  expect(await pushState('lan')).toBe('denied');
});

test('the browser’s settings, changed while the page is open, are noticed until the page is left', async () => {
  const status = new EventTarget();
  vi.stubGlobal('navigator', { permissions: { query: async () => status } });
  const look = vi.fn<() => void>();
  const stop = onPermissionChange(look);
  await vi.advanceTimersByTimeAsync(0);
  status.dispatchEvent(new Event('change'));
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  status.dispatchEvent(new Event('change'));
  expect(look).toHaveBeenCalledTimes(1);
});

test('where the browser does not report its permissions, they are looked up on coming back to the page', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
  const look = vi.fn<() => void>();
  onTestFinished(onPermissionChange(look));
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(1);
});
