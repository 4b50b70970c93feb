import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLeaving } from './fading.ts';

const own = (row: string) => row;
const fade = (before: string[], now: string[]) =>
  withLeaving(withLeaving([], before, own), now, own).map(({ row, leaving }) => (leaving ? `-${row}` : row));

test('a removed row fades at its old position, an added one does not fade', () => {
  expect(fade(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', '-b', 'c']);
  expect(fade(['a', 'b'], [])).toEqual(['-a', '-b']);
  expect(fade(['a'], ['a', 'b'])).toEqual(['a', 'b']);
});

test('a row that is added back no longer fades', () => {
  const gone = withLeaving(withLeaving([], ['a', 'b'], own), ['b'], own);
  expect(withLeaving(gone, ['a', 'b'], own).some(({ leaving }) => leaving)).toBe(false);
});

test('any change: the current rows keep their order, and no row is shown twice', () => {
  const rows = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(rows, rows, (before, now) => {
      const shown = withLeaving(withLeaving([], before, own), now, own);
      expect(shown.filter(({ leaving }) => !leaving).map(({ row }) => row)).toEqual(now);
      expect(new Set(shown.map(({ row }) => row))).toEqual(new Set([...before, ...now]));
      expect(shown).toHaveLength(new Set([...before, ...now]).size);
    }),
  );
});
