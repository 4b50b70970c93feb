import { afterAll, beforeAll } from 'vitest';
import { startTestShop, type TestShop, type TestShopOptions } from './app.ts';
import { stockGoods } from './goods.ts';

/**
 * Something that all tests of a file share: made before the first of them, closed after the last. Only hooks and tests can use it:
 * it does not exist while the file is loading.
 */
export function shared<Thing extends object>(
  make: () => Promise<Thing>,
  close?: (thing: Thing) => Promise<unknown>,
): Thing {
  let made: Thing | undefined;
  const now = (): Thing => {
    if (made === undefined) throw new Error('It is made before the first test of its file.');
    return made;
  };
  beforeAll(async () => {
    made = await make();
  });
  afterAll(() => made && close?.(made));
  return new Proxy({} as Thing, {
    get: (_, name) => Reflect.get(now(), name),
    set: (_, name, value) => Reflect.set(now(), name, value),
  });
}

/** @param goods whether it has the demo's goods */
export function sharedShop({
  goods = false,
  ...options
}: TestShopOptions & { goods?: boolean } = {}): TestShop {
  return shared(
    async () => {
      const shop = await startTestShop(options);
      if (goods) await stockGoods(shop.shop);
      return shop;
    },
    (shop) => shop.close(),
  );
}
