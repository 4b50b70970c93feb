import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { fieldComplaints, isOutcomeOpen, orderFailureText } from './order-failure.ts';

const answer = (
  status: number,
  code: string,
  message = 'lời của máy chủ',
  details = [{ path: '', message: '' }],
) => new ApiError(status, { code, message, details });

test.each([
  [answer(500, 'SERVER_ERROR'), true, 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.'],
  [answer(502, 'SERVER_ERROR'), true, 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.'],
  [answer(503, 'UNAVAILABLE', 'Tiệm đang bận một chút'), true, 'Tiệm đang bận một chút'],
  [new Error('bug'), true, 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.'],
  [answer(0, 'NETWORK'), true, 'Không thể kết nối đến máy chủ. Bạn kiểm tra lại WiFi nhé.'],
  [answer(0, 'TIMEOUT'), true, 'Máy chủ đang bận, bạn thử lại sau ít phút nhé.'],
  [
    answer(422, 'SHIPPING_OPTION_GONE', 'Cách giao hàng này không còn phục vụ'),
    false,
    'Cách giao hàng này không còn phục vụ',
  ],
  [answer(409, 'CART_EMPTY', 'Giỏ hàng đang trống'), false, 'Giỏ hàng đang trống'],
  [
    answer(409, 'STOCK_INSUFFICIENT', 'Stock validation failed: Insufficient stock for charm "Tulip"'),
    false,
    'Charm "Tulip" đã hết hàng. Vui lòng chọn charm khác.',
  ],
])('failure %o: the outcome is open: %s, text: %s', (error, open, text) => {
  expect(isOutcomeOpen(error)).toBe(open);
  expect(orderFailureText(error)).toBe(text);
});

test('errors of address fields are assigned to the fields of the form, others are not', () => {
  const error = answer(422, 'INVALID_INPUT', '', [
    { path: 'shippingAddress.phone', message: 'Số điện thoại phải có 10-11 chữ số' },
    { path: 'shippingAddress.country', message: 'x' },
    { path: 'notes', message: 'x' },
  ]);
  expect(fieldComplaints(error)).toEqual([{ field: 'phone', message: 'Số điện thoại phải có 10-11 chữ số' }]);
  expect(fieldComplaints(new Error('bug'))).toEqual([]);
});
