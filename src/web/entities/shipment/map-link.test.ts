import { expect, test } from 'vitest';
import { addressLine } from '#domain/identity/address.ts';
import { mapLink } from './map-link.ts';

const home = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy & Sen',
  addressLine2: 'Lầu 2',
  city: 'Quận 3',
  postalCode: '700000',
  country: 'VN',
};

test('the address line joins its parts and leaves out missing ones', () => {
  expect(addressLine(home)).toBe('Lầu 2, 27/4 Hẻm Hoa Giấy & Sen, Quận 3, 700000');
  const { addressLine2: _2, postalCode: _code, ...short } = home;
  expect(addressLine(short)).toBe('27/4 Hẻm Hoa Giấy & Sen, Quận 3');
});

test('the map link searches for street and city, with special characters encoded', () => {
  const link = new URL(mapLink(home));
  expect(link.origin).toBe('https://www.google.com');
  expect(link.searchParams.get('query')).toBe('27/4 Hẻm Hoa Giấy & Sen, Quận 3');
});
