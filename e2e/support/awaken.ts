import type { Page } from 'playwright-core';

/** Waits until React has taken over what the server rendered: a click before that is not heard. */
export async function awaken(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  // Somebody is there: what waits for a hand comes too.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
