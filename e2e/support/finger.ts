import type { Locator, Page } from 'playwright-core';
import { middleOf } from './ring.ts';

/** One finger on a touch screen; Playwright's own touchscreen only taps. */
export type Finger = {
  /** Presses without lifting. */
  hold(what: Locator): Promise<void>;
  lift(): Promise<void>;
  /** @param lifted element that shows that the drag has begun; without it the finger moves at once */
  carry(what: Locator, onto: Locator, lifted?: Locator): Promise<void>;
  /** Carries it there and lifts the finger. */
  drag(what: Locator, onto: Locator, lifted?: Locator): Promise<void>;
};

/** Number of move events of a drag. */
const STEPS = 6;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  const hold = async (what: Locator) => {
    // Scrolled into view, stable, and not covered.
    await what.tap({ trial: true });
    await send('touchStart', await middleOf(what));
  };
  const lift = async () => void (await send('touchEnd'));
  const carry: Finger['carry'] = async (what, onto, lifted) => {
    await hold(what);
    await lifted?.waitFor();
    const [from, to] = [await middleOf(what), await middleOf(onto)];
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  };
  return {
    hold,
    lift,
    carry,
    async drag(what, onto, lifted) {
      await carry(what, onto, lifted);
      await lift();
    },
  };
}
