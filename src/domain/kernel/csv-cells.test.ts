import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, csvTextIn } from './csv-cells.ts';

test.each([
  ['0901234567', '="0901234567"'],
  ['007', '="007"'],
  ['1.250', '="1.250"'],
  ['3-4', '="3-4"'],
  ['123456789012', '="123456789012"'],
  ['1E5', '="1E5"'],
  ['35000', '35000'],
  ['0', '0'],
  ['#040DDAA5', '#040DDAA5'],
  ['=1+1', "'=1+1"],
  ['+84901234567', "'+84901234567"],
  ['-5', "'-5"],
  ['@ngoc', "'@ngoc"],
  ["'=1+1", "''=1+1"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ["'ngoặc", "'ngoặc"],
  ['Hoa đào', 'Hoa đào'],
])('text %j becomes the CSV cell %j', (text, cell) => {
  expect(csvText(text)).toBe(cell);
});

test('no cell is a formula, and every text is read back unchanged', () => {
  const pieces = fc.constantFrom(
    "'",
    '=',
    '+',
    '-',
    '"',
    '0',
    '12',
    '.',
    'e',
    'hoa',
    ' ',
    '\t',
    '；',
    ';',
    '\n',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const cell = csvText(text);
      expect(csvTextIn(cell)).toBe(text);
      expect(cell).not.toMatch(/^(?!="\d[^"]*"$)[=+\-@\t\r]/);
    }),
    { numRuns: 2_000 },
  );
});
