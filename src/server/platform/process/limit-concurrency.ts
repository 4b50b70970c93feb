import { availableParallelism } from 'node:os';

/** Runs a work now or when one of those before it is done; its outcome is the work's. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many works run at once; the others wait in the order of asking. A work that asks for a place in the same line
 * while it runs may wait for itself.
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
      // The place is handed on, so nobody can slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * Everything that decodes or draws pictures stands in this one line: each takes tens of megabytes and a core for a
 * moment, and a page of new pictures or a crowd of uploads asks for many.
 */
export const drawPicture = limitConcurrency(availableParallelism());
