import { afterAll, expect, test } from 'vitest';
import { UNKNOWN_SHOP } from '#domain/shop/public.ts';
import { publicShop, setPublicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';

const before = publicShop();
afterAll(() => setPublicShop(before));

test.each([true, false])(
  'the guide speaks of bank transfers only in a shop that takes them: %s',
  (takesTransfers) => {
    setPublicShop({ ...UNKNOWN_SHOP, takesTransfers });
    const told = [copy.steps, copy.questions].map((part) => JSON.stringify(part));
    expect(told.map((words) => words.includes('VietQR'))).toEqual([takesTransfers, takesTransfers]);
  },
);
