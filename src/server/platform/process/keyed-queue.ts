import { ShopError } from '../http/errors.ts';

/**
 * Lets work of one key take turns in this process; work of different keys runs side by side.
 * @param patience ms: who waits longer is refused with UNAVAILABLE when the turn comes, so that a key whose work has
 *   stopped getting on does not have everybody wait for the sum of all before
 */
export function createKeyedQueue(patience: number) {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const came = performance.now();
    const taken = async () => {
      const waited = performance.now() - came;
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
