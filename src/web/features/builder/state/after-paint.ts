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
  let shown = get();
  let asked = false;
  const listeners = new Set<() => void>();
  subscribe(() => {
    if (asked) return;
    asked = true;
    when(() => {
      asked = false;
      shown = get();
      for (const listener of listeners) listener();
    });
  });
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
