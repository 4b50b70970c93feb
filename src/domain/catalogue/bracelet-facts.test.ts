import { expect, test } from 'vitest';
import { braceletFacts } from './bracelet-facts.ts';
import { factsIn } from './facts.ts';

const enamelled = factsIn({
  widthMm: 8.5,
  thicknessMm: 2.5,
  weightG: 1.2,
  material: 'Đồng',
  enamel: 'Men nung',
});
const stone = factsIn({ widthMm: 7.5, thicknessMm: 3.5, weightG: 1, material: 'Đồng', care: 'Lau khô' });
const strung = { material: 'braid', knot: 'sliding', wristCm: 15.5 };

test('length, weight and widths come from the charms; repeated texts are listed once', () => {
  expect(braceletFacts([enamelled, stone, enamelled], strung)).toEqual({
    lengthMm: 176,
    weightG: 4.3,
    widthsMm: [7.5, 8.5],
    material: ['Đồng'],
    plating: [],
    enamel: ['Men nung'],
    nickel: [],
    care: ['Lau khô'],
  });
});

test('length and weight are null without wrist size, with a charm of unknown facts or without charms', () => {
  const unknown = { lengthMm: null, weightG: null };
  expect(braceletFacts([enamelled, stone], { ...strung, wristCm: null })).toMatchObject(unknown);
  expect(braceletFacts([enamelled, factsIn({})], strung)).toMatchObject({ ...unknown, widthsMm: [8.5, 8.5] });
  expect(braceletFacts([], strung)).toMatchObject({ ...unknown, widthsMm: null, material: [] });
});
