import { expect, test } from 'vitest';
import { nationalFormat, isMobile } from './phone.ts';

test.each([
  ['0912345678', '0912345678', true],
  ['84912345678', '0912345678', true],
  ['+84912345678', '0912345678', true],
  ['02838221234', '02838221234', false],
  ['0123456789', '0123456789', false],
  ['01234567890', '01234567890', false],
  ['', '', false],
])('%s in national format is %s; it is a mobile number: %s', (typed, number, mobile) => {
  expect([nationalFormat(typed), isMobile(typed)]).toEqual([number, mobile]);
});
