import { createStore } from '#web/ui/store.ts';

/** A readable value with change listeners. */
export type Watched<T> = { get: () => T; subscribe: (listener: () => void) => () => void };

/** Schedules a callback: immediately in tests, after the next frame on a page. */
export type When = (then: () => void) => void;

let waiting: (() => void)[] = [];

/** Runs callbacks after the browser's next paint; all pending ones run in one batch. */
export const afterPaint: When = (then) => {
  if (waiting.push(then) > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const each of due) each();
    }),
  );
};

/** A store that follows another one on a delay: the placed charm is painted first, then the totals and badges beside the ring. */
export function later<T>({ get, subscribe }: Watched<T>, when: When): Watched<T> {
  const shown = createStore(get());
  let asked = false;
  subscribe(() => {
    if (asked) return;
    asked = true;
    when(() => {
      asked = false;
      shown.set(get());
    });
  });
  return shown;
}
