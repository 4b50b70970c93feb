import { expect, test } from 'vitest';
import { MARKS_MAX } from '#domain/ordering/photos.ts';
import type { Charm } from '#contract/http/catalogue.ts';
import {
  exchangeAt,
  NOTHING_ASKED,
  nudged,
  withExchange,
  withMark,
  withoutExchange,
  withoutLast,
} from './wish.ts';

const at = (photo: number, x: number, y = 500) => ({ photo, x, y });

test('at most eight marks are kept, the newest ones; the last can be removed', () => {
  let wish = NOTHING_ASKED;
  for (let x = 0; x <= MARKS_MAX; x += 1) wish = withMark(wish, at(0, x));
  expect(wish.marks.map(({ x }) => x)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(withoutLast(wish).marks).toHaveLength(MARKS_MAX - 1);
});

test('nudging moves the newest mark of a photo and keeps it within the photo', () => {
  const wish = [at(0, 10), at(1, 980), at(0, 20)].reduce(withMark, NOTHING_ASKED);
  expect(nudged(wish, 1, { x: 40, y: 0 }).marks).toEqual([at(0, 10), at(1, 1000), at(0, 20)]);
  expect(nudged(wish, 0, { x: -40, y: 0 }).marks).toEqual([at(0, 10), at(1, 980), at(0, 0)]);
  expect(nudged(wish, 2, { x: 1, y: 1 }).marks).toEqual(wish.marks);
});

test('a slot has one exchange, the newest, which can be removed', () => {
  const place = { item: 'a', position: 3 };
  const choice = (to: string, position = 3) => ({
    ...place,
    position,
    bracelet: 'Vòng',
    from: 'Tulip',
    to,
    charm: { name: to } as Charm,
  });
  const wish = [choice('Ong'), choice('Nơ', 4), choice('Mèo')].reduce(withExchange, NOTHING_ASKED);
  expect(wish.exchanges.map(({ to }) => to)).toEqual(['Nơ', 'Mèo']);
  expect(exchangeAt(wish, place)?.to).toBe('Mèo');
  expect(withoutExchange(wish, place).exchanges.map(({ to }) => to)).toEqual(['Nơ']);
});
