import { beforeEach, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { failToast } from './fail-toast.ts';

beforeEach(() => shownToasts.set([]));

const refused = (code: ErrorCode) =>
  new ApiError(ERRORS[code].status, { code, message: ERRORS[code].message });

/** spec §8, Admin: one failure toast per create, update and delete. */
test.each([
  ['a refusal by the server', refused('IN_USE'), ['Chưa xóa được charm', ERRORS.IN_USE.message, undefined]],
  ['a server error', refused('SERVER_ERROR'), ['Chưa xóa được charm', ERRORS.SERVER_ERROR.message, undefined]],
  ['a network failure', new ApiError(0, { code: 'NETWORK', message: 'x' }), ['Lỗi kết nối', 'Không thể kết nối đến máy chủ. Bạn kiểm tra lại WiFi nhé.', undefined]],
  ['a lost session', refused('NO_SESSION'), ['Thiếu token', 'Vui lòng đăng nhập lại', '/login']],
])('%s shows one toast', (_what, error, told) => {
  failToast('Chưa xóa được charm', error);
  expect(shownToasts.get().map(({ title, message, action }) => [title, message, action?.to])).toEqual([told]);
}); // oxfmt-ignore
