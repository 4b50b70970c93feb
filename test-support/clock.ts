import type { Clock } from '#server/platform/process/clock.ts';

export type TestClock = Clock & {
  /** @param ms milliseconds, forward only */
  advance(ms: number): void;
};

/** A clock that stands still until it is moved. */
export function testClock(start = '2026-11-21T02:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
