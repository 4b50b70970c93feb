import { expect, test } from 'vitest';
import { mascot, MASCOT_POSES } from './mascot.ts';

test('every pose has a different drawing, and blossom is the default', () => {
  expect(new Set(MASCOT_POSES.map((pose) => mascot(pose))).size).toBe(MASCOT_POSES.length);
  expect(mascot()).toBe(mascot('blossom'));
});

test.each(MASCOT_POSES)('pose %s has no broken numbers, unique ids and no undefined reference', (pose) => {
  const svg = mascot(pose);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)));
});

test.each(MASCOT_POSES)('pose %s: the rim stays inside the picture', (pose) => {
  const rim = /<g filter="url\(#mascotbevel\)"><g [\s\S]*?<\/g><\/g>/.exec(mascot(pose))?.[0] ?? '';
  const numbers = [...rim.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => d.match(/-?[\d.]+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(100);
  numbers.map(Number).forEach((value, i) => {
    expect(Math.abs(value)).toBeLessThanOrEqual(i % 2 ? 226 : 197);
  });
});
