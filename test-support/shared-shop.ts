import { afterAll, beforeAll } from 'vitest';
import { startTestShop, type TestShop, type TestShopOptions } from './app.ts';
import { stockGoods } from './goods.ts';

/**
 * One shop for all tests of a file: started before the first of them, closed after the last. Only hooks and tests can use it: it
 * does not exist while the file is loading.
 * @param goods whether it has the demo's goods
 */
export function sharedShop({
  goods = false,
  ...options
}: TestShopOptions & { goods?: boolean } = {}): TestShop {
  let started: TestShop | undefined;
  beforeAll(async () => {
    started = await startTestShop(options);
    if (goods) await stockGoods(started.shop);
  });
  afterAll(() => started?.close());
  return new Proxy({} as TestShop, {
    get(_, name) {
      if (started === undefined) throw new Error('The shop starts with the first test of its file.');
      return Reflect.get(started, name);
    },
  });
}
