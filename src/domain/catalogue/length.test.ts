import { describe, expect, test } from 'vitest';
import { EASE_MM, LOOSE_MM, predictLength, weightOf, type CharmSize } from './length.ts';
import { slotCountForWrist } from '../design/wrist.ts';

const charms = (count: number, widthMm: number | null, thicknessMm: number | null = 3): CharmSize[] =>
  Array.from({ length: count }, () => ({ widthMm, thicknessMm, weightG: 1.2 }));
const strung = (count: number, widthMm: number, wristCm: number, more: object = {}) => ({
  charms: charms(count, widthMm),
  material: 'braid',
  knot: 'sliding',
  wristCm,
  ...more,
});

describe('predicted length of a bracelet', () => {
  test.each([
    // charms, width, wrist → length, slack, flat: charms that fit get the slack EASE_MM
    [15, 8, 15.5, 174, EASE_MM, true],
    [17, 8.5, 15.5, 174, EASE_MM, true],
    // the charms need more than the wrist: 17 · 9 + 14 = 167; 167 − 9,4 − 140 = 17,6
    [17, 8.5, 14, 167, 18, true],
    // 15 · 9 + 14 = 149; 149 − 9,4 − 100 = 39,6
    [15, 8.5, 10, 149, 40, false],
    // spec's fullest ring: 25 small charms lie flat, large ones do not
    [25, 8.5, 24, 259, EASE_MM, true],
    [25, 12, 24, 327, 77, false],
  ])('%i charms of %d mm on %d cm: %i mm, %i mm free, flat %s', (count, width, wrist, length, free, flat) => {
    expect(predictLength(strung(count, width, wrist))).toEqual({
      lengthMm: length,
      freeMm: free,
      liesFlat: flat,
    });
  });

  test('knot and string thickness add to the length; unknown ones count as the defaults', () => {
    const length = (more: object) => predictLength(strung(17, 9, 13, more))?.lengthMm;
    expect(length({ knot: 'clasp' })).toBe(length({ knot: 'simple' })! + 9);
    expect(length({ knot: null })).toBe(length({ knot: 'simple' }));
    expect(length({ knot: 'unheard of', material: 'unheard of' })).toBe(length({ knot: null }));
    const thin = predictLength({ ...strung(15, 5, 15, { material: 'silk' }), charms: charms(15, 5, null) });
    const thick = predictLength({ ...strung(15, 5, 15, { material: 'pearl' }), charms: charms(15, 5, null) });
    expect(thin?.lengthMm).toBe(Math.round(150 + Math.PI * 1.5 + EASE_MM));
    expect(thick?.lengthMm).toBe(Math.round(150 + Math.PI * 4 + EASE_MM));
  });

  test('slack is at least EASE_MM, length grows with the charms’ width, lying flat means slack up to LOOSE_MM', () => {
    for (let wrist = 10; wrist <= 30; wrist += 0.5) {
      let before = 0;
      for (let width = 4; width <= 20; width += 0.5) {
        const { lengthMm, freeMm, liesFlat } = predictLength(strung(slotCountForWrist(wrist), width, wrist))!;
        expect(freeMm).toBeGreaterThanOrEqual(EASE_MM);
        expect(lengthMm).toBeGreaterThanOrEqual(before);
        expect(liesFlat ? freeMm <= LOOSE_MM : freeMm >= LOOSE_MM).toBe(true);
        before = lengthMm;
      }
    }
  });

  test('no prediction without charms or with a charm of unknown width', () => {
    expect(predictLength(strung(0, 8, 15))).toBeNull();
    expect(predictLength({ ...strung(1, 8, 15), charms: [...charms(14, 8), ...charms(1, null)] })).toBeNull();
  });

  test('weight is that of charms and string, null with an unknown weight or without charms', () => {
    expect(weightOf(charms(17, 8), 'braid', 180)).toBe(21.3);
    expect(weightOf(charms(17, 8), 'pearl', 180)).toBe(23.6);
    expect(weightOf([{ widthMm: 8, thicknessMm: 3, weightG: null }], 'braid', 180)).toBeNull();
    expect(weightOf([], 'braid', 180)).toBeNull();
  });
});
