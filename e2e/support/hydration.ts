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

/** Waits for a lazy part that the page fetches while idle: its script, what that imports, and their styles. */
export async function untilPartLoaded(page: Page, part: string): Promise<void> {
  const script = await page.waitForFunction(
    (name) =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/${name}-`))?.name,
    part,
  );
  // As text, because the test runner rewrites imports.
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => null)`);
  // Those of styles that stand in the page are disabled.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ disabled, sheet }) => disabled || sheet,
    ),
  );
}
