import { expect, test } from 'vitest';
import { checkEmail } from './checks.ts';
import { checkNotCommon } from './common-passwords.ts';
import { soundsLikeStaff } from './staff-names.ts';

test.each([
  'password1',
  'abc123',
  'qwerty1',
  'Password123',
  'P@ssw0rd',
  'p@ssw0rd2024!',
  'matkhau123',
  'Mật Khẩu 1',
  'anhyeuem1314',
  '123456',
  '1qaz2wsx',
  'nguyen1990',
  '123abc',
  'linh2001',
  'aaaaaa1',
  'iloveyou!!',
  'VuonCharm2026',
])('password %s is refused as too common', (password) => {
  expect(checkNotCommon(password)?.message).toBe('Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé');
});

test.each(['hoadao1x', 'mèo ngủ trên mái 7', 'xK4!vn0q', 'nhatui co 3 con meo', 'banh mi 2 trung'])(
  'password %s is not too common',
  (password) => {
    expect(checkNotCommon(password)).toBeNull();
  },
);

test.each([
  ['Admin', true],
  ['Аdmin', true],
  ['Quản trị viên', true],
  ['Tiệm Mây', true],
  ['tiem may', true],
  ['Hỗ trợ viên Linh', true],
  ['Nhân viên', true],
  ['Nguyễn Khánh Linh', false],
  ['Trần Quản', false],
  ['Vân', false],
  ['Ngọc Mây', false],
  ['Hà My', false],
  // Real people have this name.
  ['Nguyễn Thu Ngân', false],
  ['Trần Kế Toàn', false],
])('name %s sounds like staff or the shop: %s', (name, expected) => {
  expect(soundsLikeStaff(name, 'Tiệm Mây')).toBe(expected);
});

test.each([
  ['lіnh@example.vn', false],
  ['linh@exаmple.vn', false],
  ['linh@ví-dụ.vn', false],
  ["o'hara+vong@sub.example.co.uk", true],
])('e-mail address %s is accepted: %s (letters of other scripts are refused)', (email, expected) => {
  expect(checkEmail(email) === null).toBe(expected);
});
