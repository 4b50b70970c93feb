import { ShopError } from '../http/errors.ts';

/**
 * Runs the work of one key sequentially within this process; work of different keys runs in parallel.
 * @param patience ms: work whose turn comes later than this is refused with UNAVAILABLE, so that when one key is stuck its
 * waiters do not each wait for the sum of all before them
 */
export function createKeyedQueue(patience: number) {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const arrivedAt = performance.now();
    const taken = async () => {
      const waited = performance.now() - arrivedAt;
      if (waited > patience)
        throw new ShopError('UNAVAILABLE', { cause: new Error(`no turn within ${patience} ms`) });
      return work();
    };
    const mine = (last.get(key) ?? Promise.resolve()).then(taken, taken);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
