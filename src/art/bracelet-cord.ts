import type { CordEllipse } from './bracelet-layout.ts';
import { lengthsAlong } from './bracelet-layout.ts';
import { coordinate as N, shade } from './svg-text.ts';

/** Materials of the string. */
export const MATERIALS = ['braid', 'silk', 'leather', 'pearl', 'chain', 'elastic'] as const;
export type Material = (typeof MATERIALS)[number];

/** Thickness as `drawCord` draws it, in its units. */
const THICKNESS: Record<Material, number> = {
  braid: 17,
  silk: 13,
  leather: 17,
  pearl: 15.8,
  chain: 13.8,
  elastic: 10.6,
};
export const drawnThickness = (material: Material): number => THICKNESS[material];

const RAD = Math.PI / 180;

/** The string along its ellipse, as SVG elements that use the definitions of `cordDefs`. */
export function drawCord(ellipse: CordEllipse, material: Material, color: string, id: string): string {
  const { cx, cy, rx, ry } = ellipse;
  const perimeter = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  const each = evenly(ellipse);
  const oval = (stroke: string, width: number, extra = '', dx = 0, dy = 0) =>
    `<ellipse cx="${N(cx + dx)}" cy="${N(cy + dy)}" rx="${N(rx)}" ry="${N(ry)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
  const use = (name: string, x: number, y: number, angle: number, more = '') =>
    `<use href="#${id}${name}" transform="translate(${N(x)} ${N(y)}) rotate(${N(angle)})${more}"/>`;
  const bead = (x: number, y: number, r: number, fill: string) =>
    `<circle cx="${N(x)}" cy="${N(y)}" r="${r}" fill="url(#${id}${fill})"/>`;

  switch (material) {
    case 'silk':
      return (
        oval(shade(color, -0.45), 13) +
        oval(color, 10.5) +
        oval(shade(color, 0.4), 4, 'opacity=".85"', -1, -1.6) +
        oval(shade(color, 0.75), 1.4, 'opacity=".8"', -1.4, -2.4) +
        each(Math.round(perimeter / 9), (x, y, angle) => use('twist', x, y, angle))
      );
    case 'leather':
      return (
        oval(shade(color, -0.5), 17) +
        oval(color, 14) +
        oval(shade(color, 0.3), 3, 'opacity=".5"', -1.5, -2.4) +
        oval(shade(color, 0.6), 1.6, 'stroke-dasharray="7 6" opacity=".9"') +
        oval(shade(color, -0.35), 1, '', 0, 5.4)
      );
    case 'pearl':
      return oval('#b9a98a', 2) + each(Math.round(perimeter / 15.4), (x, y) => bead(x, y, 7.9, 'pearl'));
    case 'chain':
      return each(Math.round(perimeter / 22) * 2, (x, y, angle, i) =>
        use(i % 2 ? 'linkB' : 'linkA', x, y, angle),
      );
    case 'elastic':
      return (
        oval(shade(color, 0.35), 3.4, 'opacity=".8"') +
        each(Math.round(perimeter / 10.6), (x, y, _, i) =>
          i % 6 === 5 ? bead(x, y, 5.4, 'bead') : bead(x, y, 5.2, 'glass'),
        )
      );
    case 'braid': {
      const strands = Math.round(perimeter / 8.4);
      return (
        oval(shade(color, -0.55), 15) +
        each(strands, (x, y, angle) => use('strand', x, y, angle + 38, ' translate(0 -2.6)')) +
        each(strands, (x, y, angle) => use('strand', x, y, angle - 38, ' translate(0 2.6)'))
      );
    }
  }
}

type DrawAt = (x: number, y: number, angle: number, i: number) => string;

/** Draws `n` pieces at equal distances along the ellipse, each rotated to the string's direction there. */
function evenly({ cx, cy, rx, ry }: CordEllipse) {
  const samples = 1440;
  const point = (turn: number): [number, number] => [
    cx + rx * Math.cos(turn * 2 * Math.PI),
    cy + ry * Math.sin(turn * 2 * Math.PI),
  ];
  const along = lengthsAlong(samples, point);
  return (n: number, draw: DrawAt): string => {
    let out = '';
    for (let i = 0; i < n; i++) {
      const turn = along.firstAt((i / n) * along.total) / samples;
      const angle = turn * 2 * Math.PI;
      const direction = Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) / RAD;
      out += draw(...point(turn), direction, i);
    }
    return out;
  };
}

type Stop = readonly [offset: number, color: string];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`).join('');

const GOLD: readonly Stop[] = [
  [0, '#fff6d6'],
  [0.3, '#efc972'],
  [0.7, '#c08a34'],
  [1, '#85561a'],
];

/** The gold gradient of links and hooks alone, under the name that `cordDefs` uses. */
export const goldDef = (id: string): string =>
  `<linearGradient id="${id}metal" x2="0" y2="1">${stops(GOLD)}</linearGradient>`;

/** Gradients and small shapes used by the string, the ties and the hooks. `id` prefixes every name. */
export function cordDefs(color: string, id: string): string {
  const radial = (name: string, list: readonly Stop[]) =>
    `<radialGradient id="${id}${name}" cx=".36" cy=".3" r=".8">${stops(list)}</radialGradient>`;
  const link = (name: string, ry: number) =>
    `<ellipse id="${id}${name}" rx="9.4" ry="${ry}" fill="none" stroke="url(#${id}metal)" stroke-width="3"/>`;
  const pearl: Stop[] = [
    [0, '#fff'],
    [0.4, '#f8f1ea'],
    [0.75, '#ddcec3'],
    [1, '#a3928c'],
  ];
  const bead: Stop[] = [
    [0, '#fffbe6'],
    [0.35, '#f4d283'],
    [0.75, '#c08a32'],
    [1, '#7d4f16'],
  ];
  const glass: Stop[] = [
    [0, '#ffffff'],
    [0.25, shade(color, 0.55)],
    [0.7, color],
    [1, shade(color, -0.45)],
  ];
  const strand: Stop[] = [
    [0, shade(color, 0.5)],
    [0.45, color],
    [1, shade(color, -0.42)],
  ];
  return (
    `<linearGradient id="${id}strandC" x2="0" y2="1">${stops(strand)}</linearGradient>` +
    goldDef(id) +
    radial('pearl', pearl) +
    radial('bead', bead) +
    radial('glass', glass) +
    `<rect id="${id}strand" x="-7.4" y="-2.9" width="14.8" height="5.8" rx="2.9" fill="url(#${id}strandC)"/>` +
    `<path id="${id}twist" d="M-4 5C-1 1 1 -1 4 -5" stroke="${shade(color, -0.4)}" stroke-width="1" opacity=".55" fill="none"/>` +
    link('linkA', 5.4) +
    link('linkB', 2)
  );
}
