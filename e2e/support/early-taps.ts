import type { Page } from 'playwright-core';
import type { Cart } from '#contract/http/cart.ts';

/** Network and CPU of a phone on a bad day: 400 kbit/s, 400 ms, four times slower than this machine. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
/** Taps are spread over this many milliseconds after the page was requested. */
const WINDOW_MS = 10_000;

/** Pages to tap: each of these buttons adds its item once per tap ('Thêm một …' then replaces its label). */
export const EARLY_PAGES = ['/', '/garden', '/help', '/blog?bai-viet=ba-mau-la-du'] as const;
const ADDS = 'main button[aria-label^="Thêm "]:not([aria-label^="Thêm một "]):enabled';

/** The outcome of one tap; times in ms of the page. */
export type EarlyTap = {
  what: string;
  /** when the finger tapped, and when the page had acknowledged it */
  at: number;
  answered: number;
  /** whether its code was still missing, and it was marked as pressed */
  waited: boolean;
  marked: boolean;
  /** when the button's handler ran, and when the last script before that arrived */
  done: number;
  code: number;
  /** how many of its item were added in the end */
  added: number;
};

/** A seeded pseudo-random generator of numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Opens a page on a slow connection and taps different buttons: one as soon as it is rendered, the others at random moments,
 * choosing randomly among the buttons then reachable.
 * @param page of a signed-in user with an empty cart, whose browser has visited before
 * @param most maximum number of taps; fewer when there are fewer buttons
 * @param tapped called for each tap
 */
export async function tapEarly(
  page: Page,
  path: string,
  most: number,
  random: () => number,
  tapped?: () => void,
): Promise<EarlyTap[]> {
  await page.addInitScript(noteTaps);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.clearBrowserCache');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
  const asked = performance.now();
  const later = Array.from({ length: most - 1 }, () => random() * WINDOW_MS);
  await page.waitForFunction(reachable, ADDS);
  let count = 0;
  for (const moment of [0, ...later.toSorted((one, other) => one - other)]) {
    await page.waitForTimeout(Math.max(0, moment - (performance.now() - asked)));
    if (await tapOne(page, random())) count += 1;
    tapped?.();
  }
  await page.waitForFunction((all) => window.heardTaps.filter(({ done }) => done > 0).length === all, count, {
    timeout: 90_000,
  });
  await line.send('Network.emulateNetworkConditions', { ...LINE, latency: 0, downloadThroughput: -1 });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const taps = await page.evaluate(() => window.heardTaps);
  return Promise.all(taps.map(async (tap) => ({ ...tap, added: await settled(page, path, tap.what) })));
}

/** @returns whether there was a button left */
async function tapOne(page: Page, lot: number): Promise<boolean> {
  const labels = await page.evaluate(reachable, ADDS);
  if (labels === null) return false;
  const label = labels[Math.floor(lot * labels.length)]!;
  await page.getByRole('button', { name: label, exact: true }).tap();
  return true;
}

/**
 * Runs in the page: labels of the buttons that a finger can reach, also by scrolling vertically. Excludes those outside the
 * viewport's width, those on hidden carousel slides, and those tapped before.
 * @returns null when there is none
 */
function reachable(buttons: string): string[] | null {
  const labels = [...document.querySelectorAll<HTMLElement>(buttons)]
    .filter((button) => {
      const { left, right, width } = button.getBoundingClientRect();
      const isSeen = width > 0 && left >= 0 && right <= innerWidth && button.closest('[inert]') === null;
      return isSeen && window.heardTaps.every(({ what }) => what !== button.ariaLabel);
    })
    .map(({ ariaLabel }) => ariaLabel ?? '');
  return labels.length > 0 ? labels : null;
}

/** The number added, once it no longer changes. */
async function settled(page: Page, path: string, what: string): Promise<number> {
  const count = () => (path === '/' ? inCart(page, what) : inSelection(page, what));
  await page.waitForLoadState('networkidle');
  // The first addition shows as soon as it arrives; a second one would arrive with it.
  for (let tries = 0; tries < 300 && (await count()) === 0; tries += 1) await page.waitForTimeout(100);
  return count();
}

async function inCart(page: Page, what: string): Promise<number> {
  const answer = await page.request.get('/api/cart');
  const { data } = (await answer.json()) as { data: Cart };
  return data.items
    .filter(({ readyMadeBracelet }) => what === `Thêm ${readyMadeBracelet?.name} vào giỏ`)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function inSelection(page: Page, what: string): Promise<number> {
  return page.evaluate((label) => {
    const items = JSON.parse(localStorage.getItem('garden-selection') ?? '[]') as Kept[];
    return items.find(({ charm }) => label === `Thêm ${charm.name}`)?.quantity ?? 0;
  }, what);
}
type Kept = { charm: { name: string }; quantity: number };

declare global {
  interface Window {
    heardTaps: EarlyTap[];
  }
}

/** Runs in the page before anything else: records each tap on an adding button, and when its handler ran. */
function noteTaps(): void {
  window.heardTaps = [];
  const codeAt = () =>
    Math.max(
      0,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    );
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[aria-label^="Thêm "]');
      if (button === null) return;
      const what = button.getAttribute('aria-label') ?? '';
      const known = window.heardTaps.find((tap) => tap.what === what);
      const tap = known ?? {
        what,
        at: event.timeStamp,
        answered: 0,
        waited: false,
        marked: false,
        done: 0,
        code: 0,
        added: 0,
      };
      if (known === undefined) {
        window.heardTaps.push(tap);
        tap.waited = button.closest('[data-asleep]') !== null;
        setTimeout(() => (tap.answered = performance.now()));
        // The code may arrive, and take the mark away, before a timer fires.
        const marks = new MutationObserver(() => (tap.marked = true));
        marks.observe(button, { attributeFilter: ['data-held'] });
      }
      button.addEventListener(
        'click',
        () => {
          tap.done = performance.now();
          tap.code = codeAt();
        },
        { capture: true, once: true },
      );
    },
    { capture: true },
  );
}
