import type { Locator, Page } from 'playwright-core';
import { copy } from '#web/features/builder/copy.vi.ts';
import { open } from './browser.ts';

/** Opens the builder with the whole catalogue beside (or, on phones, under) the ring. */
export async function openRing(page: Page): Promise<void> {
  await open(page, '/builder');
  await page.getByRole('tab', { name: copy.charms.catalogue }).click();
  await offers(page).first().waitFor();
}

/** The tiles of the charms in the catalogue. */
export const offers = (page: Page): Locator =>
  page.getByRole('list', { name: copy.charms.list }).locator('button[aria-pressed]');

/** The name of a charm on offer. */
export async function nameOf(offer: Locator): Promise<string> {
  const [name] = (await offer.getAttribute('aria-label'))!.split(', ');
  return name!;
}

/** A slot of the ring, empty or not. */
export const slot = (page: Page, at: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Vị trí ${at + 1} trên `) });

/** Waits until `placed` charms are on a ring of `slots`. */
export const expectPlaced = (page: Page, placed: number, slots: number): Promise<void> =>
  page.getByRole('group', { name: copy.ring.label(placed, slots) }).waitFor();

/** Waits for an announcement to screen readers. */
export const expectSaid = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

/** The middle of an element in the window, in pixels. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab (or Shift+Tab) until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await element.waitFor();
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    if (await element.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(element)}`);
}

/** Safety limit, far above the page's number of tab stops. */
const MOST_STOPS = 150;
