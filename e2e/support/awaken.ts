import type { Page } from 'playwright-core';

/** Until React has taken over what the server rendered. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));

/** Waits until the page is alive and somebody is there: a click before that is not heard. */
export async function awaken(page: Page): Promise<void> {
  await isAlive(page);
  // Somebody is there: what waits for a hand comes too.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
