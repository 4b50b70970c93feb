import { expect, test } from 'vitest';
import { stockFailureMessage } from '#domain/catalogue/shortage.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { whyNotBought } from './not-bought.ts';

const because = (...charms: string[]) => stockFailureMessage(charms.map((name) => ({ name })));

test('one sold-out charm is named, several are counted', () => {
  expect(whyNotBought({ name: 'Gửi mẹ', message: because('Hoa đào') })).toBe(
    'Charm "Hoa đào" đã hết hàng. Vui lòng chọn charm khác.',
  );
  expect(whyNotBought({ name: 'Gửi mẹ', message: because('Hoa đào', 'Sao') })).toBe(
    'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.',
  );
});

test('a sold-out ready-made bracelet is not called a charm', () => {
  expect(whyNotBought({ name: 'Chiều', message: because('Chiều') })).toBe(cartCopy.stock.wholeShort('Chiều'));
});

test('any other reason is shown as the server gave it', () => {
  expect(whyNotBought({ name: 'Chiều', message: 'Vòng này không còn bán' })).toBe('Vòng này không còn bán');
});
