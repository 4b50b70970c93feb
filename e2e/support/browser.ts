import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Role } from '#domain/identity/roles.ts';
import { untilInteractive } from './hydration.ts';
import { launch, NOTIFYING } from './chromium.ts';
import { copyOfDataDir, startShop, type Account, type DataDir, type RunningShop } from './shop.ts';
import { createTroubles } from './troubles.ts';
import { visitor } from './visitor.ts';

export { untilInteractive as awaken };

/** The shop's design widths (look, Grid of each screen). */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof SIZES;

/** Context options of a phone: a coarse pointer without hover. A narrow viewport alone keeps the mouse's styles. */
export const TOUCH = { hasTouch: true, isMobile: true } as const;
/** A phone whose browser shows its bars. */
export const PHONE = { viewport: { width: 390, height: 664 }, ...TOUCH } as const;

/** A user with her own browser context: cookies and storage are shared by her tabs. */
export type Person = { page: Page; context: BrowserContext; newTab(): Promise<Page> };

/** One shop and one browser for the tests of a file. */
export type Stage = {
  shop: RunningShop;
  guest(options?: BrowserContextOptions): Promise<Person>;
  /** Signed in: a demo account of that role, or any account. `baseURL` may point to another instance of the shop. */
  signedIn(who: Role | Account, options?: BrowserContextOptions): Promise<Person>;
  /** A new account without orders. */
  newCustomer(name?: string): Promise<Account & { name: string }>;
  /** Permits an error (a refused login, say) in this test; any other error fails it at its end. */
  allowTrouble(pattern: RegExp): void;
  /** Cuts a customer's network, and permits what fails because of it: pages still fetch while nobody does anything. */
  goOffline(context: BrowserContext): Promise<void>;
};

type StageOptions = { env?: Record<string, string>; notifies?: boolean; moves?: boolean };

const OFFLINE = /ERR_INTERNET_DISCONNECTED|(?:resource|image) failed to load|an error report was lost/;
const ACTION_WITHIN_MS = 60_000;
/** How many times slower than this machine every page's scripts run. A test that then fails presses before the page is ready for it. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1);

/**
 * Opens the stage before the file's tests, resets it after each, closes it at the end.
 * @param env of the shop, in addition to the tests' defaults
 * @param notifies whether the browser shows notifications
 * @param moves whether pages animate, as for most customers; by default with reduced motion, which saves an eighth of the time
 */
export function openStage({ env = {}, notifies = false, moves = false }: StageOptions = {}): Stage {
  const troubles = createTroubles();
  const contexts: BrowserContext[] = [];
  let data: DataDir;
  let shop: RunningShop;
  let browser: Browser;
  let customers = 0;

  beforeAll(async () => {
    data = await copyOfDataDir(inject('seededShop'));
    [shop, browser] = await Promise.all([
      startShop(data.path, env),
      notifies ? launch([], NOTIFYING) : launch(),
    ]);
    return async () => {
      await browser.close();
      await shop.close();
      await data.remove();
    };
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(close));
    expect(troubles.take()).toEqual([]);
  });

  async function guest(options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      baseURL: shop.url,
      locale: 'vi-VN',
      viewport: SIZES.desktop,
      // Its cache would answer requests of the tests; its own tests allow it.
      serviceWorkers: 'block',
      reducedMotion: moves ? 'no-preference' : 'reduce',
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(ACTION_WITHIN_MS);
    context.on('page', (page) => troubles.watch(page));
    const newTab = async () => {
      const page = await context.newPage();
      if (SLOWDOWN > 1) await slowDown(page, SLOWDOWN);
      return page;
    };
    return { page: await newTab(), context, newTab };
  }

  return {
    get shop() {
      return shop;
    },
    guest,
    async signedIn(who, options) {
      const { email, password } = typeof who === 'string' ? shop.accounts[who] : who;
      const person = await guest(options);
      const answer = await person.context.request.post('/api/auth/login', {
        headers: { origin: options?.baseURL ?? shop.url },
        data: { email, password },
      });
      expect(answer.status()).toBe(200);
      return person;
    },
    async newCustomer(name = 'Lê Thu Hà') {
      customers += 1;
      const account = { name, email: `khach${customers}@example.vn`, password: 'banhmi2trung' };
      await visitor(() => shop.url).register(account);
      return account;
    },
    allowTrouble: troubles.allow,
    async goOffline(context) {
      troubles.allow(OFFLINE);
      await context.setOffline(true);
    },
  };
}

/** @param times how many times slower than this machine the page's scripts run */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Closes a browser context; what its route handlers were still fetching is given up without an error. */
async function close(context: BrowserContext): Promise<void> {
  const giveUp = (what: BrowserContext | Page) => what.unrouteAll({ behavior: 'ignoreErrors' });
  // A test may have closed it before.
  await Promise.all([context, ...context.pages()].map(giveUp)).catch(() => undefined);
  await context.close();
}

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilInteractive(page);
}

/**
 * Keeps the page's live connection from being established: when it first is, the page refetches what it shows.
 * @returns a function that lets it connect
 */
export async function holdLiveConnection(page: Page): Promise<() => void> {
  const line = Promise.withResolvers<void>();
  await page.route('**/socket.io/**', (route) => line.promise.then(() => route.continue()));
  return line.resolve;
}

/** A toast with this title, and this message if one is given. */
export async function expectToast(page: Page, title: string, message?: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Thông báo' });
  await toasts.getByText(title, { exact: true }).waitFor();
  if (message !== undefined) await toasts.getByText(message, { exact: true }).waitFor();
}

/** Waits until the address, including the query, is this. */
export async function expectPath(page: Page, path: string): Promise<void> {
  const here = () => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  await expect.poll(here, { interval: 20 }).toBe(path);
}

/** Waits until the service worker controls the page. */
export const untilServiceWorkerControls = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      );
  });
