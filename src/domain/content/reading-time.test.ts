import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['', 1],
  ['một hai ba', 1],
  ['từ '.repeat(220 * 3), 3],
  ['“Tết” – là về nhà. '.repeat(110), 2],
])('text %#: reading time counts syllables, not punctuation', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
