import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { isHydrated } from './hydration.ts';

/** Without traffic for this long, ms, a page has loaded everything by itself. */
const QUIET = 500;
const SCRIPT = /\/assets\/[^/]+\.js$/;

/**
 * The JavaScript that a page loads without interaction until it is idle: initial, deferred and prefetched.
 * @returns bytes, each file after gzip
 */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const files: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (SCRIPT.test(answer.url())) files.push(answer.body());
  });
  await page.goto(address);
  // A busy machine may render or execute code after the network falls silent, and only then request more.
  await isHydrated(page);
  await page.evaluate(async (quiet) => {
    const countLoaded = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== countLoaded();) {
      before = countLoaded();
      await new Promise((over) => setTimeout(over, quiet));
    }
  }, QUIET);
  const bodies = await Promise.all(files);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
