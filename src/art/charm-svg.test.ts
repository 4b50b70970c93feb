import { describe, expect, test } from 'vitest';
import { charmSvg, drawPen } from './charm-svg.ts';
import { charmDrawings } from './charms/drawings.ts';
import { pts } from './geometry.ts';

const glyph = () => 'M0 0L9 0L9 9Z';
const text = () => ({ d: glyph(), width: 9, box: { x1: 0, y1: 0, x2: 9, y2: 9 } });
const drawings = Object.entries(charmDrawings({ glyph, text }));

describe('every charm', () => {
  test.each(drawings)('%s is drawn the same each time, with ids of its own', (slug, draw) => {
    const svg = charmSvg(drawPen(slug, draw));
    expect(charmSvg(drawPen(slug, draw))).toBe(svg);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith(slug))).toBe(true);
    const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(drawings)('%s uses only the path commands that can be moved', (slug, draw) => {
    const pen = drawPen(slug, draw);
    expect(pen.items.length).toBeGreaterThan(0);
    for (const { d } of pen.base) expect(d).toMatch(/^M[MLCQZ\d\s.-]*$/);
  });
});

test('the silhouette holds neither light nor colour', () => {
  const [slug, draw] = drawings[0] ?? ['', () => {}];
  expect(charmSvg(drawPen(slug, draw), undefined, { silhouette: true })).not.toMatch(/filter|gradient/i);
});

test('points are read from text, a corner by its mark', () => {
  expect(pts('0 -112!, -3.5 .6')).toEqual([
    [0, -112, 1],
    [-3.5, 0.6],
  ]);
  expect(() => pts('0 -112, 7')).toThrow('Not a point');
});
