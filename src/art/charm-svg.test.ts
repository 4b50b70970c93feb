import { describe, expect, test } from 'vitest';
import { charmSvg, drawPen } from './charm-svg.ts';
import { charmDrawings } from './charms/drawings.ts';
import { HOUSE_LETTERS, LETTER_GROUNDS } from './charms/letters.ts';
import { circle, move, pts } from './geometry.ts';
import type { Pen } from './pen.ts';

const glyph = () => 'M0 0L9 0L9 9Z';
const text = () => ({ d: glyph(), width: 9, box: { x1: 0, y1: 0, x2: 9, y2: 9 } });
const drawings = Object.entries(charmDrawings({ glyph, text }));

describe('every charm', () => {
  test.each(drawings)('%s is deterministic; its ids are unique, prefixed and all defined', (slug, draw) => {
    const svg = charmSvg(drawPen(slug, draw));
    expect(charmSvg(drawPen(slug, draw))).toBe(svg);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith(slug))).toBe(true);
    const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(drawings)('%s uses only the path commands M, L, C, Q, Z (transformable)', (slug, draw) => {
    const pen = drawPen(slug, draw);
    expect(pen.items.length).toBeGreaterThan(0);
    for (const { d } of pen.base) expect(d).toMatch(/^M[MLCQZ\d\s.-]*$/);
  });
});

test('the silhouette has neither filters nor gradients', () => {
  const [slug, draw] = drawings[0] ?? ['', () => {}];
  expect(charmSvg(drawPen(slug, draw), undefined, { silhouette: true })).not.toMatch(/filter|gradient/i);
});

test('white and ivory enamel get the filter pale3, ruby dome2', () => {
  const cell = (fill: string) => charmSvg(drawPen('o', (p) => p.enamel(circle(0, 0, 60), fill)));
  const light = /<g filter="url\(#o(\w+)\)"><path [^>]*fill="url\(#o-0\)"/;
  expect(light.exec(cell('white'))?.[1]).toBe('pale3');
  expect(light.exec(cell('ivory'))?.[1]).toBe('pale3');
  expect(light.exec(cell('ruby'))?.[1]).toBe('dome2');
});

test('everything drawn within a placement is moved, turned and scaled; what follows is not', () => {
  const part = (p: Pen) => p.enamel(circle(10, 0, 4), 'ruby', { vein: 'M0 0L10 0' }).bead(10, 0, 2);
  const pen = drawPen('o', (p) => p.within({ x: 5, y: 7, r: 90, s: 2 }, part).bead(1, 2));
  expect(pen.items).toMatchObject([
    { d: move(circle(10, 0, 4), { x: 5, y: 7, r: 90, s: 2 }), vein: 'M5 7L5 27' },
    { x: expect.closeTo(5), y: expect.closeTo(27), r: 4 },
    { x: 1, y: 2 },
  ]);
});

test('letter charms take at least four enamels in turn, so that neighbours in the alphabet differ', () => {
  const { letters } = HOUSE_LETTERS;
  expect(new Set(letters).size).toBeGreaterThanOrEqual(4);
  const house = Object.fromEntries(drawings);
  const svg = (letter: string) => charmSvg(drawPen(`chu-${letter}`, house[`chu-${letter}`]!));
  for (const [at, letter] of [...'abcdefghijklmnopqrstuvwxyz'].entries())
    expect(svg(letter), letter).toContain(LETTER_GROUNDS[letters[at % letters.length]!][2]);
});

test('letters can be drawn in other colours under the same slugs', () => {
  const scheme = { letters: ['jade', 'violet'], digits: ['orange'], heart: 'jade' } as const;
  const other = charmDrawings({ glyph, text }, scheme);
  expect(Object.keys(other)).toEqual(drawings.map(([slug]) => slug));
  const svg = (slug: string) => charmSvg(drawPen(slug, other[slug] ?? (() => {})));
  const deep = (name: keyof typeof LETTER_GROUNDS) => LETTER_GROUNDS[name][2];
  expect(['chu-a', 'chu-c', 'chu-tim'].every((slug) => svg(slug).includes(deep('jade')))).toBe(true);
  expect(svg('chu-b')).toContain(deep('violet'));
  expect(svg('so-7')).toContain(deep('orange'));
});

test('points are parsed from text, a corner by its “!”; an incomplete point throws', () => {
  expect(pts('0 -112!, -3.5 .6')).toEqual([
    [0, -112, 1],
    [-3.5, 0.6],
  ]);
  expect(() => pts('0 -112, 7')).toThrow('Not a point');
});
