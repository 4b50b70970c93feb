import type { Locator, Page } from 'playwright-core';
import { middleOf } from './ring.ts';

/** One finger on a touch screen. Playwright's own only taps. */
export type Finger = {
  /** Puts it down and leaves it there. */
  hold(what: Locator): Promise<void>;
  lift(): Promise<void>;
  /** @param lifted what shows that the drag began; without it the finger moves at once */
  carry(what: Locator, onto: Locator, lifted?: Locator): Promise<void>;
  /** Carries it there and lets go. */
  drag(what: Locator, onto: Locator, lifted?: Locator): Promise<void>;
};

/** How many steps a drag takes. */
const STEPS = 6;

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  const hold = async (what: Locator) => {
    // In view, at rest, and with nothing over it.
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
