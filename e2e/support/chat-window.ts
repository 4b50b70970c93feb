import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { copy } from '#web/features/chat/copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';

/** The smallest possible PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The closed launcher. */
export const launcherOf = (page: Page) => page.getByRole('button', { name: chatCopy.launcher.open });

/** Its position in CSS pixels. */
export async function placeOf(button: Locator) {
  const place = await button.boundingBox();
  if (place === null) throw new Error('it is not there');
  return place;
}

/** Text and controls covered by the launcher and its ring. */
export function underLauncher(page: Page): Promise<string[]> {
  return launcherOf(page).evaluate((launcher) => {
    const own = launcher.parentElement!;
    const inner = Number.parseFloat(getComputedStyle(launcher).getPropertyValue('--launcher-ring') || '4');
    const RING = own.hasAttribute('data-launcher') ? inner + 1.5 : 0;
    const at = launcher.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < at.right + RING && right > at.left - RING && top < at.bottom + RING && bottom > at.top - RING;
    const isShown = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [
        (Math.max(left, at.left) + Math.min(right, at.right)) / 2,
        (Math.max(top, at.top) + Math.min(bottom, at.bottom)) / 2,
      ];
      return document.elementsFromPoint(x, y).some((it) => !own.contains(it) && element.contains(it));
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (own.contains(element) || element.contains(own) || !element.checkVisibility()) continue;
      const pressed = element.matches('a[href], button, input, select, textarea, summary');
      const lines = [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      const boxes = pressed ? [element.getBoundingClientRect(), ...lines] : lines;
      if (boxes.some(meets) && isShown(element))
        found.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
    }
    return found;
  });
}

/** The customer's window. */
export const windowOf = (page: Page) => page.getByRole('dialog', { name: copy.title });

/** Opens it. */
export async function openWindow(page: Page): Promise<void> {
  await launcherOf(page).click();
  await windowOf(page).waitFor();
}

/** Types into the field with this placeholder, and sends. */
export async function say(
  page: Page,
  words: string,
  placeholder: string = chatCopy.composer.placeholder,
): Promise<void> {
  const field = page.getByRole('textbox', { name: chatCopy.composer.label });
  await page.getByPlaceholder(placeholder).waitFor();
  await field.fill(words);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

/** Pastes pictures into the field, or drops them onto the window. */
export async function insertPictures(
  page: Page,
  how: 'paste' | 'drop',
  names: readonly string[],
): Promise<void> {
  const target =
    how === 'paste' ? page.getByRole('textbox', { name: chatCopy.composer.label }) : windowOf(page);
  await target.evaluate(
    (element, given) => {
      const carried = new DataTransfer();
      for (const name of given.names)
        carried.items.add(new File([new Uint8Array(given.bytes)], name, { type: 'image/png' }));
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { ...event, clipboardData: carried })
          : new DragEvent('drop', { ...event, dataTransfer: carried }),
      );
    },
    { how, names, bytes: [...PIXEL] },
  );
}

/** The visible messages; the live region for screen readers is outside. */
export const messagesOf = (page: Page): Locator => page.getByRole('region', { name: chatCopy.list.label });

/** Waits for a state of the last own message, the only one with a label behind its time. */
export async function untilMessageState(page: Page, state: string): Promise<void> {
  const times = messagesOf(page).getByText(/^\d{1,2}:\d{2}, /);
  await times.last().filter({ hasText: state }).waitFor();
}

/** Starts counting the notes that the page plays. */
export async function countNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      document.body.dataset.notes = String(Number(document.body.dataset.notes ?? 0) + 1);
      start.apply(this, when);
    };
  });
}

/** Notes played since `countNotes`. */
export const playedNotes = (page: Page) => page.evaluate(() => Number(document.body.dataset.notes ?? 0));

/** Puts the tab into the background or the foreground. */
export async function setVisibility(page: Page, to: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperties(document, {
      visibilityState: { configurable: true, value: visibilityState },
      hidden: { configurable: true, value: visibilityState === 'hidden' },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}

/** The texts of the bubbles, in order. */
export const texts = (page: Page) =>
  messagesOf(page)
    .locator('[data-message="text"]')
    .getByRole('paragraph')
    .filter({ hasNot: page.getByRole('time') })
    .allTextContents();
