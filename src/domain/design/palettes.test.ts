import { expect, test } from 'vitest';
import type { CategoryType } from '../catalogue/categories.ts';
import { asId, type CharmId } from '../kernel/ids.ts';
import { palettesOf } from './palettes.ts';

const charm = (name: string, color: string, type: CategoryType = 'Flower', tags: string[] = []) => ({
  _id: asId<CharmId>(name),
  colors: [color, 'vàng'],
  tags,
  category: { type },
});
const pink = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => charm(`hồng-${name}`, 'hồng'));
const blue = ['a', 'b', 'c'].map((name) => charm(`biển-${name}`, 'xanh biển', 'Nature'));
const green = ['a', 'b', 'c'].map((name) => charm(`lá-${name}`, 'xanh lá', 'Nature'));
const red = ['a', 'b', 'c'].map((name) => charm(`đỏ-${name}`, 'đỏ'));
const all = [...red, ...pink, ...blue, ...green];

test.each([15, 18, 25])('three palettes fill a ring of %i, the first with six different charms', (slots) => {
  const palettes = palettesOf(all, slots, () => 20);
  expect(palettes.map(({ id }) => id)).toEqual(['rose', 'leaf', 'sea']);
  for (const { slots: hung } of palettes) expect(hung).toHaveLength(slots);
  expect(new Set(palettes[0]?.slots).size).toBe(6);
});

test('palettes stay within the stock; one that the stock cannot fill is not offered', () => {
  const supply = (id: CharmId) => (id.startsWith('lá') ? 4 : 6);
  const palettes = palettesOf(all, 15, supply);
  expect(palettes.map(({ id }) => id)).toEqual(['rose', 'sea', 'cherry']);
  for (const { slots } of palettes) {
    for (const id of slots)
      expect(slots.filter((other) => other === id).length).toBeLessThanOrEqual(supply(id));
  }
  expect(palettesOf(all, 15, () => 0)).toEqual([]);
});

test('letter charms make no palette, and a palette mixes categories', () => {
  const letters = ['a', 'b', 'c'].map((name) => charm(`chữ-${name}`, 'tím', 'Icon', ['letter']));
  expect(palettesOf(letters, 15, () => 20)).toEqual([]);
  const [first] = palettesOf([...pink, charm('thỏ', 'hồng phấn', 'Animal')], 15, () => 20);
  expect(first?.slots).toContain('thỏ');
});
