import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { continueLabels } from '#domain/catalogue/copy.vi.ts';
import { checkConfirm, checkEmail, checkImageFile, checkPassword } from '#domain/identity/checks.ts';
import { identityCopy } from '#domain/identity/copy.vi.ts';
import { addRefusals } from '#domain/catalogue/copy.vi.ts';
import { ApiError } from '../api.ts';
import { contextTitles, failureCopy, notices, orderPlaced } from './copy.vi.ts';
import { describeFailure, type FailureContext } from './describe.ts';

/** How the server's refusal is shown: title, message, and the target of its action. */
function refused(code: ErrorCode, context?: FailureContext, message: string = ERRORS[code].message) {
  const failure = describeFailure(new ApiError(ERRORS[code].status, { code, message }), context);
  return [failure.title, failure.message, failure.action?.to];
}

const short = (...charms: string[]) =>
  `Stock validation failed: ${charms.map((charm) => `Insufficient stock for charm "${charm}"`).join(', ')}`;

/** spec §8, Named entries: those triggered by a server refusal. */
test.each([
  ['login failed', refused('LOGIN_FAILED', 'login'), contextTitles.login, failureCopy.wrongLogin, '/forgot-password'],
  ['register failed', refused('EMAIL_TAKEN', 'register'), contextTitles.register, 'Email này đã được đăng ký', '/login'],
  ['wrong OTP', refused('OTP_INVALID', 'verifyOtp'), contextTitles.verifyOtp, ERRORS.OTP_INVALID.message],
  ['OTP asked for too soon', refused('OTP_COOLDOWN', 'resendOtp'), contextTitles.resendOtp, ERRORS.OTP_COOLDOWN.message],
  ['reset mail not sent', refused('RATE_LIMITED', 'forgot'), contextTitles.forgot, ERRORS.RATE_LIMITED.message],
  ['reset link over', refused('RESET_LINK_INVALID', 'reset'), contextTitles.reset, identityCopy.resetLinkInvalid],
  ['token expired', refused('SESSION_EXPIRED'), failureCopy.expired.title, failureCopy.expired.text, '/login'],
  ['no token, at the dashboard', refused('NO_SESSION', 'admin'), 'Thiếu token', failureCopy.noToken.text, '/login'],
  ['file too large', refused('IMAGE_TOO_LARGE', 'upload'), contextTitles.upload, identityCopy.avatarTooLarge],
  ['no file selected', refused('IMAGE_MISSING', 'upload'), contextTitles.upload, 'Bạn chưa chọn ảnh'],
  ['upload failed', refused('SERVER_ERROR', 'upload'), contextTitles.upload, failureCopy.server.text],
  ['cart empty', refused('CART_EMPTY', 'order'), contextTitles.order, 'Giỏ hàng đang trống'],
  ['charm out of stock', refused('STOCK_INSUFFICIENT', 'cart', short('Thỏ')), 'Hết hàng', 'Charm "Thỏ" đã hết hàng. Vui lòng chọn charm khác.'],
  ['insufficient stock', refused('STOCK_INSUFFICIENT', 'order', short('Thỏ', 'Sen')), 'Một số charm đã hết hàng', 'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.', '/cart'],
  ['order failed', refused('ORDER_FAILED', 'order'), contextTitles.order, 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.'],
  ['payment failed', refused('INVALID_TRANSITION', 'payment'), contextTitles.payment, ERRORS.INVALID_TRANSITION.message],
  ['shipping failed', refused('SHIPPING_OPTION_GONE', 'order'), contextTitles.order, 'Cách giao hàng này không còn phục vụ'],
  ['bracelet builder error', refused('DESIGN_INCOMPLETE', 'builder'), 'Tạo vòng tay thất bại', 'Không thể hoàn thành'],
  ['profile update failed', refused('INVALID_INPUT', 'profile'), contextTitles.profile, 'Vui lòng kiểm tra lại thông tin'],
  ['server error', refused('SERVER_ERROR'), failureCopy.server.title, failureCopy.server.text],
])('refusal "%s": title, message and action target', (_name, [title, message, to], wantedTitle, wantedMessage, wantedTo?: string) => {
  expect([title, message, to]).toEqual([wantedTitle, wantedMessage, wantedTo]);
}); // oxfmt-ignore

/** spec §8, Named entries: those that the form shows before any request. */
test.each([
  ['invalid e-mail', checkEmail('linh@')?.message, identityCopy.emailFormat],
  ['weak password', checkPassword('abc12')?.message, 'Mật khẩu phải có ít nhất 6 ký tự'],
  ['password mismatch', checkConfirm('matkhau1', 'matkhau2')?.message, 'Mật khẩu xác nhận không khớp'],
  ['invalid file type', checkImageFile({ type: 'text/html', size: 9 })?.message, identityCopy.avatarNotAnImage],
  ['file too large', checkImageFile({ type: 'image/png', size: 5 * 1024 ** 2 + 1 })?.message, identityCopy.avatarTooLarge],
  ['required fields', notices.requiredFields.message, 'Vui lòng điền đầy đủ thông tin'],
  ['out of stock', addRefusals.out_of_stock, 'Hết hàng'],
  ['need at least 1 charm', continueLabels.empty, 'Hãy chọn ít nhất một charm'],
])('form error "%s": message', (_name, said, wanted) => {
  expect(said).toBe(wanted);
}); // oxfmt-ignore

/** spec §8, Profile. */
test('an unknown failure of the profile reads “Update failed”', () => {
  expect(describeFailure(new TypeError('bug'), 'profile').message).toBe('Update failed');
});

test('the toast of a placed order names its short number', () => {
  expect(orderPlaced('3F9A21BC')).toMatchObject({
    type: 'success',
    message: expect.stringContaining('#3F9A21BC'),
  });
});

test('success toasts have unique titles, among them those of the specification', () => {
  const titles = Object.values(notices).flatMap(({ type, title }) => (type === 'success' ? [title] : []));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(
    expect.arrayContaining(['Đăng ký thành công', 'Đã thêm vào giỏ hàng', 'Đã xóa khỏi giỏ hàng']),
  );
});
