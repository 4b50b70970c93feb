import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = new Set(['serious', 'critical']);

/** Waits until the page stands still: fonts, data and every picture are there, from top to bottom. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.sk, .skeleton, [aria-busy="true"]') === null);
  // Pictures further down are only fetched when they come near.
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForFunction(() => {
    const isShown = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && right > 0 && left < window.innerWidth;
    };
    const loading = [...document.querySelectorAll('.lazy[data-state="loading"]')];
    return ![...loading, ...[...document.images].filter((image) => !image.complete)].some(isShown);
  });
}

/** Nothing sticks out to the side, one heading leads the page, and axe finds nothing serious. */
export async function expectSound(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect.soft(wide, 'the page scrolls sideways').toBeLessThanOrEqual(room!);
  expect.soft(await page.locator('h1').count(), 'headings of the first level').toBe(1);

  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).setLegacyMode().analyze();
  const serious = violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
  expect.soft(serious).toEqual([]);
}
