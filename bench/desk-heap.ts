// `npm run bench:desk-heap [-- orders]`: whether a page of the desk that stays open all day leaks memory. One page walks through
// all tabs in three rounds, by the links that staff press; after each the browser collects garbage. Runs without JIT
// (`--jitless`), since machine code grows for a while with use and is no leak. Needs a built shop (`npm run build`).
import type { CDPSession, Page } from 'playwright-core';
import { launch } from '../e2e/support/chromium.ts';
import { untilInteractive } from '../e2e/support/hydration.ts';
import { startShop } from '../e2e/support/shop.ts';
import { CARD_NAMES, tabPath, VIEW_NAMES } from '#web/lib/paths/admin-tabs.ts';
import { openDatabase } from './database.ts';
import { openModelShop } from './desk/stage.ts';
import { fillShop, vacuum } from './desk/volume.ts';
import { reportFigures, say } from './report.ts';

const ORDERS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 3;
/** Permitted growth from the first round to the last, in per cent. */
const GROWTH = 2;
/** Password of the users inserted by SQL. */
const PASSWORD = 'matkhau1';

async function main(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(opened);
  const email = await fill(database);
  const running = await startShop(database.folder, { DATABASE_URL: database.url });
  opened.defer(() => running.close());
  const browser = await launch(['--js-flags=--jitless']);
  opened.defer(() => browser.close());
  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const login = { headers: { origin: running.url }, data: { email, password: PASSWORD } };
  const answer = await context.request.post('/api/auth/login', login);
  if (!answer.ok()) throw new Error(await answer.text());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(tabPath('today'));
  await untilInteractive(page);
  // Warm-up: loads every tab's code, styles and pictures once.
  await walk(page);
  say(`${ORDERS} orders, one page through ${TABS.length} tabs; after each round`);
  say('round    heap MB    nodes   listeners');
  let first: Held | undefined;
  let last: Held | undefined;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await walk(page);
    last = await held(devtools);
    first ??= last;
    const { heap, nodes, listeners } = last;
    say(
      `${String(round).padStart(5)} ${heap.toFixed(1).padStart(10)} ${String(nodes).padStart(8)} ${String(listeners).padStart(11)}`,
    );
  }
  if (first === undefined || last === undefined) return;
  const growth = (last.heap / first.heap - 1) * 100;
  say(`\nFrom the first round to the last: ${growth.toFixed(1)} %; aim: at most ${GROWTH} %.`);
  reportFigures({
    name: `heap after ${ROUNDS} rounds of all tabs, more than after one, %`,
    value: growth,
    aim: GROWTH,
  });
  reportFigures({ name: `heap after ${ROUNDS} rounds of all tabs, MB`, value: last.heap });
}

/** @returns the e-mail of its admin */
async function fill(database: { folder: string; url: string }): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const { shop, model } = await openModelShop(opened, database);
  await fillShop(shop, model, { there: 0, wanted: ORDERS });
  await vacuum(database.url);
  return `${model.admin}@example.vn`;
}

/** `today` last: that is where memory is measured. */
const TABS = [...CARD_NAMES, ...VIEW_NAMES.filter((name) => name !== 'today'), 'today'] as const;

async function walk(page: Page): Promise<void> {
  for (const name of TABS) {
    await page
      .locator(`a[href="${tabPath(name)}"]`)
      .first()
      .click();
    await page
      .locator(`a[href="${tabPath(name)}"][aria-current]`)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Megabytes of the JavaScript heap, number of DOM nodes, number of event listeners. */
type Held = { heap: number; nodes: number; listeners: number };

async function held(devtools: CDPSession): Promise<Held> {
  // One collection can make further objects collectable.
  for (let sweep = 0; sweep < 3; sweep += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

await main();
