import type { Page } from 'playwright-core';

/** Safety limit, far above any page's number of tab stops. */
const MOST_STOPS = 150;

/**
 * Tabs through a page from its beginning.
 * @returns a line for each stop whose middle is outside the viewport or covered, or whose ring is cut at the viewport's edge
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === null) return hidden;
    if (seen !== '') hidden.push(seen);
  }
  throw new Error(`Tab never leaves ${page.url()}`);
}

/** @returns null when the focus has left the page; '' when it is visible; otherwise a description */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // Checkboxes and radios are drawn by their labels.
  const { labels } = focused as HTMLInputElement;
  const drawn = focused.getBoundingClientRect().width < 3 ? (labels?.[0] ?? focused) : focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isIts =
    hit !== null && (drawn.contains(hit) || [...(labels ?? [])].some((label) => label.contains(hit)));
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring =
    outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const isCut = top < ring || top + height + ring > window.innerHeight;
  if ((isIts && !isCut) || width < 3) return '';
  return `${isIts ? 'the ring of ' : ''}${focused.tagName.toLowerCase()} '${focused.ariaLabel ?? focused.textContent?.trim().slice(0, 40)}' at ${Math.round(x)}, ${Math.round(y)}`;
}
