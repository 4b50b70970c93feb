import { createStore } from '#web/ui/store.ts';

/** A value that changes, and who is told when it did. */
export type Watched<T> = { get: () => T; subscribe: (listener: () => void) => () => void };

/** When something is done: at once in a test, after the next frame on a page. */
export type When = (then: () => void) => void;

let waiting: (() => void)[] = [];

/** Once the browser has painted what was done until now; everything that waits comes together. */
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

/** The same value, told later: the charm is seen on the ring first, then the sums and badges beside it follow. */
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
