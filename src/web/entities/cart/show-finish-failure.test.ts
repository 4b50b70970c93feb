// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { showFinishFailure } from './show-finish-failure.ts';

beforeEach(() => {
  stubApi({ 'POST /v1/errors': { data: null } });
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

const refused = (code: ErrorCode, message: string = ERRORS[code].message) =>
  new ApiError(ERRORS[code].status, { code, message });
const short = (...charms: string[]) =>
  refused(
    'STOCK_INSUFFICIENT',
    `Stock validation failed: ${charms.map((charm) => `Insufficient stock for charm "${charm}"`).join('; ')}`,
  );

/** spec §8, Builder. */
test.each([
  ['a refusal with a message', refused('UNKNOWN_PIECE'), 'Tạo vòng tay thất bại', ERRORS.UNKNOWN_PIECE.message, undefined],
  ['a server error', refused('SERVER_ERROR'), 'Tạo vòng tay thất bại', ERRORS.SERVER_ERROR.message, 'Thử lại'],
  ['a network failure', new ApiError(0, { code: 'NETWORK', message: 'x' }), 'Tạo vòng tay thất bại', /^Không thể hoàn thành/, 'Thử lại'],
  ['an unexpected exception', new TypeError('x'), 'Tạo vòng tay thất bại', /^Không thể hoàn thành/, 'Thử lại'],
  ['one charm short', short('Hoa đào', 'Hoa đào'), 'Hết hàng', 'Charm "Hoa đào" đã hết hàng. Vui lòng chọn charm khác.', undefined],
  ['several charms short', short('Hoa đào', 'Thỏ', 'Thỏ'), 'Một số charm đã hết hàng', 'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.', undefined],
])('a bracelet that could not be made shows one toast: %s', (_why, error, title, message, action) => {
  const retry = vi.fn<() => void>();
  showFinishFailure(error, retry);
  const [told, ...more] = shownToasts.get();
  expect(more).toEqual([]);
  expect([told?.title, told?.action?.label]).toEqual([title, action]);
  expect(told?.message).toMatch(message);
  told?.action?.onClick?.();
  expect(retry).toHaveBeenCalledTimes(action === undefined ? 0 : 1);
}); // oxfmt-ignore
