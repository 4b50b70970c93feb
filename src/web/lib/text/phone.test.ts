import { expect, test } from 'vitest';
import { readablePhone } from './phone.ts';

test.each([
  ['0912345678', '0912 345 678'],
  ['02838291234', '0283 829 1234'],
  ['113', '113'],
])('%s reads %s', (phone, read) => {
  expect(readablePhone(phone)).toBe(read);
});
