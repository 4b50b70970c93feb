import { num } from './svg-text.ts';

/** Enamels as deep, mid, light; slightly desaturated so that any two sit together on cream. */
export const ENAMEL = {
  ruby: ['#7d1730', '#b93a55', '#e58c9b'],
  rose: ['#b23f66', '#de7896', '#f8c6d1'],
  blush: ['#d27f95', '#f0b3c1', '#fde7eb'],
  coral: ['#b84a3a', '#e0806c', '#f8c9b8'],
  apricot: ['#c9783a', '#eeb07a', '#fbe2c4'],
  honey: ['#b67a17', '#e6b64a', '#f9e4a4'],
  lemon: ['#c99a1e', '#f0d264', '#fcf1b8'],
  ivory: ['#d3bf98', '#f4ead4', '#fffcf3'],
  white: ['#dfd3cd', '#f8f3f0', '#ffffff'],
  sage: ['#5f8a63', '#9cc097', '#dcecd2'],
  leaf: ['#276844', '#57a067', '#abd79c'],
  forest: ['#14503a', '#2f8259', '#83c397'],
  jade: ['#1d6b5a', '#4fa58c', '#b4dfcd'],
  teal: ['#17606b', '#3f98a3', '#a9dadb'],
  aqua: ['#3a8ea8', '#7fc3d3', '#d5eff2'],
  sky: ['#3e78b5', '#86b6e2', '#d8ebf8'],
  blue: ['#23468c', '#4f7fc4', '#adc9ec'],
  navy: ['#16264f', '#31508c', '#7f9cc9'],
  lilac: ['#8263b0', '#b69adb', '#e9def6'],
  violet: ['#4b2f86', '#7e60b8', '#c3aee3'],
  plum: ['#5a2555', '#92518c', '#d0a2c8'],
  orchid: ['#8f4a98', '#c58acb', '#f0d8f0'],
  cocoa: ['#3f2a22', '#735241', '#b39783'],
  tan: ['#8f6238', '#c79a68', '#ecd3ad'],
  grey: ['#5d6470', '#9aa2ac', '#dde1e4'],
  ink: ['#24232f', '#474659', '#8f8ea3'],
} as const;
export type Enamel = keyof typeof ENAMEL;

/** Evenly spaced colours, or colours with explicit offsets. */
export type Ramp = readonly (string | readonly [offset: string, color: string])[];
/** An enamel by name, a ramp of colours. */
export type Colors = Enamel | Ramp;

export const isEnamel = (fill: string): fill is Enamel => Object.hasOwn(ENAMEL, fill);

const stopsOf = (colors: Colors): Ramp => (typeof colors === 'string' ? ENAMEL[colors] : colors);

/** Whether an enamel is so light overall that plain white light would wash out its shading. */
export function isPale(colors: Colors): boolean {
  const lightness = stopsOf(colors).map((stop) => luma(typeof stop === 'string' ? stop : stop[1]));
  return lightness.reduce((sum, value) => sum + value, 0) / lightness.length >= PALE;
}
const PALE = 0.875;

/** Perceived lightness of `#rrggbb`, 0..1. */
const luma = (hex: string): number => {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
};

/** Gradient stops; `lightFirst` reverses a named enamel. */
export function gradientStops(colors: Colors, lightFirst = false): string {
  const stops = stopsOf(colors);
  const list = lightFirst && typeof colors === 'string' ? stops.toReversed() : stops;
  return list
    .map((stop, i) => (typeof stop === 'string' ? [num(i / (list.length - 1)), stop] : stop))
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('');
}
