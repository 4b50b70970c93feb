import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './marked.ts';

const shown = (text: string, search: string) =>
  markedParts(text, search)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Hoa đào', 'hoa d', '[Hoa] [đ]ào'],
  ['Hoa anh đào', 'HOA ĐÀO', '[Hoa] anh [đào]'],
  ['Hoa đào', 'Hoa đào'.normalize('NFD'), '[Hoa] [đào]'],
  ['Hoa đào'.normalize('NFD'), 'dao', 'Hoa [đào]'],
  ['Cúc đại đóa', 'đ', 'Cúc [đ]ại [đ]óa'],
  ['Mẫu đơn', 'au', 'Mẫu đơn'],
  ['Mẫu đơn', '', 'Mẫu đơn'],
  ['Mẫu đơn', '  ', 'Mẫu đơn'],
  ['Sen', 'sen hồng', '[Sen]'],
  ['', 'sen', ''],
])('in %j the search %j marks %j', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected.normalize('NFC'));
});

test('any search: the parts join to the text, and none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      const parts = markedParts(text, search);
      expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});
