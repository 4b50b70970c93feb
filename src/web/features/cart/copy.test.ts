import { expect, onTestFinished, test } from 'vitest';
import { UNKNOWN_SHOP } from '#domain/shop/public.ts';
import { setPublicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';

test.each([true, false])(
  'the cart’s summary speaks of transfers only where they are taken: %s',
  (takesTransfers) => {
    setPublicShop({ ...UNKNOWN_SHOP, takesTransfers });
    onTestFinished(() => setPublicShop(UNKNOWN_SHOP));
    expect(JSON.stringify(copy).includes('VietQR')).toBe(takesTransfers);
  },
);
