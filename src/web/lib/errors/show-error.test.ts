// @vitest-environment happy-dom
import { CancelledError } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { ApiError } from '../api.ts';
import { call } from '../call.ts';
import { failureCopy } from './copy.vi.ts';
import type { FailureContext } from './describe.ts';
import { showError } from './show-error.ts';

beforeEach(() => shownToasts.set([]));

/** The error that a call throws on this response. */
async function thrownBy(answer: ErrorCode | number | 'no network' | 'no answer'): Promise<unknown> {
  if (answer === 'no answer') return new ApiError(0, { code: 'TIMEOUT', message: 'x' });
  const how = typeof answer === 'number' ? { bare: answer } : { refused: answer as ErrorCode };
  stubApi(answer === 'no network' ? {} : { 'POST /orders': how });
  return call('POST', '/orders', { body: {} }).catch((error: unknown) => error);
}
const shown = () => shownToasts.get().map(({ title, action }) => [title, action?.label, action?.to]);

/** spec §8, Classes, Status toasts, Actions: failure, context, toast title, action label and the action's target. */
test.each<[ErrorCode | 'no network' | 'no answer', FailureContext | undefined, string, string?, string?]>([
  ['no network', 'cart', 'Lỗi kết nối', 'Tải lại trang'],
  ['no answer', 'cart', 'Máy chủ phản hồi chậm', 'Tải lại trang'],
  ['TIMEOUT', 'cart', 'Máy chủ phản hồi chậm', 'Tải lại trang'],
  ['SERVER_ERROR', undefined, 'Lỗi hệ thống', 'Tải lại trang'],
  ['UNAVAILABLE', 'upload', 'Tải ảnh lên thất bại', 'Tải lại trang'],
  ['NO_SESSION', undefined, 'Phiên đăng nhập hết hạn', 'Đăng nhập', '/login'],
  ['NO_SESSION', 'admin', 'Thiếu token', 'Đăng nhập', '/login'],
  ['LOGIN_FAILED', 'login', 'Đăng nhập thất bại', 'Quên mật khẩu?', '/forgot-password'],
  ['STOCK_INSUFFICIENT', 'order', 'Hết hàng', 'Kiểm tra giỏ hàng', '/cart'],
  ['PART_GONE', 'order', 'Đặt hàng thất bại', 'Kiểm tra giỏ hàng', '/cart'],
  ['FORBIDDEN', undefined, 'Không có quyền truy cập'],
  ['NOT_FOUND', undefined, 'Không tìm thấy'],
  ['INVALID_INPUT', undefined, 'Sai định dạng'],
  ['ALREADY_EXISTS', undefined, 'Thông tin đã tồn tại'],
  ['CONFLICT', undefined, 'Chưa thực hiện được'],
  ['RATE_LIMITED', undefined, 'Thao tác quá nhanh'],
  ['MALFORMED', undefined, 'Thông tin chưa hợp lệ'],
  ['FORBIDDEN', 'admin', 'Có lỗi xảy ra'],
  ['INVALID_TRANSITION', 'payment', 'Chưa báo được chuyển khoản'],
])('%s, context %s: %s', async (answer, context, title, label, to) => {
  showError(await thrownBy(answer), context);
  expect(shown()).toEqual([[title, label, to]]);
});

/** spec §8, Status toasts: a proxy in front of the shop responds with a bare status. */
test.each([
  [400, 'Thông tin chưa hợp lệ', 'Thông tin gửi lên chưa hợp lệ. Bạn kiểm tra lại nhé.'],
  [401, 'Phiên đăng nhập hết hạn', 'Vui lòng đăng nhập lại'],
  [403, 'Không có quyền truy cập', 'Bạn không có quyền thực hiện thao tác này'],
  [404, 'Không tìm thấy', 'Không tìm thấy nội dung bạn cần'],
  [408, 'Máy chủ phản hồi chậm', 'Máy chủ đang bận, bạn thử lại sau ít phút nhé.'],
  [409, 'Thông tin đã tồn tại', 'Thông tin này đã tồn tại'],
  [413, 'Thông tin chưa hợp lệ', 'Thông tin gửi lên chưa hợp lệ. Bạn kiểm tra lại nhé.'],
  [418, 'Thông tin chưa hợp lệ', 'Thông tin gửi lên chưa hợp lệ. Bạn kiểm tra lại nhé.'],
  [422, 'Sai định dạng', 'Thông tin chưa đúng định dạng. Bạn kiểm tra lại nhé.'],
  [429, 'Thao tác quá nhanh', 'Bạn thao tác hơi nhanh, vui lòng thử lại sau ít phút'],
  [502, 'Lỗi hệ thống', 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.'],
])('a bare status %i shows the title %j and the message %j', async (status, title, message) => {
  showError(await thrownBy(status));
  expect(shownToasts.get()).toMatchObject([{ type: 'error', title, message }]);
});

test('the action of a server error calls the retry if there is one, else it reloads the page', async () => {
  const retry = vi.fn<() => void>();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const error = await thrownBy('SERVER_ERROR');
  showError(error, 'cart', retry);
  expect(shown()).toEqual([['Cập nhật giỏ hàng thất bại', 'Thử lại', undefined]]);
  shownToasts.get()[0]?.action?.onClick?.();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  shownToasts.set([]);
  showError(error, 'cart');
  shownToasts.get()[0]?.action?.onClick?.();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('offline: the toast says so and offers no reload, only a retry if there is one', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const error = await thrownBy('no network');
  showError(error, 'admin');
  expect(shownToasts.get()).toMatchObject([{ title: 'Lỗi kết nối', message: failureCopy.offline.text }]);
  expect(shown()).toEqual([['Lỗi kết nối', undefined, undefined]]);
  shownToasts.set([]);
  showError(error, 'admin', () => {});
  expect(shown()).toEqual([['Lỗi kết nối', 'Thử lại', undefined]]);
  onLine.mockRestore();
});

test('a refusal offers no retry, as the same call would be refused again', async () => {
  showError(await thrownBy('INVALID_INPUT'), 'profile', () => undefined);
  expect(shown()).toEqual([['Cập nhật hồ sơ thất bại', undefined, undefined]]);
});

test('an unexpected exception shows a general toast and is reported to the server', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const asked = stubApi({ 'POST /v1/errors': { data: null } });
  showError(new TypeError('x of undefined'));
  expect(shown()).toEqual([['Có lỗi xảy ra', undefined, undefined]]);
  expect(asked).toEqual(['POST /v1/errors']);
});

test('an aborted or cancelled call shows no toast', () => {
  showError(new DOMException('left', 'AbortError'));
  showError(new CancelledError());
  expect(shown()).toEqual([]);
});
