/**
 * Assembles a recorded drawing: one gold plate under the union of all cells, then the cells, each with a small, medium or large
 * dome according to its size.
 */
import { metal } from './metal.ts';
import { Pen, type Drawing, type Item } from './pen.ts';
import { num } from './svg-text.ts';

/** Scale and offset that fit a drawing into its box of 256 units. */
export type Fit = { k: number; x: number; y: number };

/** Width of the gold rim; rim and walls keep one thickness at any scale. */
export const RIM = 8;
/** Height at which the body meets its bail. The jump ring's centre is always at (50 %, 8 %) of the picture. */
export const HANG_Y = 41;

export const drawPen = (slug: string, draw: Drawing): Pen => {
  const pen = new Pen(slug);
  draw(pen);
  return pen;
};

/** SVG of one charm in a 256-unit box; `silhouette` is its plate in black, for measuring. */
export function charmSvg(
  pen: Pen,
  fit: Fit = { k: 1, x: 128, y: 140 },
  { size = 512, silhouette = false, bail = true } = {},
): string {
  const { id } = pen;
  const drawn = layers(pen, `translate(${num(fit.x)} ${num(fit.y)}) scale(${fit.k})`, fit.k);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256">`;
  if (silhouette) return `${open}${drawn.silhouette}</svg>`;
  const rings = bail ? ring(id, HANG_Y - 1, 7, 4.8) + ring(id, 20.5, 12.5, 5) : '';
  return `${open}<defs>${metal(id)}${drawn.defs}</defs>${rings}${drawn.rim}${drawn.body}</svg>`;
}

const ring = (id: string, y: number, r: number, w: number) =>
  `<g filter="url(#${id}bevel)"><circle transform="translate(128 128)" cy="${y - 128}" r="${r}" fill="none" stroke="url(#${id}gold)" stroke-width="${w}"/></g>`;

export type Layers = { defs: string; rim: string; body: string; silhouette: string };

/** Layers of a drawing inside the SVG transform `t` of scale `k`, without bail. */
export function layers(pen: Pen, t: string, k: number, { rim = RIM } = {}): Layers {
  const frame: Frame = { id: pen.id, T: `transform="${t}"`, k, gold: `url(#${pen.id}gold)` };
  const { T, gold } = frame;
  const base = pen.base
    .map(({ d, w }) =>
      w
        ? `<path d="${d}" fill="none" stroke-width="${num((w * k + rim) / k)}" stroke-linecap="round"/>`
        : `<path d="${d}" fill-rule="evenodd" stroke-width="${num((rim * 2) / k)}"/>`,
    )
    .join('');
  return {
    defs: pen.defs.join('').replaceAll('data-fit=""', T),
    rim: `<g filter="url(#${pen.id}bevel)"><g ${T} fill="${gold}" stroke="${gold}" stroke-linejoin="round">${base}</g></g>`,
    body: pen.items.map((item) => itemSvg(item, frame)).join('\n'),
    silhouette: `<g ${T} fill="#000" stroke="#000" stroke-linejoin="round">${base}</g>`,
  };
}

/** Shared by all items: the prefix of ids, the transform and its scale, and the gold. */
type Frame = { id: string; T: string; k: number; gold: string };

function itemSvg(item: Item, frame: Frame): string {
  const { id, T, gold } = frame;
  switch (item.t) {
    case 'bead':
      return `<circle ${T} cx="${num(item.x)}" cy="${num(item.y)}" r="${num(item.r)}" fill="url(#${id}bead)"/>`;
    case 'wire':
      return wireSvg(item, frame);
    case 'gold':
      return `<g filter="url(#${id}bevel)"><path ${T} d="${item.d}" fill="${gold}" fill-rule="evenodd"/></g>`;
    case 'paint': {
      const ink = item.w
        ? `fill="none" stroke="${item.fill}" stroke-width="${item.w}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="${item.fill}"`;
      const clip = item.clip ? ` clip-path="${item.clip}"` : '';
      const blur = item.blur ? ` filter="url(#${id}haze)"` : '';
      return `<g${clip}${blur} opacity="${item.o}"><path ${T} d="${item.d}" ${ink} fill-rule="evenodd"/></g>`;
    }
    case 'enamel':
      return enamelSvg(item, frame);
  }
}

function wireSvg({ d, w }: Extract<Item, { t: 'wire' }>, { id, T, k, gold }: Frame): string {
  const width = num((w * k) / k);
  const path = `<path ${T} d="${d}" fill="none" stroke="${gold}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  // The bevel is invisible on thinner wires.
  return w * k >= 3.6 ? `<g filter="url(#${id}bevel)">${path}</g>` : path;
}

function enamelSvg(item: Extract<Item, { t: 'enamel' }>, { id, T, k, gold }: Frame): string {
  const width = (value: number) => num(value / k);
  const size = extent(item.d) * k;
  const light = `${id}${item.pale ? 'pale' : 'dome'}${domeOf(size, item.pale)}`;
  const vein = item.vein
    ? `<path ${T} d="${item.vein}" fill="none" stroke="${item.soft ? '#fff' : gold}" stroke-opacity="${item.soft ? 0.34 : 1}" stroke-width="${width(2)}" stroke-linecap="round"/>`
    : '';
  const cell = `<path ${T} d="${item.d}" fill="${gold}" stroke="${gold}" stroke-width="${width(item.wall + 0.8)}" stroke-linejoin="round" fill-rule="evenodd"/>
<g filter="url(#${light})"><path ${T} d="${item.d}" fill="${item.fill}" fill-rule="evenodd"/></g>
<path ${T} d="${item.d}" fill="none" stroke="${gold}" stroke-width="${width(item.wall - 0.6)}" stroke-linejoin="round"/>${vein}`;
  return item.clip ? `<g clip-path="${item.clip}">${cell}</g>` : cell;
}

/** Dome by cell size; pale cells show their form only by shading, so the largest of them bulge further. */
const domeOf = (size: number, pale: boolean) => (size < 20 ? 0 : size < 44 ? 1 : size < 84 || !pale ? 2 : 3);

/** Approximate size of a path (its smaller side), from its control points. */
function extent(d: string): number {
  const values = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const span = (axis: 0 | 1) => {
    const on = values.filter((_, i) => i % 2 === axis);
    return Math.max(...on) - Math.min(...on);
  };
  return Math.min(span(0), span(1));
}
