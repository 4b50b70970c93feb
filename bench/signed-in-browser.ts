import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { BROWSER } from '../e2e/support/chromium.ts';
import { freePort } from '../test-support/free-port.ts';
import type { RunningShop } from '../e2e/support/shop.ts';

/** A browser that Lighthouse controls through its debugging port. */
export type SignedInBrowser = AsyncDisposable & { port: number; context: BrowserContext };

const ADDRESS = {
  fullName: 'Lê Thu Hà',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy',
  city: 'Huế',
};

/**
 * Pages behind the login as the demo customer sees them: she has a cart, orders, and one to pay.
 * @returns paths by display name
 */
export async function customerPages(shop: RunningShop): Promise<readonly [name: string, path: string][]> {
  await using browser = await openSignedInBrowser(shop);
  const ask = asker(shop, browser);
  const fill = await cartFiller(ask);
  await fill();
  const order = await ask<{ _id: string }>('POST', '/orders', {
    shippingAddress: ADDRESS,
    paymentMethod: 'VietQR',
  });
  await fill();
  return [
    ['/builder', '/builder'],
    ['/cart', '/cart'],
    ['/order', '/order'],
    ['/order?thanh-toan=…', `/order?thanh-toan=${order._id}`],
    ['/orders', '/orders'],
    ['/profile', '/profile'],
  ];
}

/**
 * Gift pages as a recipient who is not signed in sees them: one still wrapped, and one that was opened, whose address shows it
 * unwrapped from then on.
 */
export async function giftPages(shop: RunningShop): Promise<[name: string, path: string][]> {
  await using browser = await openSignedInBrowser(shop);
  const ask = asker(shop, browser);
  const fill = await cartFiller(ask);
  const [wrapped, opened] = [await give(ask, fill), await give(ask, fill)];
  // Without the giver's session: she may view the gift, but cannot open it.
  const answer = await fetch(`${shop.url}/api/gifts/open`, {
    method: 'POST',
    headers: { origin: shop.url, 'content-type': 'application/json' },
    body: JSON.stringify({ secret: new URL(opened, shop.url).searchParams.get('qua') }),
  });
  if (!answer.ok) throw new Error(`The gift stayed closed: ${await answer.text()}`);
  return [
    [GIFT, wrapped],
    [OPENED_GIFT, opened],
  ];
}

/** Orders a gift. @returns its page's path */
async function give(ask: Ask, fill: () => Promise<unknown>): Promise<string> {
  await fill();
  const gift = { recipient: 'Bé An', sender: 'Hà' };
  const order = await ask<{ _id: string }>('POST', '/orders', {
    shippingAddress: ADDRESS,
    paymentMethod: 'VietQR',
    gift,
    cardMessage: 'Thương em',
  });
  return (await ask<{ path: string }>('GET', `/orders/${order._id}/gift-link`)).path;
}

type Ask = ReturnType<typeof asker>;

/** Returns a function that adds a bracelet with sufficient stock to the cart. */
async function cartFiller(ask: Ask): Promise<() => Promise<unknown>> {
  const { bracelets } = await ask<{ bracelets: { _id: string; stock: number }[] }>(
    'GET',
    '/ready-made-bracelets?limit=50',
  );
  const sold = bracelets.find(({ stock }) => stock > 5);
  return () => ask('POST', '/cart/items', { readyMadeBracelet: sold?._id, quantity: 1, type: 'bracelet' });
}

/** Display names of `giftPages`. */
export const GIFT = '/?qua=…';
export const OPENED_GIFT = '/?qua=… (opened)';

/** Calls the shop's API with the session. */
function asker(shop: RunningShop, { context }: SignedInBrowser) {
  return async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await context.request.fetch(`${shop.url}/api${path}`, {
      method,
      headers: { origin: shop.url, 'idempotency-key': crypto.randomUUID() },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Answer }).data;
  };
}

/** A browser in which she is signed in and has answered all prompts, with an empty cache. */
export async function openSignedInBrowser(shop: RunningShop): Promise<SignedInBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'signed-in-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: BROWSER,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      `--remote-debugging-port=${port}`,
    ],
    serviceWorkers: 'block',
  });
  await context.request.post(`${shop.url}/api/auth/login`, {
    headers: { origin: shop.url },
    data: shop.accounts.customer,
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${shop.url}/blog`);
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('about:blank');
  return {
    port,
    context,
    async [Symbol.asyncDispose]() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
