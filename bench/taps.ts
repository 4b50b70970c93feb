// `node bench/taps.ts [taps] [seed]`: taps at random moments of a page's first ten seconds, at 400 kbit/s with the CPU throttled
// four times; checks that each was acknowledged at once, and performed exactly once, soon after its code had loaded. Needs a
// built shop (`npm run build`) and an otherwise idle machine.
import { cpus } from 'node:os';
import { launch } from '../e2e/support/chromium.ts';
import { EARLY_PAGES, seeded, tapEarly, type EarlyTap } from '../e2e/support/early-taps.ts';
import { type RunningShop, startNewShop } from '../e2e/support/shop.ts';
import { reportFigures, say } from './report.ts';

const TAPS = Number(process.argv[2] ?? 100);
const SEED = Number(process.argv[3] ?? 18);
const A_PAGE = 4;

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const shop = await startNewShop(opened);
  const random = seeded(SEED);
  const taps: EarlyTap[] = [];
  for (let visits = 0; taps.length < TAPS; visits += 1) {
    const path = EARLY_PAGES[visits % EARLY_PAGES.length]!;
    taps.push(...(await visit(shop, path, Math.min(A_PAGE, TAPS - taps.length), random)));
  }
  const waited = taps.filter((tap) => tap.waited);
  const worst = (of: readonly EarlyTap[], figure: (tap: EarlyTap) => number) =>
    Math.max(0, ...of.map(figure));
  const once = taps.filter(({ added }) => added === 1).length;
  const marked = worst(waited, ({ at, answered }) => answered - at);
  const done = worst(taps, ({ at, code, done: then }) => then - Math.max(at, code));
  reportFigures(
    { name: '% done exactly once', value: (100 * once) / taps.length, more: true, aim: 100 },
    { name: 'marked after ms, at most', value: marked, aim: 100 },
    { name: 'done after tap and code ms, at most', value: done, aim: 3_000 },
  );
  say(`${cpus().length} cores, 400 kbit/s, processor slowed 4 times, seed ${SEED}\n`);
  say(
    `taps ${taps.length}, before their code ${waited.length}, of these marked ${waited.filter((tap) => tap.marked).length}`,
  );
  say(`done exactly once ${once}`);
  say(`marked after, at most ${marked.toFixed(0)} ms`);
  say(`done after tap and code, at most ${done.toFixed(0)} ms`);
  say('\nAims: all done exactly once, marked within 100 ms, done within 3000.');
}

/** A customer with an empty cart and her own browser on a phone. */
async function visit(
  shop: RunningShop,
  path: string,
  count: number,
  random: () => number,
): Promise<EarlyTap[]> {
  await using browser = await launch();
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'vi-VN',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const headers = { origin: shop.url };
  await context.request.post('/api/auth/login', { headers, data: shop.accounts.customer });
  await context.request.delete('/api/cart', { headers });
  const page = await context.newPage();
  // From here on the browser knows her session.
  await page.goto('/blog');
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  // Awaited here, so that it finishes before the browser is closed.
  return await tapEarly(page, path, count, random);
}

await main();
