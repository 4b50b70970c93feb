import { inject } from 'vitest';
import { shared } from '../../test-support/shared-shop.ts';
import { copyOfDataDir, startShop, type RunningShop } from './shop.ts';

/** The demo shop for the tests of a file that need no browser. */
export function demoShop(): RunningShop {
  const data = shared(
    () => copyOfDataDir(inject('seededShop')),
    ({ remove }) => remove(),
  );
  return shared(
    () => startShop(data.path),
    (shop) => shop.close(),
  );
}
