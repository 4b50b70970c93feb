import type { Clock } from '#server/platform/process/clock.ts';

export type TestClock = Clock & {
  /** @param ms milliseconds, forward only */
  advance(ms: number): void;
  pause(ms: number): Promise<void>;
  /** Requested pauses in milliseconds, in order; none is actually waited for. */
  readonly pauses: readonly number[];
};

/** A clock that only moves when advanced. */
export function testClock(start = '2026-11-21T02:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  const pauses: number[] = [];
  return {
    pauses,
    pause: async (ms) => void pauses.push(ms),
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
