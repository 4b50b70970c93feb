import { expect, test } from 'vitest';
import { MATERIALS } from './bracelet.ts';
import { SKINS, unitsPerMm, wornWrist, type WornMeasures } from './worn-wrist.ts';

const measures = (widths: number[]): WornMeasures => ({
  wrist: { widthMm: 57, depthMm: 41 },
  loop: { widthMm: 64, depthMm: 46 },
  cordMm: 2.5,
  lengthMm: 174,
  places: widths.map((widthMm, i) => ({ alongMm: ((i + 0.5) * 174) / widths.length, widthMm })),
});
const charms = (count: number) => Array.from({ length: count }, (_, i) => ({ href: `/charm-${i}.webp` }));
const braid = { material: 'braid', color: '#b8566d' } as const;
const draw = (more: Partial<Parameters<typeof wornWrist>[0]> = {}) =>
  wornWrist({
    measures: measures(Array.from({ length: 17 }, () => 9)),
    slots: charms(17),
    string: braid,
    skin: 'light',
    id: 'w',
    label: 'Vòng',
    ...more,
  });
const pictures = (svg: string) =>
  [
    ...svg.matchAll(
      /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) 1\)"><image href="\/charm-(\d+)\.webp"[^>]* width="([\d.]+)"/g,
    ),
  ].map(([, x, y, facing, nth, width]) => ({
    x: Number(x),
    y: Number(y),
    facing: Number(facing),
    nth: Number(nth),
    width: Number(width),
  }));

test('charms and wrist are drawn at one scale, which shrinks for large charms', () => {
  const of = measures([6, 9, 12]);
  const scale = unitsPerMm(of);
  const svg = draw({ measures: of, slots: charms(3) });
  const widths = pictures(svg).toSorted((a, b) => a.nth - b.nth);
  // a drawing fills 84 % of its picture
  for (const [i, mm] of [6, 9, 12].entries()) expect(widths[i]!.width * 0.84).toBeCloseTo(mm * scale, 0);
  expect(svg).toContain(`scale(${((57 / 2) * scale).toFixed(1)})`);
  expect(unitsPerMm(measures([40]))).toBeLessThan(scale);
});

test('charms go round the wrist from the left to the front and the right, narrowed at the sides', () => {
  const round = pictures(draw());
  expect(round).toHaveLength(17);
  const byNumber = round.toSorted((a, b) => a.nth - b.nth);
  expect(byNumber[4]!.x).toBeLessThan(500);
  expect(byNumber[12]!.x).toBeGreaterThan(500);
  const [front, side] = [byNumber[8]!, byNumber[4]!];
  expect(front.x).toBeCloseTo(500, -1);
  expect(front.y).toBeGreaterThan(side.y);
  expect([front.facing, side.facing < 0.5]).toEqual([1, true]);
  // nearer charms are drawn later, the front one last
  expect(round.at(-1)!.nth).toBe(8);
});

test('the arm lies over the back of the bracelet and under its front', () => {
  const svg = draw();
  const order = ['url(#wback)', 'charm-0.webp', 'url(#wskin)', 'url(#wfront)', 'charm-8.webp'].map((piece) =>
    svg.lastIndexOf(piece),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('every skin and string has a different drawing with prefixed ids; an empty slot is a dashed ring', () => {
  const drawn = new Set(SKINS.map((skin) => draw({ skin })));
  for (const material of MATERIALS) drawn.add(draw({ string: { material, color: '#8f6fb8' } }));
  expect(drawn.size).toBe(SKINS.length + MATERIALS.length);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^w/);
  }
  const bare = draw({ slots: Array.from({ length: 17 }, () => null), label: 'Vòng "của" <em>' });
  expect(bare.match(/stroke-dasharray="7 6"/g)).toHaveLength(17);
  expect(bare).not.toContain('<em>');
});
