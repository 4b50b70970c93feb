import type { Clock } from './clock.ts';

/** A clock that only moves when advanced; work that falls due on the way runs in order. */
export function createTestClock(start = 1_800_000_000_000) {
  let now = start;
  let due: { at: number; work: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
  };
  return {
    clock,
    /** Advances the clock, letting promises settle after each piece of work. */
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      for (let next = earliest(); next !== undefined && next.at <= end; next = earliest()) {
        due = due.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.work();
        await settled();
      }
      now = end;
      await settled();
    },
    /** Advances time as if the computer slept: no timer runs. */
    sleep(ms: number): void {
      now += ms;
    },
  };

  function earliest() {
    return due.toSorted((one, other) => one.at - other.at)[0];
  }
}

/** Resolves once all pending promise callbacks have run. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
