import { expect, test } from 'vitest';
import { copy } from './copy.vi.ts';
import { neighbourOf, standingGroups, type DeskTab } from './lines.ts';

const TABS: DeskTab[] = [
  { name: 'orders', label: 'Đơn hàng', icon: 'cart' },
  { name: 'customers', label: 'Khách hàng', icon: 'user' },
];
const namesOf = (words: string) =>
  standingGroups(words, TABS).flatMap(({ lines }) => lines.map(({ name }) => name));

test('tabs and actions are found by the beginnings of words, ignoring diacritics', () => {
  expect(namesOf('khach')).toEqual(['Khách hàng']);
  expect(namesOf('don hang')).toEqual(['Đơn hàng']);
  expect(namesOf('phím')).toEqual([copy.actions.keys]);
  expect(namesOf('hach')).toEqual([]);
  expect(namesOf('')).toHaveLength(TABS.length + 5);
});

test('arrow keys move through all groups and wrap around', () => {
  const groups = standingGroups('', TABS);
  const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  const walked: (string | null)[] = [null];
  for (const _ of ids) walked.push(neighbourOf(groups, walked.at(-1) ?? null, 1));
  expect(walked.slice(1)).toEqual(ids);
  expect(neighbourOf(groups, ids.at(-1) ?? null, 1)).toBe(ids[0]);
  expect(neighbourOf(groups, ids[0] ?? null, -1)).toBe(ids.at(-1));
  expect(neighbourOf(groups, 'gone', 1)).toBe(ids[0]);
  expect(neighbourOf([], null, 1)).toBeNull();
});
