/** Runs `work` now or when a slot comes free, and settles with its outcome. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most so many works at once; the others wait in FIFO order. A work that uses the same limiter while it runs may
 * deadlock.
 */
export function limitConcurrency(most: number): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is passed on directly, so a new caller cannot take it first.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
