import { expect, test } from 'vitest';
import { stockFailureMessage } from '#domain/catalogue/shortage.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { whyNotBought } from './not-bought.ts';

const because = (...charms: string[]) => stockFailureMessage(charms.map((name) => ({ name })));

test('a bracelet whose charms ran out names them, or their number', () => {
  expect(whyNotBought({ name: 'Gửi mẹ', message: because('Hoa đào') })).toBe(
    'Charm "Hoa đào" đã hết hàng. Vui lòng chọn charm khác.',
  );
  expect(whyNotBought({ name: 'Gửi mẹ', message: because('Hoa đào', 'Sao') })).toBe(
    'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.',
  );
});

test('a ready-made one that ran out is not called a charm', () => {
  expect(whyNotBought({ name: 'Chiều', message: because('Chiều') })).toBe(cartCopy.stock.wholeShort('Chiều'));
});

test('any other reason stands as the shop gave it', () => {
  expect(whyNotBought({ name: 'Chiều', message: 'Vòng này không còn bán' })).toBe('Vòng này không còn bán');
});
