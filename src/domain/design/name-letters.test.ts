import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { emptyBoard, placeFromCatalogue, setWrist } from './board.ts';
import { boardWith } from '../../../test-support/boards.ts';
import type { Board } from './board.ts';
import { HEART, foldedLetters, layName, lettersOf } from './name-letters.ts';

const alphabet = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', HEART].map((letter) => [
    letter,
    asId<CharmId>(`letter-${letter}`),
  ]),
);
const heart = asId<CharmId>(`letter-${HEART}`);
const rose = asId<CharmId>('rose');
const plenty = () => 50;
const shown = (board: Board) => board.slots.map((slot) => slot?.replace('letter-', '') ?? '.').join('');

test.each([
  ['Bống', 'BONG'],
  ['Đặng Thị Ỷ', 'DANGTHIY'],
  ['Linh <3', 'LINH♥'],
  ['mẹ ❤️ 2026', 'ME♥2026'],
  ['!?,', ''],
])('the name "%s" gives the letters %s, in NFC and NFD', (typed, laid) => {
  expect(lettersOf(typed.normalize('NFC')).join('')).toBe(laid);
  expect(lettersOf(typed.normalize('NFD')).join('')).toBe(laid);
});

test('letters that lose their diacritics are listed once each', () => {
  expect(foldedLetters('Đỗ Đức')).toEqual([
    { typed: 'Đ', laid: 'D' },
    { typed: 'Ỗ', laid: 'O' },
    { typed: 'Ứ', laid: 'U' },
  ]);
});

test('a name is centred on the ring, with hearts at its ends if requested', () => {
  const seventeen = setWrist(emptyBoard(), 15.5, plenty);
  if (!seventeen.ok) throw new Error(seventeen.why);
  const plain = layName(seventeen.value, 'Linh', { letters: alphabet, supply: plenty });
  expect(plain.ok && shown(plain.value)).toBe('......LINH.......');
  const balanced = layName(seventeen.value, 'Linh ♥', { letters: alphabet, supply: plenty });
  expect(balanced.ok && shown(balanced.value)).toBe('......LINH♥......');
  const framed = layName(seventeen.value, 'Linh', { letters: alphabet, supply: plenty, ends: heart });
  expect(framed.ok && shown(framed.value)).toBe('.....♥LINH♥......');
});

test('a second name replaces the first, and charms in its way return to the tray', () => {
  const start = placeFromCatalogue(boardWith([]), rose, plenty, 6);
  if (!start.ok) throw new Error(start.why);
  const first = layName(start.value, 'Khanh', { letters: alphabet, supply: plenty });
  if (!first.ok) throw new Error(first.why);
  expect(first.value.tray).toEqual({ [rose]: 1 });
  const second = layName(first.value, 'An', { letters: alphabet, supply: plenty });
  expect(second.ok && shown(second.value)).toBe('......AN.......');
  expect(second.ok && second.value.tray).toEqual({ [rose]: 1 });
});

test('a name is refused with no letters, too many, a missing letter charm or too little stock', () => {
  const lay = (name: string, supply = plenty, letters: ReadonlyMap<string, CharmId> = alphabet) =>
    layName(emptyBoard(), name, { letters, supply });
  expect(lay(' ! ')).toEqual({ ok: false, why: 'no_letters' });
  expect(lay('Nguyễn Thị Ánh Tuyết')).toEqual({ ok: false, why: 'too_long' });
  expect(lay('Linh', plenty, new Map([['L', rose]]))).toEqual({ ok: false, why: 'letter_missing' });
  expect(lay('Anna', () => 1)).toEqual({ ok: false, why: 'over_stock' });
});

test('a name has twelve letters at most, however wide the ring', () => {
  const widest = setWrist(emptyBoard(), 25, plenty);
  if (!widest.ok) throw new Error(widest.why);
  const lay = (name: string) => layName(widest.value, name, { letters: alphabet, supply: plenty });
  expect(lay('ABCDEFGHIJKL').ok).toBe(true);
  expect(lay('ABCDEFGHIJKLM')).toEqual({ ok: false, why: 'too_long' });
});
