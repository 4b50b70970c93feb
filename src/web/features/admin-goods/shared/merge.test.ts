import { expect, test } from 'vitest';
import { changesOf, mergeNewer } from './merge.ts';

const seen = { name: 'Opal', price: '54000', stock: '10', featured: false };

test('only changed fields are sent', () => {
  expect(changesOf(seen, { ...seen, price: '55000', featured: true })).toEqual({
    price: '55000',
    featured: true,
  });
  expect(changesOf(seen, { ...seen })).toEqual({});
});

test('changes by others are taken over, edits here stay', () => {
  const { merged, foreign } = mergeNewer(seen, { ...seen, name: 'Opal sữa' }, { ...seen, price: '56000' });
  expect(merged).toEqual({ ...seen, name: 'Opal sữa', price: '56000' });
  expect(foreign).toEqual([{ field: 'price', from: '54000', to: '56000', mine: null }]);
});

test('a field changed on both sides keeps the edit here and reports the other value', () => {
  const { merged, foreign } = mergeNewer(seen, { ...seen, price: '55000' }, { ...seen, price: '56000' });
  expect(merged.price).toBe('55000');
  expect(foreign).toEqual([{ field: 'price', from: '54000', to: '56000', mine: '55000' }]);
});

test('the same change on both sides is no conflict', () => {
  const same = { ...seen, price: '55000' };
  expect(mergeNewer(seen, same, same).foreign).toEqual([
    { field: 'price', from: '54000', to: '55000', mine: null },
  ]);
});

test('an edited stock is applied as a difference to the current stock, not below 0', () => {
  const sold = { ...seen, stock: '7' };
  expect(mergeNewer(seen, { ...seen, stock: '15' }, sold).merged.stock).toBe('12');
  expect(mergeNewer(seen, { ...seen, stock: '2' }, { ...seen, stock: '3' }).merged.stock).toBe('0');
  const untouched = mergeNewer(seen, seen, sold);
  expect([untouched.merged.stock, untouched.foreign]).toEqual(['7', []]);
});
