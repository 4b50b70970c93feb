/** Letter charms A–Z, digits 0–9 and a heart: gold coin, deep enamel over engine-turned rays, raised gold glyph. */
import { circle, heart, line, move, pick, polar, rrect, type Pt } from '../geometry.ts';
import type { Drawing, Drawings, Pen } from '../pen.ts';
import type { Typeface } from '../typeface.ts';

/** Enamels of a coin's ground. */
export const LETTER_GROUNDS = {
  wine: ['#c4607a', '#97324f', '#6c1c38'],
  jade: ['#54a38c', '#2a7362', '#164c41'],
  blue: ['#6288c4', '#375a97', '#1f386a'],
  violet: ['#9a77c0', '#694892', '#452b69'],
  orange: ['#d48c62', '#ae6038', '#7c3e20'],
} as const;
export type LetterGround = keyof typeof LETTER_GROUNDS;
type Ground = readonly string[];

/** Grounds of a set of letters, used in turn: one gives a name in one colour, several a mixed one. */
export type LetterScheme = {
  letters: readonly LetterGround[];
  digits: readonly LetterGround[];
  heart: LetterGround;
};

/** The set that the shop sells: letters in several enamels, digits in one. */
export const HOUSE_LETTERS: LetterScheme = {
  letters: ['wine', 'jade', 'blue', 'violet', 'orange'],
  digits: ['blue'],
  heart: 'wine',
};

/** Drawings by slug: `chu-a` … `chu-z`, `so-0` … `so-9`, `chu-tim` (a heart that joins two names). */
export function letters({ glyph }: Typeface, scheme = HOUSE_LETTERS): Drawings {
  const ground = (list: readonly LetterGround[], i: number) => LETTER_GROUNDS[pick(list, i % list.length)];
  const coins = [...'abcdefghijklmnopqrstuvwxyz'].map((ch, i): [string, Drawing] => [
    `chu-${ch}`,
    coin(glyph(ch.toUpperCase(), 104, 94), ground(scheme.letters, i)),
  ]);
  const tiles = [...'0123456789'].map((ch, i): [string, Drawing] => [
    `so-${ch}`,
    tile(glyph(ch, 90, 94), ground(scheme.digits, i)),
  ]);
  const joining = coin(heart(0, 4, 44), LETTER_GROUNDS[scheme.heart]);
  return Object.fromEntries([...coins, ...tiles, ['chu-tim', joining]]);
}

const coin =
  (shape: string, ground: Ground): Drawing =>
  (p) => {
    struck(p, circle(0, 0, 82), circle(0, 0, 71), ground);
    p.paint(rays(72, 8, 65), '#fff', { w: 1, o: 0.13 });
    p.beads(
      turns(34).map((deg) => polar(77.5, deg)),
      2.7,
    );
    raised(p, shape);
  };

const tile =
  (shape: string, ground: Ground): Drawing =>
  (p) => {
    struck(p, rrect(-76, -76, 152, 152, 34), rrect(-65, -65, 130, 130, 24), ground);
    p.paint(rays(72, 8, 60), '#fff', { w: 1, o: 0.13 });
    p.beads(turns(36).map(squarePoint), 2.7);
    raised(p, shape);
  };

function struck(p: Pen, plate: string, inner: string, ground: Ground): void {
  p.plate(plate)
    .gold(plate)
    .enamel(inner, p.rad(ground, -16, -22, 104));
}

function raised(p: Pen, shape: string): void {
  p.paint(move(shape, { x: 2.5, y: 4 }), '#140a10', { o: 0.38, blur: true });
  p.wire(shape, 3, { base: false }).gold(shape, { base: false });
}

const turns = (n: number) => Array.from({ length: n }, (_, i) => (i * 360) / n);

const rays = (n: number, r: number, R: number) =>
  Array.from({ length: n }, (_, i) => line(polar(r, (i * 360) / n), polar(R, ((i + 2.4) * 360) / n))).join(
    '',
  );

/** Point on a rounded square (superellipse) at an angle in degrees. */
function squarePoint(deg: number): Pt {
  const t = (deg * Math.PI) / 180;
  const q = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42;
  return [71.5 * q(Math.sin(t)), -71.5 * q(Math.cos(t))];
}
