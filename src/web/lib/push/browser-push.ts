import type { PushKey, SubscribeBody } from '#contract/http/push.ts';
import { seconds } from '#domain/kernel/time.ts';
import { ApiError } from '../api.ts';
import { call } from '../call.ts';

/**
 * Whether this browser shows push notifications: not supported, only after adding to the home screen (iPhone), permission denied,
 * off, on.
 */
export type PushState = 'unsupported' | 'homescreen' | 'denied' | 'off' | 'on';

/**
 * localStorage key that records which user subscribed in this browser, and with which endpoint: nobody else gets her
 * notifications, and no subscription is made without a click.
 */
const MARK = 'push';
type Mark = { userId: string; endpoint: string };

export async function pushState(userId: string): Promise<PushState> {
  const manager = await findManager(true);
  if (manager === null) return needsHomescreen() ? 'homescreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await manager.getSubscription();
  const mine = subscription !== null && readMark()?.userId === userId;
  return mine && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Calls `look` whenever the user allows or blocks notifications in the browser's own settings. @returns a function that stops it */
export function onPermissionChange(look: () => void): () => void {
  const stop = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', look, { signal: stop.signal });
  };
  // A browser that does not report them, such as an older Safari: on coming back from its settings.
  watch().catch(() => window.addEventListener('focus', look, { signal: stop.signal }));
  return () => stop.abort();
}

/** Requests the permission and subscribes. Only ever after a click. @throws ApiError, or what the browser threw */
export async function switchPushOn(userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(userId);
  const manager = await findManager();
  if (manager === null) return 'unsupported';
  const { publicKey } = await call<PushKey>('GET', '/push/key');
  await sendSubscription(await subscribed(manager, publicKey), userId);
  return 'on';
}

/** @throws ApiError */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await (await findManager())?.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await call('DELETE', '/push/subscriptions', { body: { endpoint } }).catch((error: unknown) => {
      // The server has already dropped it: a login that ends takes its subscription along.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    await subscription.unsubscribe();
  }
  writeMark(null);
  return 'off';
}

/**
 * Renews the subscription after a new login of the user who switched notifications on in this browser: the server dropped it with
 * her last login. No prompt, since she gave the permission before; another user starts without.
 */
export async function renewPush(userId: string): Promise<void> {
  if (readMark()?.userId !== userId) return;
  const subscription = await (await findManager())?.getSubscription();
  if (subscription && Notification.permission === 'granted') await sendSubscription(subscription, userId);
}

/**
 * How long a browser's first visit may take to register its service worker, which waits until the page is idle
 * (`watchForNewVersion`).
 */
const REGISTERED_WITHIN = seconds(10);

/** @param waits for a first visit's service worker: without one the browser would look as if it could not show notifications */
async function findManager(waits = false): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  const { serviceWorker } = navigator;
  const late = new Promise<undefined>((give) => setTimeout(give, waits ? REGISTERED_WITHIN : 0));
  const registration =
    (await serviceWorker.getRegistration()) ?? (await Promise.race([serviceWorker.ready, late]));
  return registration?.pushManager ?? null;
}

function needsHomescreen(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;
}

/** The browser's subscription made with the shop's current key; one made with an older key is cancelled. */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known && key && toBase64Url(key) === publicKey) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function sendSubscription(subscription: PushSubscription, userId: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys } as SubscribeBody;
  await call('POST', '/push/subscriptions', { body });
  writeMark({ userId, endpoint: subscription.endpoint });
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function readMark(): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(MARK) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}

function writeMark(mark: Mark | null): void {
  try {
    if (mark === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, JSON.stringify(mark));
  } catch {
    // Without storage the next login does not know of the subscription.
  }
}
