import type { Clock } from './clock.ts';

/** A clock that stands still until it is moved; what falls due on the way runs in its order. */
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
    /** Moves on, letting promises settle after every piece of work. */
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
    /** Time passes while the computer sleeps: no timer runs. */
    sleep(ms: number): void {
      now += ms;
    },
  };

  function earliest() {
    return due.toSorted((one, other) => one.at - other.at)[0];
  }
}

/** Lets everything that waits only for promises come to its end. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
