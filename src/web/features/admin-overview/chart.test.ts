import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedEvery, smoothLine, ticksOf, type Point } from './chart.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [6_100_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
  [480_000, [0, 200_000, 400_000, 600_000]],
])('the grid up to %d has the lines %j', (most, lines) => expect(ticksOf(most)).toEqual(lines));

test('any maximum: the grid reaches it with at most five lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (most) => {
      const ticks = ticksOf(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});

test.each([
  [7, 700, 1],
  [30, 700, 3],
  [366, 300, 74],
  [14, 10, 14],
])('of %d days on %d px every %dth is labelled', (days, width, every) =>
  expect(namedEvery(days, width)).toBe(every),
);

test('any series: the curve passes through every point and does not overshoot its neighbours', () => {
  const days = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(days, (heights) => {
      const points = heights.map((y, x): Point => ({ x: x * 10, y }));
      const curves = smoothLine(points).split('C').slice(1);
      expect(curves).toHaveLength(points.length - 1);
      curves.forEach((curve, index) => {
        const [, y1, , y2, x, y] = curve.split(' ').map(Number);
        const [from, to] = [points[index]!, points[index + 1]!];
        expect([x, y]).toEqual([to.x, to.y]);
        for (const control of [y1!, y2!]) {
          expect(control).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 0.1);
          expect(control).toBeLessThanOrEqual(Math.max(from.y, to.y) + 0.1);
        }
      });
    }),
  );
});

test('the curve of one day is a point, of none empty', () => {
  expect(smoothLine([{ x: 1, y: 2 }])).toBe('M1 2');
  expect(smoothLine([])).toBe('');
});
