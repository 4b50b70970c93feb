import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../api.ts';
import { classOf, describeFailure, shortNames } from './describe.ts';

const answered = (
  code: ErrorCode,
  more: { message?: string; details?: { path: string; message: string; name?: string }[] } = {},
  retryAfter: number | null = null,
) => new ApiError(ERRORS[code].status, { code, message: ERRORS[code].message, ...more }, retryAfter);
const network = new ApiError(0, { code: 'NETWORK', message: 'x' });
const timeout = new ApiError(0, { code: 'TIMEOUT', message: 'x' });

test.each(Object.entries(ERRORS))(
  '%s has the class that the table of error codes gives it',
  (code, entry) => {
    expect(classOf(answered(code as ErrorCode))).toBe(entry.class);
  },
);

test('no response has class network, a timed-out one timeout, a thrown bug none', () => {
  expect([classOf(network), classOf(timeout), classOf(new TypeError('bug'))]).toEqual([
    'network',
    'timeout',
    null,
  ]);
});

test.each([
  ['network', network, 'Lỗi kết nối', undefined, true],
  ['timeout', timeout, 'Máy chủ phản hồi chậm', undefined, true],
  ['server', answered('SERVER_ERROR'), 'Lỗi hệ thống', undefined, true],
  ['lost session', answered('NO_SESSION'), 'Phiên đăng nhập hết hạn', '/login', false],
  ['wrong login', answered('LOGIN_FAILED'), 'Đăng nhập thất bại', '/forgot-password', false],
  ['no permission', answered('FORBIDDEN'), 'Không có quyền truy cập', undefined, false],
  ['not found', answered('NOT_FOUND'), 'Không tìm thấy', undefined, false],
  ['wrong format', answered('INVALID_INPUT'), 'Sai định dạng', undefined, false],
  ['already there', answered('ALREADY_EXISTS'), 'Thông tin đã tồn tại', undefined, false],
  ['too many', answered('RATE_LIMITED'), 'Thao tác quá nhanh', undefined, false],
  ['malformed', answered('MALFORMED'), 'Thông tin chưa hợp lệ', undefined, false],
  ['bug', new TypeError('bug'), 'Có lỗi xảy ra', undefined, false],
])('%s has its own title, action and retry', (_name, error, title, to, retryable) => {
  const failure = describeFailure(error);
  expect([failure.title, failure.action?.to, failure.retryable]).toEqual([title, to, retryable]);
  expect(failure.message).not.toBe('');
});

test('the context gives the failure its title, the server its message', () => {
  expect(describeFailure(answered('EMAIL_TAKEN'), 'register')).toMatchObject({
    title: 'Đăng ký thất bại',
    message: 'Email này đã được đăng ký',
    action: { label: 'Đăng nhập', to: '/login' },
  });
});

test('a lost session reads the same in every context', () => {
  expect(describeFailure(answered('SESSION_EXPIRED'), 'cart')).toEqual(
    describeFailure(answered('NO_SESSION'), 'order'),
  );
});

test('a rate limit with Retry-After says how long to wait, in seconds, minutes or hours', () => {
  const said = (wait: number) => describeFailure(answered('RATE_LIMITED', {}, wait)).message;
  expect(describeFailure(answered('OTP_COOLDOWN', {}, 17)).message).toBe(
    'Vui lòng chờ ít giây trước khi gửi lại mã. Bạn thử lại sau 17 giây nhé.',
  );
  expect([said(90), said(892), said(82_000)]).toEqual([
    'Bạn thao tác hơi nhanh. Bạn thử lại sau 90 giây nhé.',
    'Bạn thao tác hơi nhanh. Bạn thử lại sau khoảng 15 phút nhé.',
    'Bạn thao tác hơi nhanh. Bạn thử lại sau khoảng 23 giờ nhé.',
  ]);
});

test('a rate limit at login names the login attempts', () => {
  expect(describeFailure(answered('RATE_LIMITED', {}, 892), 'login').message).toBe(
    'Bạn đã thử đăng nhập nhiều lần. Bạn thử lại sau khoảng 15 phút nhé.',
  );
});

const short = (...names: string[]) =>
  answered('STOCK_INSUFFICIENT', {
    message: `Stock validation failed: ${names.map((name) => `Insufficient stock for charm "${name}"`).join('; ')}`,
  });

test('one sold-out charm is named, several are counted, duplicates count once', () => {
  expect(describeFailure(short('Hoa đào', 'Hoa đào'), 'cart')).toMatchObject({
    title: 'Hết hàng',
    message: 'Charm "Hoa đào" đã hết hàng. Vui lòng chọn charm khác.',
  });
  expect(describeFailure(short('Hoa đào', 'Bướm tím'), 'builder')).toMatchObject({
    title: 'Một số charm đã hết hàng',
    message: 'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.',
  });
});

test('an order refused for lack of stock links to the cart', () => {
  expect(describeFailure(short('Hoa đào'), 'order').action).toEqual({
    label: 'Kiểm tra giỏ hàng',
    to: '/cart',
  });
});

test('names in the details win over those in the message; another error has none', () => {
  const error = answered('STOCK_INSUFFICIENT', { details: [{ path: 'charms', message: 'x', name: 'Thỏ' }] });
  expect(shortNames(error)).toEqual(['Thỏ']);
  expect(shortNames(answered('CONFLICT'))).toEqual([]);
});
