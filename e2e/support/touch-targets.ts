import type { Page } from 'playwright-core';
import { copy as home } from '#web/features/home/copy.vi.ts';
import { meaningsCopy } from '#web/features/magazine/meanings.vi.ts';

/** Exempt: dots have full-size arrows beside them (WCAG 2.5.5, Equivalent); slots are as close as a ring requires (24 px). */
const ELSEWHERE = `[aria-label="${home.carousel.dots}"], [aria-label="${meaningsCopy.pages}"], [data-slot]`;

/**
 * Touch targets smaller than 44 px in one direction, measured by where presses register rather than by what is drawn. Links
 * within a sentence are as high as their line (WCAG 2.5.8, Inline).
 * @returns a line for each
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const SIDE = 44;
    const PRESSED =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], .sr-only, .skip') === null;
    const isInSentence = (element: Element) => {
      const { display } = getComputedStyle(element);
      const around = [...(element.parentElement?.childNodes ?? [])];
      const words = around.filter((node) => node instanceof Text && node.data.trim().length > 1);
      return display === 'inline' && words.length > 0;
    };
    /** A field's labels count as the field. */
    const belongs = (hit: Element | null, element: Element) =>
      hit !== null &&
      (element.contains(hit) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)) ||
        (hit.closest('label') !== null && hit.closest('label') === element.closest('label')));
    /** How far from the middle presses register, in px. */
    const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
      let steps = 0;
      while (steps < SIDE && belongs(document.elementFromPoint(x + dx * steps, y + dy * steps), element))
        steps += 1;
      return Math.max(0, steps - 1);
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (!isShown(element) || isInSentence(element) || element.closest(exempt)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Outside the viewport, or covered by something else.
      if (width < 2 || x < 0 || x > innerWidth || !belongs(document.elementFromPoint(x, y), element))
        continue;
      const wide = reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0) + 1;
      const high = reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1) + 1;
      // Rounding may lose a pixel on each side.
      if (wide >= SIDE - 2 && high >= SIDE - 2) continue;
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? '';
      small.push(`${element.tagName.toLowerCase()} '${name}' ${wide}×${high}`);
    }
    return small;
  }, ELSEWHERE);
}
