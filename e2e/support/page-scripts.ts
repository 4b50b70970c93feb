import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

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
  // A busy machine may draw the page later than the line falls silent; only then it asks for its scripts.
  const first = page.waitForResponse(SCRIPT);
  await page.goto(address);
  await first;
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(files);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
