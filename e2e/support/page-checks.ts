import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe, { type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES } from './browser.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Only violations take a third of the time; without preloading, locked orientation and auto-playing sound are not checked. */
const LOOK_FOR: RunOptions = { runOnly: WCAG_22_AA, resultTypes: ['violations'], preload: false };

declare global {
  interface Window {
    /** In a page that was looked at before. */
    axe: typeof axe;
  }
}

/** For review by people; not committed. */
const SCREENS = fileURLToPath(new URL('../../test-results/screens', import.meta.url));

/** Whether screenshots are wanted: `SCREENS=1 npm run e2e -- e2e/pages.test.ts`. They take much of the time. */
export const PHOTOGRAPHING = process.env.SCREENS === '1';

/** Saves a screenshot of the whole page as `test-results/screens/<name>-<width>.jpg`, where wanted. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!PHOTOGRAPHING) return;
  await mkdir(SCREENS, { recursive: true });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(SCREENS, `${name}-${width}.jpg`), fullPage: true, quality: 90 });
}

/** Waits until the page is stable: data, fonts, and every picture within its width. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-skeleton], [aria-busy="true"]') === null);
  const isStable = page.waitForFunction(() => {
    const isShown = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Pictures in collapsed parts have a box, but are not fetched.
      return width > 0 && right > 0 && left < window.innerWidth && element.checkVisibility();
    };
    const boxes = document.querySelectorAll('[data-state="waiting"], [data-state="loading"]');
    const pictures = [...document.images].filter((image) => !image.complete);
    const missing = [...boxes, ...pictures].find(isShown);
    // Lazy pictures only load when they come near the viewport.
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Late font faces are added to document.fonts once loaded.
    const late = [...document.querySelectorAll<HTMLMetaElement>('meta[name="late-face"]')];
    const weights = new Set([...document.fonts].map(({ weight }) => weight));
    const dressed = late.every(({ content }) => weights.has(content.split(' ')[0]!));
    return missing === undefined && dressed && document.fonts.status === 'loaded';
  });
  await isStable.catch(async (reason: unknown) => {
    throw new Error(`It never stood still: ${await page.evaluate(whatMoves)}`, { cause: reason });
  });
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    );
  });
}

/**
 * How long after their boxes loading pictures show their placeholder, in milliseconds, as set by the style and independent of the
 * machine's speed. Infinity where a box stays empty.
 */
export async function placeholderDelay(boxes: Locator): Promise<number> {
  return boxes.evaluateAll((all) => {
    const waits = all.map((box) => {
      const [sand] = [...box.children].filter(({ tagName }) => tagName === 'SPAN');
      if (sand === undefined) return Infinity;
      const { backgroundImage, backgroundColor } = getComputedStyle(sand);
      if (backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)') return Infinity;
      const times = sand.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return Math.max(0, ...times.filter(Number.isFinite));
    });
    return waits.length === 0 ? Infinity : Math.max(...waits);
  });
}

/** For the message of a test that timed out. */
function whatMoves(): string {
  const pictures = [...document.images].filter(({ complete }) => !complete).map(({ outerHTML }) => outerHTML);
  const boxes = [...document.querySelectorAll('[data-state="waiting"], [data-state="loading"]')].map(
    ({ outerHTML }) => outerHTML,
  );
  const faces = [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`);
  return [...pictures, ...boxes, ...faces].join('\n');
}

/** Finishes running fades: a half-faded toast has insufficient contrast. */
async function fadedIn(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Checks that nothing overflows horizontally, no field cuts its text, and that there is one main heading. */
export async function expectFits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect.soft(wide, 'the page scrolls sideways').toBeLessThanOrEqual(room);
  expect.soft(await page.locator('h1').count(), 'headings of the first level').toBe(1);
  expect.soft(await page.evaluate(cutFields), 'fields cut their text').toEqual([]);
}

/**
 * Checks the layout, and that axe finds no violations of level A or AA.
 * @param part the region for axe, if not the whole page: a dialog over a part of it, say; waited for until it shows
 */
export async function expectSound(page: Page, part = 'html'): Promise<void> {
  await page.locator(part).first().waitFor();
  await expectFits(page);
  const findViolations = async () => {
    await page.evaluate(fadedIn);
    return violationsIn(page, part);
  };
  let found = await findViolations();
  // Elements fading in or out meanwhile cause false positives, such as a toast or a released button; real violations persist.
  for (let time = 0; time < 2 && found.length > 0; time += 1) {
    const again = new Set(await findViolations());
    found = found.filter((violation) => again.has(violation));
  }
  expect.soft(found).toEqual([]);
}

/** `AxeBuilder` of `@axe-core/playwright` would read axe's half a megabyte twice for each look; a page needs it once. */
async function violationsIn(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Focus guards pass the focus on at once and are hidden from screen readers.
  const where = { include: [[part]], exclude: [['[data-base-ui-focus-guard]']] };
  const { violations } = await page.evaluate(([context, options]) => window.axe.run(context, options), [
    where,
    LOOK_FOR,
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/** The narrowest phone. */
const NARROWEST = { width: 320, height: 568 };

/**
 * Checks the page at its own and at desktop width, its layout on a tablet, and on the narrowest phone layout and clipped words.
 * Restores the width afterwards.
 */
export async function expectSoundAtAllWidths(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectSound(page);
  await page.setViewportSize(SIZES.desktop);
  await expectSound(page);
  await page.setViewportSize(SIZES.tablet);
  await expectFits(page);
  await page.setViewportSize(NARROWEST);
  await expectFits(page);
  expect.soft(await cutWords(page), 'words are cut').toEqual([]);
  await page.setViewportSize(before);
}

/** Placeholders and chosen options that are longer than their field. */
function cutFields(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:placeholder-shown, select'),
  ]
    .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((field) => {
      const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      // A field that is folded into its icon shows no text.
      return room > 40 && pen.measureText(text ?? '').width > room + 1 ? (text ?? '') : '';
    })
    .filter((text) => text !== '');
}

/**
 * Words that are shown only in part: clipped by or overflowing their box. Horizontal scrollers are exempt.
 * @returns a line for each
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const blockOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      const isLine = /^(?:inline|contents)$/.test(display) && element.parentElement !== null;
      return isLine ? blockOf(element.parentElement) : element;
    };
    /** Overflowing its block, or clipped vertically or horizontally by a container. */
    const isCut = (line: DOMRect, block: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const { left, right } = block.getBoundingClientRect();
      if (line.left < left + parseFloat(paddingLeft) - 2 || line.right > right - parseFloat(paddingRight) + 2)
        return true;
      for (let around: Element | null = block; around && !scrolls(around); around = around.parentElement) {
        if (!clips(around)) continue;
        const box = around.getBoundingClientRect();
        if (line.right > box.right + 1 || line.left < box.left - 1 || line.bottom > box.bottom + 3)
          return true;
      }
      return false;
    };
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      const element = text.parentElement!;
      const hidden = element.closest(
        '.sr-only, .skip, [inert], [aria-hidden="true"], svg, script, style, noscript',
      );
      if (
        hidden ||
        text.data.trim() === '' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const block = blockOf(element);
      if (block.getBoundingClientRect().width < 4) continue;
      if ([...range.getClientRects()].some((line) => line.width > 0 && isCut(line, block)))
        found.push(text.data.trim().slice(0, 60));
    }
    return found;
  });
}

/**
 * Photographs and checks what a flow has reached.
 * @param part the region for axe: what lies under a dialog was checked before
 */
export async function look(page: Page, name: string, part?: string): Promise<void> {
  await settle(page);
  await photograph(page, name);
  await expectSound(page, part);
}

/** The same; screenshots, where wanted, are taken at all widths. */
export async function lookAtAllWidths(page: Page, name: string, part?: string): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of PHOTOGRAPHING ? [390, 768, 1280] : []) {
    await page.setViewportSize({ width, height: 664 });
    await settle(page);
    await photograph(page, name);
  }
  await page.setViewportSize(size);
  await look(page, name, part);
}

/** The same on a phone, where toasts cover a dialog's header until they disappear. */
export async function lookOnPhone(page: Page, name: string, part?: string): Promise<void> {
  if (part === undefined) await settle(page);
  await page.waitForFunction(() => document.querySelector('[data-toast="standing"]') === null);
  await photograph(page, name);
  await expectSound(page, part);
}
