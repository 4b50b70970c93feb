import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { copy } from './copy.vi.ts';
import { ordersFailure } from './failure.ts';

test('a list that could not be read says what the shop said, or whose fault it was', () => {
  expect(copy.failed.title).toBe('Không thể tải danh sách đơn hàng');
  const said = (status: number) =>
    ordersFailure(new ApiError(status, { code: 'X', message: 'lời của tiệm' }));
  expect([429, 422, 403].map(said)).toEqual(Array(3).fill('lời của tiệm'));
  expect([0, 500, 503].map(said)).toEqual([copy.failed.network, copy.failed.shop, copy.failed.shop]);
  const busy = new ApiError(503, { code: 'UNAVAILABLE', message: 'Tiệm đang bận một chút' });
  expect(ordersFailure(busy)).toBe('Tiệm đang bận một chút');
  expect(ordersFailure(new TypeError('bug'))).toBe(copy.failed.shop);
});
