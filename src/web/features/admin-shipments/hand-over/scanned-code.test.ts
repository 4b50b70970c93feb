import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  ['#7f3a9c21', '7f3a9c21'],
  ['  VC240981 ', 'VC240981'],
  ['https://tiem.example/?don=0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b&x=1', '2E3F4A5B'],
  ['', ''],
])('the scanned text %j is searched for as %j', (text, code) => {
  expect(scannedCode(text)).toBe(code);
});
