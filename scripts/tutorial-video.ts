/**
 * `npm run tutorial-video`: records the ordering guide's film from the shop itself, with Chromium's screencast and ffmpeg.
 * Wants a built shop. The film is committed; neither a build nor a test makes it. It takes about five minutes.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { awaken } from '../e2e/support/awaken.ts';
import { launch } from '../e2e/support/chromium.ts';
import { newDataDir, startShop, type RunningShop } from '../e2e/support/shop.ts';
import { openCamera } from './film/camera.ts';
import { encode, expectFfmpeg } from './film/encode.ts';
import { createHand, showPointer } from './film/hand.ts';
import { drawPoster } from './film/poster.ts';
import { tell } from './film/story.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILM = join(ROOT, 'src/web/features/help/film');
const NAME = 'huong-dan';
const WINDOW = { width: 1280, height: 720 };
async function main(): Promise<void> {
  expectFfmpeg();
  if (!existsSync(join(ROOT, 'build/server/index.js')))
    throw new Error('Build the shop first: npm run build');
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const data = await newDataDir();
  opened.defer(() => data.remove());
  const shop = await startShop(data.path);
  opened.defer(() => shop.close());
  const browser = await launch();
  opened.defer(() => browser.close());

  const page = await signedIn(browser, shop);
  const camera = await openCamera(page, folder);
  await tell({ page, hand: createHand(page), camera });
  const reel = await camera.stop();
  await browser.close();

  say(`${reel.frames.length} pictures, shown ${reel.speed.toFixed(1)} times as fast as they were taken`);
  encode(reel, folder, NAME);
  writeFileSync(join(folder, `${NAME}.avif`), await drawPoster());
  mkdirSync(FILM, { recursive: true });
  for (const ending of ['webm', 'mp4', 'vtt', 'avif']) {
    const file = `${NAME}.${ending}`;
    copyFileSync(join(folder, file), join(FILM, file));
    say(`${file}: ${Math.ceil(statSync(join(FILM, file)).size / 1024)} KB`);
  }
}

/** The home page, before the eyes of the demo's customer: her address is saved, her cart is empty. */
async function signedIn(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: WINDOW, locale: 'vi-VN' });
  const { email, password } = shop.accounts.customer;
  const headers = { origin: shop.url };
  await context.request.post('/api/auth/login', { headers, data: { email, password } });
  await context.request.delete('/api/cart', { headers });
  const page = await context.newPage();
  await showPointer(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await awaken(page);
  return page;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exitCode = 1;
});
