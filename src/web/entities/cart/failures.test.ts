import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { cartFailure, type CartDoing } from './failures.ts';

const answer = (status: number, code = 'X', message = 'lời của máy chủ') =>
  new ApiError(status, { code, message });

test.each<[CartDoing, unknown, string]>([
  ['load', answer(500), 'Không thể tải giỏ hàng'],
  ['add', answer(409, 'CART_FULL', 'Giỏ hàng đầy'), 'Giỏ hàng đầy'],
  ['add', answer(401), 'Vui lòng đăng nhập để thêm sản phẩm vào giỏ hàng'],
  ['add', new Error('bug'), 'Không thể thêm vào giỏ hàng'],
  ['remove', answer(500), 'Không thể xóa khỏi giỏ hàng'],
  ['remove', answer(404), 'Không tìm thấy sản phẩm trong giỏ hàng'],
  ['update', answer(400), 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.'],
  ['update', answer(404), 'Sản phẩm không tồn tại trong giỏ hàng.'],
  ['update', answer(401), 'Bạn cần đăng nhập để cập nhật giỏ hàng.'],
  ['update', answer(503), 'Không thể cập nhật giỏ hàng'],
  ['update', answer(503, 'UNAVAILABLE', 'Tiệm đang bận một chút'), 'Tiệm đang bận một chút'],
  ['update', answer(0, 'NETWORK'), 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.'],
  ['update', answer(409, 'PART_GONE', '“Lụa” không còn được bán.'), '“Lụa” không còn được bán.'],
  ['clear', answer(401), 'Bạn cần đăng nhập để xóa giỏ hàng.'],
  ['clear', answer(500), 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.'],
  ['clear', answer(502), 'Không thể xóa giỏ hàng'],
  ['clear', answer(0, 'NETWORK'), 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.'],
])('failure text of %s for %o: %s', (doing, error, sentence) => {
  expect(cartFailure(error, doing)).toBe(sentence);
});

test('one sold-out charm is named, several are counted', () => {
  const lacking = (...names: string[]) =>
    answer(
      409,
      'STOCK_INSUFFICIENT',
      `Stock validation failed: ${names.map((name) => `Insufficient stock for charm "${name}"`).join('; ')}`,
    );
  expect(cartFailure(lacking('Tulip', 'Tulip'), 'update')).toBe(
    'Charm "Tulip" đã hết hàng. Vui lòng chọn charm khác.',
  );
  expect(cartFailure(lacking('Tulip', 'Hoa đào'), 'add')).toBe(
    'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.',
  );
});

test('a sold-out ready-made bracelet is not called a charm', () => {
  const error = new ApiError(409, {
    code: 'STOCK_INSUFFICIENT',
    message: 'Stock validation failed: Insufficient stock for charm "Biển Xanh"',
    details: [{ path: 'items', message: '', name: 'Biển Xanh', charmId: null, readyMadeBraceletId: 'sea' }],
  });
  expect(cartFailure(error, 'add')).toBe(
    'Vòng “Biển Xanh” không đủ số lượng. Bạn bớt hoặc chọn mẫu khác nhé.',
  );
});
