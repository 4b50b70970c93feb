/**
 * A bracelet on a wrist as SVG, to scale: every measure in millimetres is drawn with one factor. The arm hangs down, seen from
 * its back and slightly from above; it hides what lies behind the wrist.
 */
import type { BraceletOptions, SlotCharm } from './bracelet.ts';
import { drawHook, emptyPlace, plainCharm, RING, stringColor } from './bracelet.ts';
import { cordDefs, drawCord, drawnThickness } from './bracelet-cord.ts';
import { lengthsAlong } from './bracelet-layout.ts';
import { escapeXml, num, shade } from './svg-text.ts';

export const SKINS = ['light', 'honey', 'deep'] as const;
export type Skin = (typeof SKINS)[number];
/** The middle tone of each skin, for a swatch. */
export const SKIN_COLORS: Record<Skin, string> = { light: '#f3d2bd', honey: '#d9a67c', deep: '#8f5f42' };
/** Tone of the skin where the arm turns away from the light. */
const SKIN_EDGES: Record<Skin, string> = { light: '#dba589', honey: '#b27a4f', deep: '#66402a' };

/** An ellipse seen along the arm: side to side, and back to front. */
type Round = { readonly widthMm: number; readonly depthMm: number };
export type WornMeasures = {
  readonly wrist: Round;
  /** Centre line of the string. */
  readonly loop: Round;
  readonly cordMm: number;
  readonly lengthMm: number;
  /** For each slot: its middle along the string from the knot at the back down the left side, and its charm's width. */
  readonly places: readonly { readonly alongMm: number; readonly widthMm: number }[];
};

export type WornWristOptions = {
  measures: WornMeasures;
  /** One entry per slot; `null` is drawn as a dashed gold ring. */
  slots: readonly (SlotCharm | null)[];
  string: BraceletOptions['string'];
  skin: Skin;
  /** Prefix of all ids, unique within a page; letters and digits only. */
  id: string;
  /** Accessible name of the whole picture. */
  label: string;
};

const WIDTH = 1000;
const HEIGHT = 833;
const MIDDLE = WIDTH / 2;
/** Vertical position of the string. */
const WRIST_Y = 235;
/** Foreshortening of depth: the viewpoint is 17° above. */
const TILT = 0.3;
/** Share of a charm picture's width that its drawing fills. */
const FILLED = 0.84;
/** A charm at the side is foreshortened, but never below this share of its width. */
const THINNEST = 0.3;

const N = (value: number) => num(value, 1);

/** Picture units per millimetre, chosen so that the sides of the hand and everything standing away from the wrist fit. */
export function unitsPerMm({ wrist, loop, places }: WornMeasures): number {
  const widest = Math.max(0, ...places.map(({ widthMm }) => widthMm));
  return WIDTH / Math.max(2.05 * wrist.widthMm, loop.widthMm + 2 * widest);
}

/** SVG of a bracelet on a wrist, 1000 × 833; 20 to 70 KB without pictures. */
export function wornWrist({ measures, slots, string, skin, id, label }: WornWristOptions): string {
  const scale = unitsPerMm(measures);
  const color = stringColor(string);
  const half = (measures.wrist.widthMm / 2) * scale;
  const hung = placesOf(measures, scale).map((place, i) => ({ ...place, charm: slots[i] ?? null }));
  const draw = (front: boolean) =>
    hung
      .filter(({ near }) => near >= 0 === front)
      .toSorted((a, b) => a.near - b.near)
      .map((place) => drawPlace(place, { scale, cord: measures.cordMm * scale, id }))
      .join('');
  const cord = (part: 'front' | 'back') => `<g clip-path="url(#${id}${part})"><use href="#${id}cord"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(label)}">` +
    `<defs>${cordDefs(color, id)}${skinDefs(skin, half, id)}${partDefs(id)}` +
    `<g id="${id}cord">${cordOf(measures, scale, { ...string, color }, id)}</g></defs>` +
    `<g mask="url(#${id}fade)">` +
    cord('back') +
    draw(false) +
    drawArm(skin, half, id) +
    `<g clip-path="url(#${id}arm)">${shadows(hung, measures, scale, skin)}</g>` +
    '</g>' +
    cord('front') +
    draw(true) +
    scaleBar(scale) +
    '</svg>'
  );
}

type Place = { x: number; y: number; size: number; facing: number; near: number };

/** Position of each slot in the picture; `near` is 1 at the front, -1 at the back; `facing` is the visible share of its width. */
function placesOf({ loop, lengthMm, places }: WornMeasures, scale: number): Place[] {
  const [across, deep] = [(loop.widthMm / 2) * scale, (loop.depthMm / 2) * scale];
  const samples = 1440;
  const point = (turn: number): [number, number] => {
    const a = turn * 2 * Math.PI;
    return [-across * Math.sin(a), -deep * Math.cos(a)];
  };
  const along = lengthsAlong(samples, point);
  return places.map(({ alongMm, widthMm }) => {
    const turn = along.firstAt(Math.min(1, alongMm / lengthMm) * along.total) / samples;
    const [x, depth] = point(turn);
    const a = turn * 2 * Math.PI;
    const seen = Math.abs(across * Math.cos(a)) / Math.hypot(across * Math.cos(a), deep * Math.sin(a));
    return {
      x: MIDDLE + x,
      y: WRIST_Y + depth * TILT,
      size: (widthMm * scale) / FILLED,
      facing: Math.max(THINNEST, seen),
      near: depth / deep,
    };
  });
}

type Hung = Place & { charm: SlotCharm | null };

function drawPlace(
  { x, y, size, facing, charm }: Hung,
  at: { scale: number; cord: number; id: string },
): string {
  const around = at.cord / 15;
  const metal = `url(#${at.id}metal)`;
  const hook = `<g transform="scale(${num(around, 2)})">${drawHook(metal)}</g>`;
  const body = charm
    ? `${charm.href === null ? plainCharm(size * FILLED, size * 0.5, metal) : `<image href="${escapeXml(charm.href)}" x="${N(-size / 2)}" y="${N(around * 5 - size * RING)}" width="${N(size)}" height="${N(size)}"/>`}${hook}`
    : emptyPlace(size * FILLED, size * 0.5);
  return `<g data-slot="" transform="translate(${N(x)} ${N(y)}) scale(${num(facing, 3)} 1)">${body}</g>`;
}

/** The string as drawn elsewhere, scaled so that its thickness is true. */
function cordOf(
  { loop, cordMm }: WornMeasures,
  scale: number,
  { material, color }: BraceletOptions['string'],
  id: string,
): string {
  const factor = (cordMm * scale) / drawnThickness(material);
  const rx = ((loop.widthMm / 2) * scale) / factor;
  const ry = ((loop.depthMm / 2) * scale * TILT) / factor;
  return `<g transform="translate(${MIDDLE} ${WRIST_Y}) scale(${num(factor, 3)})">${drawCord({ cx: 0, cy: 0, rx, ry }, material, color, id)}</g>`;
}

// ---- The arm, in half wrist widths from the middle of the wrist ----

/** Gap between two fingers: from the lower edge up to `y` and down again. */
const gap = (x: number, y: number) =>
  `L${x - 0.08} 3.2C${x - 0.05} 2.7 ${x - 0.04} ${y + 0.2} ${x - 0.03} ${y + 0.05}C${x - 0.01} ${y} ${x + 0.01} ${y} ${x + 0.03} ${y + 0.05}C${x + 0.04} ${y + 0.2} ${x + 0.05} 2.7 ${x + 0.08} 3.2`;
/** Outline: down the side of the little finger, round four fingers and the thumb, and up again. */
const ARM =
  'M-1.2 -3C-1.16 -1.6 -1.02 -.8 -1 -.05C-1 .3 -1.12 .55 -1.2 .9C-1.28 1.25 -1.33 1.5 -1.34 1.75C-1.35 2.1 -1.3 2.6 -1.26 3.2' +
  gap(-0.7, 1.98) +
  gap(-0.07, 2.12) +
  gap(0.56, 2.1) +
  'L1.16 3.2C1.2 2.6 1.18 1.9 1.19 1.42C1.2 1.3 1.3 1.3 1.33 1.42C1.38 1.8 1.5 2.4 1.58 3.2L2.02 3.2C1.98 2.3 1.84 1.55 1.62 1.06C1.42 .64 1.06 .52 1 0C.98 -.7 1.14 -1.6 1.18 -3Z';
const KNUCKLES =
  'M-1.14 1.66Q-1.02 1.56 -.9 1.66M-.52 1.78Q-.38 1.67 -.24 1.78M.1 1.8Q.25 1.69 .4 1.8M.74 1.72Q.88 1.61 1.02 1.72';
const FOLDS = 'M1.34 .98C1.42 1.03 1.5 1.03 1.58 .99M.95 .44C1 .51 1.05 .56 1.1 .6';

function drawArm(skin: Skin, half: number, id: string): string {
  const line = shade(SKIN_EDGES[skin], -0.3);
  const stroke = (path: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    `<g transform="translate(${MIDDLE} ${WRIST_Y}) scale(${N(half)})">` +
    `<path d="${ARM}" fill="url(#${id}skin)" stroke="${line}" stroke-width=".014"/>` +
    `<ellipse cx="-.6" cy="-.26" rx=".34" ry=".3" fill="url(#${id}bone)"/>` +
    stroke(KNUCKLES, 0.018, 0.45) +
    stroke(FOLDS, 0.016, 0.5) +
    drawCuff(id) +
    '</g>'
  );
}

/** The sleeve of a rose blouse with a gold hem. */
function drawCuff(id: string): string {
  const hem = 'M-1.24 -.7Q0 -.5 1.24 -.7';
  return (
    `<path d="M-1.3 -3L-1.26 -.68Q0 -.46 1.26 -.68L1.3 -3Z" fill="url(#${id}sleeve)" stroke="#8e3f55" stroke-width=".014"/>` +
    `<path d="${hem}" transform="translate(0 -.05)" fill="none" stroke="#c08a34" stroke-width=".05"/>` +
    `<path d="${hem}" transform="translate(0 -.06)" fill="none" stroke="#f4d283" stroke-width=".02"/>` +
    '<path d="M-.7 -3C-.72 -2 -.7 -1.2 -.66 -.78M.6 -3C.64 -2 .62 -1.2 .58 -.78" fill="none" stroke="#8e3f55" stroke-width=".016" opacity=".4"/>'
  );
}

/** Shadows of bracelet and charms on the skin; without filters, for phones. */
function shadows(hung: readonly Hung[], { loop, cordMm }: WornMeasures, scale: number, skin: Skin): string {
  const dark = shade(SKIN_COLORS[skin], -0.7);
  const [rx, ry] = [(loop.widthMm / 2) * scale, (loop.depthMm / 2) * scale * TILT];
  const cord = cordMm * scale;
  const [left, right, y] = [N(MIDDLE - rx), N(MIDDLE + rx), N(WRIST_Y + cord * 0.5)];
  const under = hung
    .filter(({ near, charm }) => near > 0 && charm !== null)
    .map(
      ({ x, y: top, size, facing }) =>
        `<ellipse cx="${N(x + 4)}" cy="${N(top + size * 0.56)}" rx="${N(size * 0.4 * facing)}" ry="${N(size * 0.42)}"/>`,
    );
  return (
    `<path d="M${left} ${y}A${N(rx)} ${N(ry)} 0 0 0 ${right} ${y}" fill="none" stroke="${dark}" stroke-width="${N(cord * 1.1)}" opacity=".26"/>` +
    `<g fill="${dark}" opacity=".2">${under.join('')}</g>`
  );
}

/** Scale bar of one centimetre. */
function scaleBar(scale: number): string {
  const [from, to, y] = [N(955 - 10 * scale), 955, 168];
  return (
    `<path d="M${from} ${y - 9}v18M${from} ${y}H${to}M${to} ${y - 9}v18" fill="none" stroke="#7a6248" stroke-width="3"/>` +
    `<text x="${N((from + to) / 2)}" y="${y - 18}" text-anchor="middle" font-size="32" fill="#6b5540">1 cm</text>`
  );
}

function skinDefs(skin: Skin, half: number, id: string): string {
  const color = SKIN_COLORS[skin];
  const edge = SKIN_EDGES[skin];
  const across = (name: string, stops: string) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="-1.35" x2="1.6">${stops}</linearGradient>`;
  return (
    across(
      'skin',
      `<stop stop-color="${edge}"/><stop offset=".26" stop-color="${color}"/><stop offset=".44" stop-color="${shade(color, 0.16)}"/><stop offset=".66" stop-color="${color}"/><stop offset=".98" stop-color="${edge}"/>`,
    ) +
    across(
      'sleeve',
      '<stop stop-color="#a14a63"/><stop offset=".4" stop-color="#dd93a5"/><stop offset=".65" stop-color="#c9708a"/><stop offset="1" stop-color="#94405a"/>',
    ) +
    `<radialGradient id="${id}bone"><stop stop-color="${shade(color, 0.5)}" stop-opacity=".5"/><stop offset="1" stop-color="${shade(color, 0.5)}" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="${id}arm"><path d="${ARM}" transform="translate(${MIDDLE} ${WRIST_Y}) scale(${N(half)})"/></clipPath>`
  );
}

/** Clip paths of the bracelet's front and back, and a mask that fades the arm out above and below. */
const partDefs = (id: string) =>
  `<clipPath id="${id}back"><rect width="${WIDTH}" height="${WRIST_Y}"/></clipPath>` +
  `<clipPath id="${id}front"><rect y="${WRIST_Y}" width="${WIDTH}" height="${HEIGHT - WRIST_Y}"/></clipPath>` +
  `<linearGradient id="${id}ends" x2="0" y2="1"><stop stop-color="#000"/><stop offset=".08" stop-color="#fff"/><stop offset=".82" stop-color="#fff"/><stop offset=".99" stop-color="#000"/></linearGradient>` +
  `<mask id="${id}fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}ends)"/></mask>`;
