import { expect, test } from 'vitest';
import { asId, type CategoryId } from '#domain/kernel/ids.ts';
import { categoryChoices } from './category-choices.ts';

const FLOWERS = asId<CategoryId>('hoa');
const categories = [{ _id: FLOWERS, name: 'Hoa' }];

test.each([
  ['', 'Mọi danh mục'],
  [FLOWERS, 'Hoa'],
  ['da-xoa', 'Danh mục đã xóa'],
])('the chosen category %j is named %j', (chosen, name) => {
  expect(categoryChoices(categories, chosen).get(chosen)).toBe(name);
});

test('while the categories load, the chosen one is not called deleted', () => {
  expect([...categoryChoices(undefined, FLOWERS).values()]).toEqual(['Mọi danh mục', 'Mọi danh mục']);
  expect([...categoryChoices(categories, '')]).toHaveLength(2);
});
