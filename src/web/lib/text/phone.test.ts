import { expect, test } from 'vitest';
import { readablePhone } from './phone.ts';

test.each([
  ['0912345678', '0912\u00a0345\u00a0678'],
  ['02838291234', '0283\u00a0829\u00a01234'],
  ['113', '113'],
])('%s is shown as %s', (phone, read) => {
  expect(readablePhone(phone)).toBe(read);
});
