import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { untilInteractive } from '../../e2e/support/hydration.ts';
import {
  resetScroll,
  makeForceable,
  readLooks,
  showNextPicture,
  untilUnchanged,
  seedRandom,
  type Looks,
} from './in-page.ts';
import { NOW, type Stage } from './stage.ts';
import { WIDTHS, type State } from './states.ts';

/** States in which a page is read: at rest, and with pseudo-classes forced on every element. */
export const PASSES = ['rest', 'hover', 'focus', 'hover focus active'] as const;
type Pass = (typeof PASSES)[number];
export type Snapshot = Partial<Record<Pass, Looks>>;

const HEIGHTS: Record<number, number> = { 1280: 800, 820: 1180, 390: 844 };
/** Without changes for this many ms a page counts as stable. */
const STILL = 250;
/** Pause between two checks for missing content, ms. */
const UNCHANGED_FOR = 50;
const WITHIN = 30_000;
/** Maximum height of a screenshot in Chromium. */
const HIGHEST = 16_000;

export const widthsOf = ({ widths = WIDTHS }: State, wanted: readonly number[]): number[] =>
  widths.filter((width) => wanted.includes(width));

export const nameOf = (state: State, width: number): string => `${state.name}@${width}`;

export const pictureIn = (folder: string, name: string): string => join(folder, `${name}.png`);
const stylesIn = (folder: string, name: string) => join(folder, `${name}.json.gz`);

export const hasSnapshot = (folder: string, name: string): boolean => existsSync(stylesIn(folder, name));
export const readSnapshot = (folder: string, name: string): Snapshot =>
  JSON.parse(gunzipSync(readFileSync(stylesIn(folder, name))).toString()) as Snapshot;

/**
 * Takes snapshots of the states in turn and writes them into the folder, until a moment of `performance.now()`.
 * @returns the states that could not be reached, each with the reason
 */
export async function takeAll(
  browser: Browser,
  stage: Stage,
  states: readonly State[],
  { folder, widths, until }: { folder: string; widths: readonly number[]; until: number },
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  await using opened = new AsyncDisposableStack();
  const contexts = new Map<State['who'], BrowserContext>();
  const failed: string[] = [];
  for (const state of states) {
    const these = widthsOf(state, widths).filter((width) => !hasSnapshot(folder, nameOf(state, width)));
    if (these.length === 0) continue;
    if (performance.now() > until) break;
    let context = contexts.get(state.who);
    if (!context) {
      context = await openContext(browser, stage, state.who);
      opened.use(context);
      contexts.set(state.who, context);
    }
    try {
      await takeState(context, state, { origin: stage.shop.url, folder, widths: these });
    } catch (reason) {
      failed.push(`${state.name}: ${reason instanceof Error ? reason.message : String(reason)}`);
      process.stderr.write(`not seen: ${failed.at(-1)}\n`);
    }
  }
  return failed;
}

/** A browser context of a signed-in user, with reduced motion and the shop's fixed time. */
async function openContext(browser: Browser, { shop }: Stage, who: State['who']): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(WITHIN);
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(seedRandom);
  if (who === 'guest') return context;
  const { email, password } = shop.accounts[who];
  const headers = { origin: shop.url };
  const answer = await context.request.post('/api/auth/login', { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()}`);
  return context;
}

type Wanted = { origin: string; folder: string; widths: readonly number[] };

async function takeState(
  context: BrowserContext,
  state: State,
  { origin, folder, widths }: Wanted,
): Promise<void> {
  const widest = state.widths?.[0] ?? WIDTHS[0];
  await using page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await page.setViewportSize({ width: widest, height: HEIGHTS[widest]! });
  const pending = watchRequests(page);
  const stand = async () => {
    const until = performance.now() + WITHIN;
    const rushed = () => performance.now() > until;
    await page.evaluate(untilUnchanged, STILL);
    while ((await page.evaluate(showNextPicture)) && !rushed())
      await page.evaluate(untilUnchanged, UNCHANGED_FOR);
    while (pending.size > 0 && !rushed()) await page.evaluate(untilUnchanged, UNCHANGED_FOR);
    if (rushed()) throw new Error(`It never stood still: ${[...pending].join(', ')}`);
    await page.evaluate(untilUnchanged, STILL);
  };
  if (state.who === 'guest') await context.clearCookies();
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.goto(new URL(state.path, origin).href, { waitUntil: 'load' });
  await untilInteractive(page);
  await stand();
  await state.act?.(page);
  await page.mouse.move(0, 0);
  if (state.media) await page.emulateMedia({ media: state.media });
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width]! });
    await stand();
    await page.evaluate(resetScroll);
    await takeWidth(page, protocol, { folder, width, name: nameOf(state, width) });
  }
}

/** Pending requests of the page, without the live connection, which never ends. */
function watchRequests(page: Page): Set<string> {
  const pending = new Set<string>();
  page.on('request', (request) => {
    if (!/socket\.io|\/api\/v1\/errors|\/assets\/.*\.(?:webm|mp4)/.test(request.url()))
      pending.add(request.url());
  });
  page.on('requestfinished', (request) => pending.delete(request.url()));
  page.on('requestfailed', (request) => pending.delete(request.url()));
  return pending;
}

async function takeWidth(
  page: Page,
  protocol: CDPSession,
  { folder, width, name }: { folder: string; width: number; name: string },
): Promise<void> {
  await page.evaluate(makeForceable);
  const seen: Snapshot = {};
  seen.rest = await page.evaluate(readLooks, '');
  writeFileSync(pictureIn(folder, name), await photograph(page, protocol));
  for (const force of forcedAt(width)) seen[force] = await page.evaluate(readLooks, force);
  writeFileSync(stylesIn(folder, name), gzipSync(JSON.stringify(seen), { level: 1 }));
}

/** Each state separately at desktop widths, all at once on a phone; a tablet shares the rules of one of them. */
function forcedAt(width: number): Exclude<Pass, 'rest'>[] {
  if (width >= 1024) return ['hover', 'focus', 'hover focus active'];
  return width < 640 ? ['hover focus active'] : [];
}

/** The whole page, without the blinking caret. */
async function photograph(page: Page, protocol: CDPSession): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const { cssContentSize: size } = await protocol.send('Page.getLayoutMetrics');
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, HIGHEST), scale: 1 },
  });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return Buffer.from(data, 'base64');
}
