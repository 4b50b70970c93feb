import { expect, test } from 'vitest';
import { scannedCharm } from './scanned-charm.ts';

test.each([
  ['https://tiem.example/garden?charm=hoa-dao', 'hoa-dao'],
  ['  http://localhost:3000/garden?charm=hoa-dao&x=1\n', 'hoa-dao'],
  ['https://tiem.example/garden?charm=', null],
  ['https://tiem.example/garden?charm=../../etc', null],
  ['https://tiem.example/garden', null],
  ['https://', null],
  ['hoa-dao', null],
  ['00020101021238540010A000000727', null],
  ['', null],
])('the scanned text %j gives the charm %j', (text, slug) => {
  expect(scannedCharm(text)).toBe(slug);
});
