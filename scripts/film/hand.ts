import type { Locator, Page } from 'playwright-core';
import { SLOWER } from './camera.ts';

/** A point in the window, in pixels. */
type Point = { x: number; y: number };

/** Acts like a person demonstrating the page. Durations are in milliseconds of the film. */
export type Hand = {
  to(target: Locator): Promise<void>;
  click(target: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Scrolls until the target is at `share` of the window's height. */
  scroll(target: Locator, share: number): Promise<void>;
  /** Pauses for the viewer to look or read. */
  rest(time: number): Promise<void>;
};

const START: Point = { x: 300, y: 470 };

/** Draws a visible pointer, since a recording of the page does not contain the browser's own. */
export async function showPointer(page: Page, isFinger: boolean): Promise<void> {
  await page.addInitScript(
    (start) => {
      addEventListener('DOMContentLoaded', () => {
        const pointer = document.createElement('div');
        pointer.style.cssText =
          'position:fixed;left:0;top:0;z-index:2147483647;width:30px;height:30px;pointer-events:none;' +
          'transform-origin:5px 3px;filter:drop-shadow(0 2px 3px rgb(0 0 0/.35));background:no-repeat ' +
          `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M4 2l15 11.500-7 1-3.500 6.500z' fill='%234a2c3a' stroke='%23fff' stroke-width='1.600' stroke-linejoin='round'/%3E%3C/svg%3E")`;
        if (start.isFinger)
          pointer.style.cssText =
            'position:fixed;left:0;top:0;z-index:2147483647;width:34px;height:34px;pointer-events:none;' +
            'margin:-14px 0 0 -12px;border-radius:50%;background:rgb(74 44 58/.35);border:2px solid rgb(255 254 249/.9)';
        const place = (left: number, top: number) => (pointer.style.translate = `${left - 5}px ${top - 3}px`);
        place(start.x, start.y);
        // Outside the body, whose content belongs to the page.
        document.documentElement.append(pointer);
        addEventListener('pointermove', ({ clientX, clientY }) => place(clientX, clientY), true);
        addEventListener('pointerdown', () => (pointer.style.scale = '0.82'), true);
        addEventListener('pointerup', () => (pointer.style.scale = '1'), true);
      });
    },
    { ...START, isFinger },
  );
}

export function createHand(page: Page): Hand {
  const rest = (time: number) => page.waitForTimeout(time * SLOWER);
  const pointer = createPointer(page);

  async function to(target: Locator): Promise<void> {
    await target.waitFor();
    if (!(await target.evaluate(isInSight))) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
      await rest(400);
    }
    await pointer.glideTo(target);
    // The target may have moved meanwhile: a dialog that opens, a list that closes up.
    await pointer.glideTo(target, 0.1);
  }

  async function click(target: Locator): Promise<void> {
    await to(target);
    await rest(90);
    await page.mouse.down();
    await rest(80);
    await page.mouse.up();
    await rest(260);
  }

  return {
    to,
    click,
    rest,
    async drag(from, target) {
      await to(from);
      await rest(120);
      await page.mouse.down();
      await rest(120);
      await pointer.glideTo(target, 1.5);
      await rest(220);
      await page.mouse.up();
      await rest(420);
    },
    async type(field, text) {
      await click(field);
      // Replaces existing text, like a triple click.
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text, { delay: 85 * SLOWER });
      await rest(300);
    },
    scroll: (target, share) => scroll(page, target, share),
  };
}

/** The pointer on the page, with natural movement. */
function createPointer(page: Page) {
  let at = START;

  return {
    /** Moves to the middle of a target; longer distances take slightly longer. */
    async glideTo(target: Locator, slower = 1): Promise<void> {
      const to = await middleOf(target);
      const from = at;
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      await over(page, Math.min(900, 260 + distance * 0.7) * slower * SLOWER, (eased) => {
        at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
        return page.mouse.move(at.x, at.y);
      });
    },
  };
}

async function scroll(page: Page, target: Locator, share: number): Promise<void> {
  await target.waitFor();
  const { from, by } = await target.evaluate((element, wanted) => {
    const away = element.getBoundingClientRect().top - innerHeight * wanted;
    return { from: scrollY, by: away };
  }, share);
  await over(page, 900 * SLOWER, (eased) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from + by * eased),
  );
}

/** Eases from 0 to 1 within `time` ms. Driven by the clock, so that a busy machine finishes in time too. */
async function over(page: Page, time: number, step: (eased: number) => Promise<void>): Promise<void> {
  const began = Date.now();
  let share = 0;
  while (share < 1) {
    share = Math.min(1, (Date.now() - began) / time);
    await step(share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
    await page.waitForTimeout(8);
  }
}

async function middleOf(target: Locator): Promise<Point> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the element's middle can be clicked; runs in the page. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}
