import { expect, test } from 'vitest';
import {
  ADDRESS_FIELDS,
  checkAddressField,
  checkCountry,
  tidyCity,
  tidyPhone,
  type AddressField,
} from './address.ts';

const messageOf = (field: AddressField, text: string) => checkAddressField(field, text)?.message;

test.each<[AddressField, string]>([
  ['fullName', 'Nguyễn Khánh Linh'],
  ['phone', '0912345678'],
  ['addressLine1', '27/4 Hẻm Hoa Giấy, Quận 3'],
  ['addressLine2', 'Căn 8.04 (tháp B)'],
  ['city', 'Hồ Chí Minh'],
  ['postalCode', '700000'],
])('%s "%s" has no issue', (field, text) => {
  expect(messageOf(field, text)).toBeUndefined();
});

test('an empty name, phone, address line 1 or city is refused; the other fields may be empty', () => {
  expect(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, messageOf(field, '')]))).toEqual({
    fullName: 'Họ tên là bắt buộc',
    phone: 'Số điện thoại là bắt buộc',
    addressLine1: 'Địa chỉ là bắt buộc',
    city: 'Thành phố/tỉnh là bắt buộc',
  });
});

test.each([
  ['fullName', 'L', 'Họ tên phải có ít nhất 2 ký tự'],
  ['fullName', 'Linh 2', 'Họ tên chỉ được chứa chữ cái và khoảng trắng'],
  ['fullName', 'L'.repeat(51), 'Họ tên không được vượt quá 50 ký tự'],
  ['phone', '091234567', 'Số điện thoại phải có 10-11 chữ số'],
  ['phone', '091234567890', 'Số điện thoại phải có 10-11 chữ số'],
  ['phone', '09123abc45', 'Số điện thoại phải có 10-11 chữ số'],
  ['addressLine1', 'Ngõ 5', 'Địa chỉ phải có ít nhất 10 ký tự'],
  ['addressLine1', 'Ngõ 5 Huế', 'Địa chỉ phải có ít nhất 10 ký tự'],
  ['addressLine1', '27/4 Hẻm Hoa <script>', 'Địa chỉ không đúng định dạng'],
  ['city', 'H', 'Thành phố/tỉnh phải có ít nhất 2 ký tự'],
  ['city', 'Quận 3', 'Thành phố/tỉnh chỉ được chứa chữ cái và khoảng trắng'],
  ['postalCode', '70_000', 'Mã bưu chính không đúng định dạng'],
] as const)('%s "%s": %s', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message);
});

test.each([
  ['0912 345 678', '0912345678'],
  ['+84 912.345.678', '0912345678'],
  ['(028) 3822-1234', '02838221234'],
])('phone number %s is normalized to %s and accepted', (typed, dialled) => {
  expect(tidyPhone(typed)).toBe(dialled);
  expect(checkAddressField('phone', typed)).toBeNull();
});

test('city names: a dot is removed, a dash is accepted', () => {
  expect(tidyCity('TP. Hồ Chí Minh')).toBe('TP Hồ Chí Minh');
  expect(checkAddressField('city', 'Bà Rịa - Vũng Tàu')).toBeNull();
});

test('country VN is accepted, US is refused', () => {
  expect(checkCountry('VN')).toBeNull();
  expect(checkCountry('US')).not.toBeNull();
});

test('postal code: empty or at least three characters', () => {
  expect(checkAddressField('postalCode', '')).toBeNull();
  expect(checkAddressField('postalCode', '700')).toBeNull();
  expect(checkAddressField('postalCode', '70')).not.toBeNull();
});
