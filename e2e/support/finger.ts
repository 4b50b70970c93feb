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
    if (lifted !== undefined) {
      await hold(what);
      await lifted.waitFor();
    } else await what.tap({ trial: true });
    const [from, to] = [await middleOf(what), await middleOf(onto)];
    const moveTo = (step: number) => {
      const part = step / STEPS;
      return send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    };
    const steps = Array.from({ length: STEPS }, (_, at) => at + 1);
    // Half of the way at once, also on a busy machine: a finger that rests for half a second takes the charm off.
    if (lifted === undefined)
      await Promise.all([send('touchStart', from), ...steps.splice(0, STEPS / 2).map(moveTo)]);
    for (const step of steps) await moveTo(step);
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
