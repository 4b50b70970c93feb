/**
 * A bracelet as SVG: one pure function, the same in a browser and on a server.
 *
 * Charm pictures are square with their jump ring centred at (50 %, 8 %), see `charm-svg.ts`. A browser accepts addresses as
 * `href`; a rasteriser does not fetch and needs data URIs (a 256 px picture is enough).
 */
import type { Material } from './bracelet-cord.ts';
import { cordDefs, drawCord, goldDef } from './bracelet-cord.ts';
import type { BraceletLayout, BraceletMode, SlotPlace } from './bracelet-layout.ts';
import { layout, toMiddle } from './bracelet-layout.ts';
import type { Tie } from './bracelet-tie.ts';
import { drawTie } from './bracelet-tie.ts';
import { slotNumbers } from './slot-numbers.ts';
import { coordinate as N, escapeXml } from './svg-text.ts';

export { MATERIALS, type Material } from './bracelet-cord.ts';
export {
  BRACELET_MODES,
  layout,
  type BraceletLayout,
  type BraceletMode,
  type SlotPlace,
} from './bracelet-layout.ts';
export { TIES, type Tie } from './bracelet-tie.ts';

/** A charm in its slot. */
export type SlotCharm = {
  /** null: it has no picture yet, and a plain charm is drawn */
  href: string | null;
  /** Tooltip and accessible name. */
  label?: string;
  /** It has a definite top (a letter, an animal), and stays readable all round a ring. */
  upright?: boolean;
};

export type BraceletOptions = {
  /** 15 to 25 slots from the left of the knot; `null` is drawn as a dashed gold ring with a plus. */
  slots: readonly (SlotCharm | null)[];
  /** `color` as `#rrggbb`; anything else falls back to the shop's rose. Chain and pearl keep their own metal. */
  string: { material: Material; color: string };
  knot?: Tie;
  mode?: BraceletMode;
  /** `square` is 1:1, `wide` crops the worn view to the 6:5 of the shop's cards. */
  frame?: 'square' | 'wide';
  /** Width in px. */
  size?: number;
  /** Cream background; transparent otherwise. */
  paper?: boolean;
  /** Soft shadow, a filter over the whole picture; turn it off while dragging. */
  shadow?: boolean;
  /** Index of a highlighted slot. */
  active?: number;
  /** Numbers the slots beside the string, for the person who threads it. */
  numbered?: boolean;
  /** Prefix of all ids, unique within a page; letters and digits only. */
  id?: string;
  /** Accessible name of the whole picture. */
  label?: string;
};

const RAD = Math.PI / 180;
const DEFAULT_COLOR = '#b8566d';
/** Height of the jump ring's centre in a charm picture. */
export const RING = 0.08;
/** Share of a charm picture, from its top, that holds nothing but the jump ring. */
const RING_BAND = 0.15;

/** The gold hook that holds a charm, drawn round the point where it hangs; a stroke 3.2 wide. */
const HOOK = 'M-5.5 -8C-7 2 -6 10 0 11C6 10 7 2 5.5 -8C4 -13 -4 -13 -5.5 -8Z';

/** SVG of a bracelet. Each slot is a group with `data-slot="<index>"`. About 1 ms, 13 to 52 KB without pictures. */
export function bracelet(options: BraceletOptions): string {
  const { slots, string, mode = 'flat', frame = 'square', size = 1000, id = 'vb' } = options;
  const { paper = true, shadow = true, active = -1, numbered = false, knot = 'sliding', label } = options;
  const plan = layout(slots.length, mode);
  const places = plan.slots.map((place, i) => ({ i, place, charm: slots[i] ?? null }));
  // Far charms first, so that nearer ones overlap them.
  places.sort(
    (a, b) =>
      a.place.near - b.place.near ||
      a.place.drop - b.place.drop ||
      (mode === 'worn' ? a.place.y - b.place.y : 0),
  );
  const color = stringColor(string);
  const soft = shadow ? ` filter="url(#${id}soft)"` : '';
  const draw = (list: typeof places) =>
    list.map(({ i, place, charm }) => drawSlot({ i, place, charm, id, active: i === active })).join('');
  const isBack = (place: SlotPlace) => mode === 'worn' && place.near < 0.5;
  const filled = places.filter(({ charm }) => charm);
  const [top, height] = frame === 'wide' ? wideFrame(plan) : [0, 1000];

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / 1000)}" viewBox="0 ${N(top)} 1000 ${height}" role="img"${label ? ` aria-label="${escapeXml(label)}"` : ''}>` +
    `<defs>${cordDefs(color, id)}${paperDef(id)}${shadowDef(id)}${ringlessDef(id)}</defs>` +
    (paper ? `<rect width="1000" height="1000" fill="url(#${id}paper)"/>` : '') +
    `<g${soft}>${tiedString(plan, { string, knot, mode, id })}</g>` +
    draw(places.filter(({ charm }) => !charm)) + // empty slots cast no shadow
    `<g${soft}>${draw(filled.filter(({ place }) => isBack(place)))}</g>` +
    `<g${soft}>${draw(filled.filter(({ place }) => !isBack(place)))}</g>` +
    (numbered ? slotNumbers(plan) : '') +
    '</svg>'
  );
}

/**
 * The string laid flat with its knot but no charms, for a page that positions the charms itself. Its shadow needs no filters, so
 * that elements can move over it smoothly on a phone.
 */
export function bareBracelet(options: {
  slots: number;
  string: BraceletOptions['string'];
  knot?: Tie;
  mode?: Exclude<BraceletMode, 'worn'>;
  id?: string;
}): string {
  const { slots, string, knot = 'sliding', mode = 'flat', id = 'vb' } = options;
  const plan = layout(slots, mode);
  const { cx, cy, rx } = plan.cord;
  const shade = (width: number, opacity: number) =>
    `<circle cx="${N(cx + 7)}" cy="${N(cy + 13)}" r="${N(rx)}" fill="none" stroke="#6e4e1c" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" aria-hidden="true">` +
    `<defs>${cordDefs(stringColor(string), id)}</defs>${shade(26, 0.05)}${shade(16, 0.08)}` +
    `${tiedString(plan, { string, knot, mode, id })}</svg>`
  );
}

/** The hook as a separate 20 × 28 picture with its hanging point in the middle, for a page that positions the charms itself. */
export function hookAlone(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -14 20 28">' +
    `<defs>${goldDef('vb')}</defs>${drawHook('url(#vbmetal)')}</svg>`
  );
}

/** The hook round (0, 0). `metal` is an SVG paint. */
export function drawHook(metal: string): string {
  return `<path d="${HOOK}" fill="none" stroke="${metal}" stroke-width="3.2"/>`;
}

type TiedString = { string: BraceletOptions['string']; knot: Tie; mode: BraceletMode; id: string };

function tiedString(plan: BraceletLayout, { string, knot, mode, id }: TiedString): string {
  const color = stringColor(string);
  return (
    drawCord(plan.cord, string.material, color, id) +
    (hasSpacers(string.material, mode) ? spacers(plan, id) : '') +
    placedTie(plan, mode, drawTie(knot, color, id))
  );
}

/** Top and height that centre the bracelet in a picture of 6:5. */
function wideFrame({ cord, slots }: BraceletLayout): [top: number, height: number] {
  const highest = cord.cy - cord.ry - 20;
  const lowest = Math.max(...slots.map(({ y, drop, size }) => y + drop + size * 0.95));
  const height = 1000 / 1.2;
  return [(highest + lowest - height) / 2, height];
}

/** The string's colour as drawn. */
export function stringColor({ material, color }: BraceletOptions['string']): string {
  if (material === 'chain') return '#c99a45';
  if (material === 'pearl') return '#d9c9ae';
  return /^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_COLOR;
}

type SlotDrawing = { i: number; place: SlotPlace; charm: SlotCharm | null; id: string; active: boolean };

function drawSlot({ i, place, charm, id, active }: SlotDrawing): string {
  const { size, drop, rot } = place;
  const middle = toMiddle(place);
  const metal = `url(#${id}metal)`;
  const title = charm?.label ? `<title>${escapeXml(charm.label)}</title>` : '';
  const halo = active ? `<circle cy="${N(middle)}" r="${N(size * 0.5)}" fill="#f4d283" opacity=".35"/>` : '';
  const turn = charm?.upright ? N(place.upright - rot) : 0;
  // A rotated charm's own ring would point away from the string: it is cut off, and a chain behind the charm replaces it.
  const chain = drop || turn ? shortChain(drop || middle) : '';
  const hook = drawHook(metal);
  const turned = turn ? ` transform="rotate(${turn} 0 ${N(middle)})" clip-path="url(#${id}ringless)"` : '';
  const body = charm
    ? `${charm.href === null ? plainCharm(size * 0.68, middle, metal) : `<image href="${escapeXml(charm.href)}" x="${N(-size / 2)}" y="${N(drop - size * RING + 3)}" width="${N(size)}" height="${N(size)}"${turned}/>`}${hook}`
    : emptySlot(place, middle);
  return `<g data-slot="${i}" transform="translate(${N(place.x)} ${N(place.y)}) rotate(${N(rot)})">${title}${halo}${chain}${body}</g>`;
}

/** Flat colours: a straight line has an empty bounding box, so a gradient would not render on it. */
function shortChain(drop: number): string {
  const links = `d="M0 4V${N(drop)}" stroke-dasharray="5 2.4" stroke-linecap="round"`;
  return `<path ${links} stroke="#a8742a" stroke-width="3.4"/><path ${links} stroke="#efc972" stroke-width="1.6"/>`;
}

const emptySlot = ({ size, rot }: SlotPlace, middle: number) => emptyPlace(size * 0.68, middle, -rot);

/** A disc of cream enamel with a flower, `width` wide. `metal` is an SVG paint. */
export function plainCharm(width: number, middle: number, metal: string): string {
  const r = width / 2;
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<ellipse cy="${N(-r * 0.36)}" rx="${N(r * 0.25)}" ry="${N(r * 0.32)}" transform="rotate(${turn})"/>`,
  );
  return (
    `<path d="M0 8V${N(middle - r)}" stroke="#c99a45" stroke-width="3"/>` +
    `<g transform="translate(0 ${N(middle)})"><circle r="${N(r)}" fill="#fbf3e6" stroke="${metal}" stroke-width="4"/>` +
    `<g fill="#dfa1ac">${petals.join('')}</g><circle r="${N(r * 0.17)}" fill="#efc972"/></g>`
  );
}

/** A dashed gold ring with a plus for an empty slot, `width` wide. `turn` in degrees keeps the plus upright. */
export function emptyPlace(width: number, middle: number, turn = 0): string {
  const r = width / 2;
  const arm = N(r * 0.24);
  return (
    `<path d="M0 4V${N(middle - r)}" stroke="#c9a15a" stroke-width="2" stroke-dasharray="3 4" opacity=".7"/>` +
    `<circle cy="${N(middle)}" r="${N(r)}" fill="#fffdf4" fill-opacity=".72" stroke="#c9973f" stroke-width="2.6" stroke-dasharray="7 6" stroke-linecap="round"/>` +
    `<path transform="translate(0 ${N(middle)}) rotate(${N(turn)})" d="M${-arm} 0H${arm}M0 ${-arm}V${arm}" stroke="#c9973f" stroke-width="3" stroke-linecap="round" opacity=".8"/>`
  );
}

/** Beaded strings and the worn view have no space for gold beads between the charms. */
function hasSpacers(material: Material, mode: BraceletMode): boolean {
  return mode !== 'worn' && (material === 'braid' || material === 'silk' || material === 'leather');
}

/** Small gold beads midway between neighbouring slots of a string laid flat. */
function spacers({ cord, gap, slots }: BraceletLayout, id: string): string {
  return slots
    .slice(1)
    .map((_, i) => {
      const phi = gap / 2 + ((i + 1) * (360 - gap)) / slots.length;
      const x = cord.cx - cord.rx * Math.sin(phi * RAD);
      const y = cord.cy - cord.ry * Math.cos(phi * RAD);
      return `<g transform="translate(${N(x)} ${N(y)}) rotate(${N(-phi)})"><rect x="-8" y="-9.5" width="16" height="19" rx="6" fill="url(#${id}metal)"/><path d="M-3 -9V9M3 -9V9" stroke="#8a5c20" stroke-opacity=".35" stroke-width="1.2"/></g>`;
    })
    .join('');
}

function placedTie({ cord }: BraceletLayout, mode: BraceletMode, tie: string): string {
  const farther = mode === 'worn' ? ' scale(.8)' : '';
  return `<g transform="translate(${N(cord.cx)} ${N(cord.cy - cord.ry)})${farther}">${tie}</g>`;
}

const paperDef = (id: string) =>
  `<radialGradient id="${id}paper" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#fffefa"/><stop offset=".6" stop-color="#f8f4e4"/><stop offset="1" stop-color="#ebe3cb"/></radialGradient>`;

const ringlessDef = (id: string) =>
  `<clipPath id="${id}ringless" clipPathUnits="objectBoundingBox"><rect y="${RING_BAND}" width="1" height="${1 - RING_BAND}"/></clipPath>`;

const shadowDef = (id: string) =>
  `<filter id="${id}soft" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="8"/><feOffset dx="6" dy="13"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .24 0 0 0 0 .12 0 0 0 .26 0" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="1.6" dy="3.4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .15 0 0 0 0 .06 0 0 0 .3 0" result="b"/><feMerge><feMergeNode in="a"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
