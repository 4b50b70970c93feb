import { num, shade } from './svg-text.ts';

/** Ways to close the string. */
export const TIES = ['sliding', 'bow', 'clasp', 'simple'] as const;
export type Tie = (typeof TIES)[number];

/** Tie at the top of the string, drawn round (0, 0); uses the definitions of `cordDefs`. */
export function drawTie(kind: Tie, color: string, id: string): string {
  const inks: Inks = { id, color, dark: shade(color, -0.42), mid: shade(color, -0.15) };
  switch (kind) {
    case 'sliding':
      return slidingKnot(inks);
    case 'bow':
      return bow(inks);
    case 'clasp':
      return lobsterClasp(inks);
    case 'simple':
      return simpleKnot(inks);
  }
}

type Inks = { id: string; color: string; dark: string; mid: string };

function slidingKnot(inks: Inks): string {
  return (
    thread(inks, 'M-20 4C-30 30 -36 48 -30 78') +
    thread(inks, 'M20 4C30 30 38 46 32 70') +
    bead(inks, -30, 84) +
    bead(inks, 32, 76) +
    barrel(inks, -21, 34) +
    barrel(inks, 21, 34)
  );
}

function bow(inks: Inks): string {
  const { id, dark, mid } = inks;
  return (
    `<path d="M-3 4C-14 30 -30 44 -36 74L-22 68L-14 76C-10 50 -2 30 5 6Z" fill="${mid}" stroke="${dark}" stroke-width="1.4"/>` +
    `<path d="M3 4C14 28 28 40 36 66L23 63L15 72C10 48 2 28 -5 6Z" fill="url(#${id}strandC)" stroke="${dark}" stroke-width="1.4"/>` +
    bowLoop(inks, -1) +
    bowLoop(inks, 1) +
    `<rect x="-12" y="-13" width="24" height="24" rx="9" fill="url(#${id}strandC)" stroke="${dark}" stroke-width="1.4"/>`
  );
}

function bowLoop({ id, dark, mid }: Inks, side: -1 | 1): string {
  const x = (value: number) => side * value;
  return (
    `<path d="M0 0C${x(16)} -34 ${x(62)} -40 ${x(66)} -12C${x(68)} 14 ${x(26)} 16 0 0Z" fill="${mid}" stroke="${dark}" stroke-width="1.6"/>` +
    `<path d="M${x(4)} -2C${x(18)} -28 ${x(54)} -34 ${x(60)} -12C${x(60)} 6 ${x(26)} 10 ${x(4)} -2Z" fill="url(#${id}strandC)"/>` +
    `<path d="M${x(8)} -4C${x(22)} -16 ${x(38)} -18 ${x(50)} -14" stroke="${dark}" stroke-width="1.4" fill="none" opacity=".7"/>`
  );
}

function lobsterClasp(inks: Inks): string {
  const metal = `url(#${inks.id}metal)`;
  const links = [0, 1, 2, 3].map(
    (i) =>
      `<ellipse cx="${36 + i * 1.4}" cy="${14 + i * 13}" rx="${i % 2 ? 2 : 4.6}" ry="7.4" fill="none" stroke="${metal}" stroke-width="2.6"/>`,
  );
  return (
    `<g fill="none" stroke="${metal}"><circle cx="27" cy="0" r="9.5" stroke-width="4.5"/><circle cx="-35" cy="0" r="7" stroke-width="4"/></g>` +
    `<path d="M-28 0C-24 -15 6 -20 16 -6C22 4 14 15 0 15C-14 15 -25 10 -28 0ZM-16 1C-10 8 4 9 8 2C6 -7 -10 -8 -16 1Z" fill="${metal}" stroke="#8a5c20" stroke-width="1" fill-rule="evenodd"/>` +
    `<path d="M-6 -14L-1 -23" stroke="${metal}" stroke-width="4.5" stroke-linecap="round"/>` +
    links.join('') +
    bead(inks, 42, 70, 7)
  );
}

function simpleKnot(inks: Inks): string {
  const { id, color, dark } = inks;
  const fringe = [-24, -20, -16, 18, 22, 26].map((x) => {
    const [fromX, fromY, toY] = x < 0 ? [-20, 56, 66] : [22, 50, 60];
    return `<path d="M${fromX} ${fromY}L${x} ${toY}" stroke="${color}" stroke-width="2" stroke-linecap="round"/>`;
  });
  return (
    thread(inks, 'M-4 4C-8 24 -18 38 -20 56', 8) +
    thread(inks, 'M4 4C8 22 18 34 22 50', 8) +
    `<path d="M-20 0C-20 -18 20 -18 20 0C20 18 -20 18 -20 0Z" fill="url(#${id}strandC)" stroke="${dark}" stroke-width="1.4"/>` +
    `<path d="M-15 -7C-4 -12 8 4 16 8M-14 8C-6 10 2 2 12 -9" stroke="${dark}" stroke-width="2" fill="none"/>` +
    fringe.join('')
  );
}

/** One end of the string: shadow, body, highlight. */
function thread({ color, dark }: Inks, d: string, width = 7): string {
  const stroke = (ink: string, w: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round"${more}/>`;
  return (
    stroke(dark, width + 1.6) +
    stroke(color, width - 1) +
    stroke(shade(color, 0.45), num(width * 0.26, 1), ' opacity=".8"')
  );
}

function bead({ id }: Inks, x: number, y: number, r = 8.5): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id}bead)"/>`;
}

/** Wound thread that slides along the string. */
function barrel({ id, dark }: Inks, x: number, width: number): string {
  const left = x - width / 2;
  const windings = Array.from({ length: Math.floor(width / 7) }, (_, i) => {
    const at = left + 6 + i * 7;
    return `<path d="M${at - 2} -11Q${at + 4} 0 ${at - 2} 11" stroke="${dark}" stroke-width="1.5" fill="none"/>`;
  });
  return (
    `<rect x="${left}" y="-12" width="${width}" height="24" rx="9" fill="url(#${id}strandC)" stroke="${dark}" stroke-width="1"/>` +
    windings.join('')
  );
}
