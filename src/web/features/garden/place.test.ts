import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_TYPES } from '#domain/catalogue/categories.ts';
import { atType, charmsParams, gardenPath, placeOf, type GardenPlace } from './place.ts';

const at = (query: string) => placeOf(new URLSearchParams(query));

test('the bare garden opens at the first page of the flowers', () => {
  expect(at('')).toEqual({ type: 'Flower', page: 1, search: '' });
});

test('an address names kind, page and search', () => {
  expect(at('loai=animal&trang=2')).toEqual({ type: 'Animal', page: 2, search: '' });
  expect(at('loai=GEMS&q=%20ng%E1%BB%8Dc%20%20trai')).toEqual({ type: 'Gems', page: 1, search: 'ngọc trai' });
});

test('a search without a kind looks everywhere', () => {
  expect(at('q=hoa').type).toBeNull();
});

test.each(['loai=fish', 'trang=0', 'trang=-3', 'trang=1.5', 'trang=zwei', 'trang='])(
  'nonsense counts as absent: %s',
  (query) => {
    expect(at(query)).toEqual({ type: 'Flower', page: 1, search: '' });
  },
);

test('another kind starts at its first page', () => {
  expect(atType(at('loai=icon&trang=4'), 'Gems')).toEqual({ type: 'Gems', page: 1, search: '' });
});

test('the opening place has the bare address', () => {
  expect(gardenPath({ type: 'Flower', page: 1, search: '' })).toBe('/garden');
  expect(gardenPath({ type: null, page: 1, search: 'hoa đào' })).toBe('/garden?q=hoa+%C4%91%C3%A0o');
  expect(gardenPath({ type: 'Flower', page: 1, search: 'hoa' })).toBe('/garden?q=hoa&loai=flower');
});

const word = fc
  .array(fc.constantFrom('hoa', 'đào', 'ngọc', '&', '100%', 'a+b', '#'), { maxLength: 4 })
  .map((words) => words.join(' '));

test('every place is found again from its address', () => {
  const places: fc.Arbitrary<GardenPlace> = fc
    .record({
      type: fc.constantFrom(...CATEGORY_TYPES, null),
      page: fc.integer({ min: 1, max: 99 }),
      search: word,
    })
    .filter(({ type, search }) => type !== null || search !== '');
  fc.assert(
    fc.property(places, (place) => {
      const { searchParams } = new URL(gardenPath(place), 'http://shop.test');
      expect(placeOf(searchParams)).toEqual(place);
    }),
  );
});

test('the question leaves out what is not asked', () => {
  expect(charmsParams(at('loai=nature&trang=3'))).toEqual({
    type: 'nature',
    q: undefined,
    page: 3,
    limit: 10,
  });
  expect(charmsParams(at('q=sen'))).toEqual({ type: undefined, q: 'sen', page: 1, limit: 10 });
});
