import { afterAll, beforeAll } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { startTestShop, type Person, type TestShop, type TestShopOptions, type Visitor } from './app.ts';
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

type Options = Omit<TestShopOptions, 'env'> & { goods?: boolean; env?: Env | (() => Env) };
type Env = NonNullable<TestShopOptions['env']>;

/**
 * @param goods whether it has the demo's goods
 * @param env a function where it needs something else that is shared
 */
export function sharedShop({ goods = false, env = {}, ...options }: Options = {}): TestShop {
  return shared(
    async () => {
      const shop = await startTestShop({ ...options, env: typeof env === 'function' ? env() : env });
      if (goods) await stockGoods(shop.shop);
      return shop;
    },
    (shop) => shop.close(),
  );
}

/** A user of a shared shop who is signed in once for all tests of the file. */
export const signedIn = (site: TestShop, person: Partial<Person> = {}): Visitor & { user: User } =>
  shared(() => site.signIn(person));
