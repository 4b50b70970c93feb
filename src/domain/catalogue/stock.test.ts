import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId } from '../kernel/ids.ts';
import { findCategoryType } from './categories.ts';
import { pictureOf, srcSetOf } from './pictures.ts';
import { sumByCharm, shortageText, stockFailureMessage } from './shortage.ts';
import { availableOf, levelOf, staffLevelOf, stockLabel } from './stock.ts';

test.each([
  [-1, 'out', 'out', 'Hết hàng'],
  [0, 'out', 'out', 'Hết hàng'],
  [1, 'low', 'low', 'Còn 1'],
  [5, 'low', 'low', 'Còn 5'],
  [6, 'in', 'low', 'Còn 6'],
  [10, 'in', 'low', 'Còn 10'],
  [11, 'in', 'in', 'Còn 11'],
])('%i left is %s for customers, %s for staff, and reads %s', (left, level, staffLevel, label) => {
  expect([levelOf(left), staffLevelOf(left), stockLabel(left)]).toEqual([level, staffLevel, label]);
});

test('available stock is stock minus reserved stock, never below zero; a given availableStock takes precedence', () => {
  expect(availableOf({ stock: 10, reservedStock: 3 })).toBe(7);
  expect(availableOf({ stock: 10, reservedStock: 3, availableStock: 2 })).toBe(2);
  expect(availableOf({ stock: 1, reservedStock: 3 })).toBe(0);
  expect(availableOf({ stock: 4 })).toBe(4);
});

const ids = fc.constantFrom(...['c', 'a', 'b'].map((id) => asId<CharmId>(id)));
const pieces = fc.array(fc.record({ charmId: ids, quantity: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 20,
});

test('pieces are summed to one entry per charm, in id order, and none is lost', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const total = sumByCharm(list);
      const names = total.map(({ charmId }) => charmId);
      expect(names).toEqual([...new Set(list.map(({ charmId }) => charmId))].toSorted());
      expect(total.reduce((n, p) => n + p.quantity, 0)).toBe(list.reduce((n, p) => n + p.quantity, 0));
    }),
  );
});

test('the message of a stock failure is "Stock validation failed" and names every charm', () => {
  expect(stockFailureMessage([{ name: 'Hoa hồng' }, { name: 'Tulip' }])).toBe(
    'Stock validation failed: Insufficient stock for charm "Hoa hồng"; Insufficient stock for charm "Tulip"',
  );
});

test('the shortage text names a single charm and counts several', () => {
  expect(shortageText(['Tulip', 'Tulip'])).toBe('Charm "Tulip" đã hết hàng. Vui lòng chọn charm khác.');
  expect(shortageText(['Tulip', 'Sen', 'Tulip'])).toBe(
    'Có 2 loại charm không đủ số lượng. Vui lòng chọn charm khác.',
  );
});

test('the first picture of gallery, URL and image is shown', () => {
  expect(pictureOf({ imageGallery: ['a'], imageUrl: 'b', image: 'c' })).toBe('a');
  expect(pictureOf({ imageGallery: [], imageUrl: null, image: 'c' })).toBe('c');
  expect(pictureOf({})).toBeNull();
});

test('srcset lists several widths for the shop’s own pictures, none for uploads', () => {
  expect(srcSetOf('/pictures/charms/sen-448.webp', [128, 224])).toBe(
    '/pictures/charms/sen-128.webp 128w, /pictures/charms/sen-224.webp 224w',
  );
  expect(srcSetOf('/uploads/abc.png', [128])).toBeUndefined();
});

test('a category type is found in upper and lower case', () => {
  expect(findCategoryType('gems')).toBe('Gems');
  expect(findCategoryType('stones')).toBeUndefined();
  expect(findCategoryType(null)).toBeUndefined();
});
