import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { isAlive } from './awaken.ts';

/** Nothing has come for so long, ms: the page has all that it asks for by itself. */
const QUIET = 500;
const SCRIPT = /\/assets\/[^/]+\.js$/;

/**
 * The JavaScript that a page fetches by itself until it is at rest: what it begins with, and what it loads later or ahead
 * without a hand having moved.
 * @returns bytes, each file packed by gzip
 */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const files: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (SCRIPT.test(answer.url())) files.push(answer.body());
  });
  await page.goto(address);
  // A busy machine may draw the page, or run what came, later than the line falls silent; only then it asks for more.
  await isAlive(page);
  await page.evaluate(async (quiet) => {
    const files = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== files();) {
      before = files();
      await new Promise((over) => setTimeout(over, quiet));
    }
  }, QUIET);
  const bodies = await Promise.all(files);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
