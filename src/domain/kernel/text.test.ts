import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMarks, matchesWithDiacritics, fold, matchesFolded, withoutDiacritics } from './folding.ts';
import { composed, lengthOf, tidyLine, tidyText } from './text-rules.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('tidyLine and tidyText are idempotent and give trimmed NFC text without NUL and lone surrogates', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const tidy of [tidyLine, tidyText]) {
        const once = tidy(text);
        expect(tidy(once)).toBe(once);
        expect(once).not.toMatch(/\p{Surrogate}/u);
        expect(once.includes('\u0000')).toBe(false);
        expect(once).toBe(once.normalize('NFC'));
        expect(once).toBe(once.trim());
      }
    }),
  );
});

test('tidyLine collapses white space, composes to NFC and removes control and bidi characters', () => {
  expect(tidyLine('  Nguyễn \t Khánh\u00a0\nLinh ')).toBe('Nguyễn Khánh Linh');
  expect(tidyLine('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'.normalize('NFC'));
  expect(tidyLine('a\u0000b\u202ec')).toBe('abc');
});

test('tidyText keeps line breaks, with at most one empty line in a row', () => {
  expect(tidyText(' một \r\n\r\n\r\n\r\n hai  ba\nbốn ')).toBe('một\n\nhai ba\nbốn');
});

test('of a million combining marks on one letter all beyond 30 are dropped', () => {
  const marks = '\u0301\u0316'.repeat(500_000);
  for (const tidy of [tidyLine, tidyText, composed]) {
    expect(tidy(`e${marks}`)).toBe(`e${marks.slice(0, 30)}`.normalize('NFC'));
    expect(tidy('Ễ'.normalize('NFD'))).toBe('Ễ'.normalize('NFC'));
  }
  expect(lengthOf(marks)).toBe(30);
});

test('lengthOf counts a decomposed letter and an emoji as one character', () => {
  expect(lengthOf('Ễ'.normalize('NFD'))).toBe(1);
  expect(lengthOf('🐰')).toBe(1);
});

test.each([
  ['Hoa đào', 'hoa dao'],
  ['  CÚC   Hoạ Mi ', 'cuc hoa mi'],
  ['Đá quý ƯỚC', 'da quy uoc'],
])('"%s" is folded to "%s", in NFC and NFD', (text, folded) => {
  expect(fold(text.normalize('NFC'))).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

test('every Vietnamese letter loses its diacritics and keeps its case', () => {
  const letters = 'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđ';
  expect(withoutDiacritics(letters)).toMatch(/^[a-z]+$/);
  expect(withoutDiacritics(letters.toUpperCase())).toMatch(/^[A-Z]+$/);
});

test('every word of the query must begin a word of the text, in any order; a blank query matches', () => {
  expect(matchesFolded('Hoa anh đào', 'dao hoa')).toBe(true);
  expect(matchesFolded('Hoa anh đào', 'hoa sen')).toBe(false);
  expect(matchesFolded('Thành phố', 'anh')).toBe(false);
  expect(matchesFolded('(Hoa) đào', 'ho đa')).toBe(true);
  expect(matchesFolded('Hoa anh đào', '  ')).toBe(true);
});

test.each([
  ['Thỏ ngọc', 'thỏ', true],
  ['Thỏ ngọc', 'NGỌC thỏ', true],
  ['Bài thơ', 'thỏ', false],
  ['Sống thọ', 'thỏ', false],
  ['Lọ hoa', 'hoa', true],
  ['Hoa', 'oa', false],
])('"%s" matches the query "%s" with diacritics: %s', (text, query, said) => {
  expect(matchesWithDiacritics(text, query)).toBe(said);
  expect(matchesWithDiacritics(text.normalize('NFD'), query.normalize('NFD'))).toBe(said);
});

test('diacritics are detected in NFC and NFD', () => {
  expect(['thỏ', 'thỏ'.normalize('NFD'), 'đá'].map(hasMarks)).toEqual([true, true, true]);
  expect(['tho', 'Hoa 8/3', ''].map(hasMarks)).toEqual([false, false, false]);
});
