/**
 * `npm run tutorial-video`: records the ordering guide's film from the shop itself, with Chromium's screencast and ffmpeg. Needs
 * a built shop. The films, one landscape and one portrait for phones, are committed; neither a build nor a test makes them. Each
 * takes about five minutes; `-- huong-dan-doc` records only that one.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { untilInteractive } from '../e2e/support/hydration.ts';
import { launch } from '../e2e/support/chromium.ts';
import { type RunningShop, startNewShop } from '../e2e/support/shop.ts';
import { visitor } from '../e2e/support/visitor.ts';
import { openCamera } from './film/camera.ts';
import { encode, expectFfmpeg } from './film/encode.ts';
import { createHand, showPointer } from './film/hand.ts';
import { CUTS, type Cut } from './film/cuts.ts';
import { writePoster } from './film/poster.ts';
import { playStory } from './film/story.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Every shop shows this film, so it contains no shop's name or address. */
const NOBODYS = { name: 'Tiệm charm', owner: '', address: '', phone: '', email: '' };
const FILM = join(ROOT, 'src/web/features/help/film');

async function main(): Promise<void> {
  expectFfmpeg();
  if (!existsSync(join(ROOT, 'build/server/index.js')))
    throw new Error('Build the shop first: npm run build');
  await using opened = new AsyncDisposableStack();
  const shop = await startNewShop(opened);
  await takeNamesOff(shop);
  const browser = await launch();
  opened.defer(() => browser.close());

  const wanted = process.argv.slice(2);
  for (const cut of CUTS)
    if (wanted.length === 0 || wanted.includes(cut.name)) await film(browser, shop, cut);
}

async function takeNamesOff(shop: RunningShop): Promise<void> {
  const admin = visitor(() => shop.url);
  await admin.logIn(shop.accounts.admin);
  const { status, code } = await admin.send('PUT', '/settings', { values: NOBODYS });
  if (status !== 200) throw new Error(`The shop keeps its name: ${status} ${code ?? ''}`);
}

async function film(browser: Browser, shop: RunningShop, cut: Cut): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  const page = await signedIn(browser, shop, cut);
  opened.defer(() => page.context().close());
  const camera = await openCamera(page, folder);
  await playStory({ page, hand: createHand(page), camera, onPhone: cut.onPhone });
  const reel = await camera.stop();

  say(`${reel.frames.length} pictures, shown ${reel.speed.toFixed(1)} times as fast as they were taken`);
  encode(reel, folder, cut);
  await writePoster(reel, join(folder, `${cut.name}.avif`), cut);
  mkdirSync(FILM, { recursive: true });
  for (const ending of ['webm', 'mp4', 'vtt', 'avif']) {
    const file = `${cut.name}.${ending}`;
    copyFileSync(join(folder, file), join(FILM, file));
    say(`${file}: ${Math.ceil(statSync(join(FILM, file)).size / 1024)} KB`);
  }
}

/** The home page as the demo customer, with a saved address and an empty cart. */
async function signedIn(browser: Browser, shop: RunningShop, cut: Cut): Promise<Page> {
  const { window: viewport, scale: deviceScaleFactor } = cut;
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport,
    deviceScaleFactor,
    locale: 'vi-VN',
  });
  const { email, password } = shop.accounts.customer;
  const headers = { origin: shop.url };
  await context.request.post('/api/auth/login', { headers, data: { email, password } });
  await context.request.delete('/api/cart', { headers });
  const page = await context.newPage();
  await showPointer(page, cut.onPhone);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilInteractive(page);
  return page;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exitCode = 1;
});
