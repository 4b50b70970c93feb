import { expect, test } from 'vitest';
import {
  checkConfirm,
  checkEmail,
  checkForgotEmail,
  checkImageFile,
  checkLoginPassword,
  checkName,
  checkNewPassword,
  checkOtp,
  checkPassword,
  tidyEmail,
} from './checks.ts';

const FINE = undefined;
const LETTER_AND_DIGIT = 'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn';

test.each([
  [checkEmail, '', 'Vui lòng nhập email'],
  [checkEmail, '   ', 'Vui lòng nhập email'],
  [checkEmail, 'linh', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, 'linh@', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, 'linh@nha', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, 'linh@nha..vn', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, 'a@b.vn,c@d.vn', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, `${'a'.repeat(250)}@b.vn`, 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  [checkEmail, ' Khanh.Linh+shop@Example.com.vn ', FINE],
  [checkForgotEmail, '', 'Email là bắt buộc'],
  [checkForgotEmail, 'linh@', 'Email không hợp lệ'],
  [checkForgotEmail, 'linh@example.vn', FINE],
  [checkLoginPassword, '', 'Vui lòng nhập mật khẩu'],
  [checkLoginPassword, 'a', FINE],
  [checkPassword, '', 'Vui lòng nhập mật khẩu'],
  [checkPassword, 'abc12', 'Mật khẩu phải có ít nhất 6 ký tự'],
  [checkPassword, 'abcdef', LETTER_AND_DIGIT],
  [checkPassword, '123456', LETTER_AND_DIGIT],
  [checkPassword, 'abc123', FINE],
  [checkPassword, 'mật khẩu 1', FINE],
  [checkPassword, `a1${'x'.repeat(127)}`, 'Mật khẩu không được vượt quá 128 ký tự'],
  [checkNewPassword, '', 'Vui lòng nhập mật khẩu mới'],
  [checkNewPassword, '12345', 'Mật khẩu phải có ít nhất 6 ký tự'],
  [checkNewPassword, '123456', FINE],
  [checkName, ' ', 'Vui lòng nhập tên'],
  [checkName, 'A', 'Tên phải có ít nhất 2 ký tự'],
  [checkName, 'Ễ'.normalize('NFD'), 'Tên phải có ít nhất 2 ký tự'],
  [checkName, 'a'.repeat(51), 'Tên không được vượt quá 50 ký tự'],
  [checkName, 'Linh 2', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  [checkName, '--', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  [checkName, '<b>Linh</b>', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  [checkName, 'Nguyễn Thị Ánh-Tuyết', FINE],
  [checkName, 'Nguyễn'.normalize('NFD'), FINE],
  [checkName, 'Y’Moan Ênuôl', FINE],
  [checkOtp, '', 'Vui lòng nhập đầy đủ 4 số OTP'],
  [checkOtp, '123', 'Vui lòng nhập đầy đủ 4 số OTP'],
  [checkOtp, '12345', 'Vui lòng nhập đầy đủ 4 số OTP'],
  [checkOtp, '12a4', 'Vui lòng nhập đầy đủ 4 số OTP'],
  [checkOtp, '１２３４', 'Vui lòng nhập đầy đủ 4 số OTP'],
  [checkOtp, '0421', FINE],
])('input "$1" gives the message: $2', (check, text, message) => {
  expect(check(text)?.message).toBe(message);
});

test('the repeated password is required and must match, whatever its Unicode normalization', () => {
  expect(checkConfirm('abc123', '')?.message).toBe('Vui lòng xác nhận mật khẩu');
  expect(checkConfirm('abc123', 'abc124')?.message).toBe('Mật khẩu xác nhận không khớp');
  expect(checkConfirm('mật1'.normalize('NFC'), 'mật1'.normalize('NFD'))).toBeNull();
});

test('an e-mail address is trimmed, lower-cased and freed of invisible characters', () => {
  expect(tidyEmail('  Linh@Example.VN ')).toBe('linh@example.vn');
  expect(tidyEmail('linh\u200b@example.vn\u0000')).toBe('linh@example.vn');
});

test('no ReDoS: two hostile e-mail addresses are checked within a second', () => {
  const started = performance.now();
  checkEmail(`a@${'a.'.repeat(50_000)}`);
  checkEmail(`${'a'.repeat(100)}@${'.a'.repeat(76)}@`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('image file: a PNG of 5 MB is accepted, a larger one and an SVG are refused', () => {
  const size = 5 * 1024 * 1024;
  expect(checkImageFile({ type: 'image/png', size })).toBeNull();
  expect(checkImageFile({ type: 'image/png', size: size + 1 })?.message).toBe(
    'Kích thước ảnh không được vượt quá 5MB',
  );
  expect(checkImageFile({ type: 'image/svg+xml', size: 10 })?.message).toBe('Vui lòng chọn file ảnh hợp lệ');
});
