import type { Page } from 'playwright-core';

/** Waits until React has hydrated the server's markup. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));

/** Waits until the page is hydrated and has seen a user: earlier clicks would be lost. */
export async function untilInteractive(page: Page): Promise<void> {
  await isHydrated(page);
  // Triggers code that is loaded on the first user interaction.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
