import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAP_MM, predictLength } from './length.ts';
import { USUAL_WIDTH_MM, wornOn } from './worn.ts';

const charm = (widthMm: number) => ({ widthMm, thicknessMm: 3, weightG: 1.2 });
const worn = (widths: (number | null)[], wristCm: number, more: object = {}) =>
  wornOn({
    slots: widths.map((width) => (width === null ? null : charm(width))),
    material: 'braid',
    knot: 'sliding',
    wristCm,
    ...more,
  });
const of = (count: number, width: number) => Array.from({ length: count }, () => width);

/** Circumference of an ellipse, measured in a thousand steps. */
function around({ widthMm, depthMm }: { widthMm: number; depthMm: number }): number {
  const at = (step: number) => [
    (widthMm / 2) * Math.cos((step * Math.PI) / 500),
    (depthMm / 2) * Math.sin((step * Math.PI) / 500),
  ];
  return Array.from({ length: 1000 }, (_, i) => {
    const [x = 0, y = 0] = at(i);
    const [nextX = 0, nextY = 0] = at(i + 1);
    return Math.hypot(nextX - x, nextY - y);
  }).reduce((sum, step) => sum + step);
}

describe('a bracelet round a wrist', () => {
  test.each([
    // wrist cm → visible width, mm
    [10, 36.8],
    [15.5, 57],
    [18, 66.2],
    [30, 110.3],
  ])('a wrist of %d cm is seen %d mm wide and keeps its circumference', (wristCm, widthMm) => {
    const { wrist } = worn(of(15, 8), wristCm);
    expect(wrist.widthMm).toBeCloseTo(widthMm, 1);
    expect(around(wrist)).toBeCloseTo(wristCm * 10, 1);
  });

  test('the string has its predicted length and its own thickness, and is never tighter than the wrist', () => {
    const { loop, wrist, lengthMm, cordMm } = worn(of(17, 8.5), 15.5, { material: 'leather' });
    expect(cordMm).toBe(3);
    expect(around(loop)).toBeCloseTo(lengthMm, 1);
    const foretold = { charms: of(17, 8.5).map(charm), material: 'leather', knot: 'sliding', wristCm: 15.5 };
    expect(lengthMm).toBe(predictLength(foretold)?.lengthMm);
    expect(loop.widthMm).toBeGreaterThan(wrist.widthMm);
    // too many large charms: the bracelet stands away from the wrist
    expect(worn(of(25, 12), 15.5).loop.widthMm).toBeGreaterThan(1.5 * wrist.widthMm);
  });

  test('charms follow from the knot in slot order, each in its own width, without overlapping', () => {
    const width = fc.option(fc.double({ min: 4, max: 20, noNaN: true }), { nil: null });
    const slots = fc.array(width, { minLength: 1, maxLength: 25 });
    const wrist = fc.integer({ min: 20, max: 60 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(slots, wrist, (widths, wristCm) => {
        const { places, lengthMm } = worn(widths, wristCm);
        expect(places.map(({ widthMm }) => widthMm)).toEqual(widths.map((mm) => mm ?? USUAL_WIDTH_MM));
        for (const [i, { alongMm, widthMm }] of places.entries()) {
          const before = places[i - 1];
          const free = before
            ? alongMm - before.alongMm - (widthMm + before.widthMm) / 2
            : alongMm - widthMm / 2 - 7;
          expect(free).toBeGreaterThanOrEqual((before ? GAP_MM : GAP_MM / 2) - 1e-9);
        }
        const last = places.at(-1)!;
        // the length is rounded to whole millimetres
        expect(last.alongMm + last.widthMm / 2).toBeLessThanOrEqual(lengthMm - 7 + 1);
      }),
    );
  });

  test('a string without charms is as long as the wrist’s circumference', () => {
    expect(worn([], 16)).toMatchObject({ places: [], lengthMm: 160 });
  });
});
