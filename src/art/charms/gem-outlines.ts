import { pick, polar, type Pt } from '../geometry.ts';

/** Outline of a stone: t in 0..1 clockwise from the top. */
export type Outline = (t: number) => Pt;

const TAU = Math.PI * 2;

export const round =
  (R = 78): Outline =>
  (t) =>
    polar(R, t * 360);

export const oval =
  (a: number, b: number): Outline =>
  (t) => [a * Math.sin(t * TAU), -b * Math.cos(t * TAU)];

export const pear =
  (a: number, b: number): Outline =>
  (t) => [a * 1.22 * Math.sin(t * TAU) * Math.abs(Math.sin((t * TAU) / 2)) ** 1.15, -b * Math.cos(t * TAU)];

export const marquise =
  (a: number, b: number): Outline =>
  (t) => {
    const s = Math.sin(t * TAU);
    return [a * s * Math.abs(s) ** 0.85, -b * Math.cos(t * TAU)];
  };

/** Rounded rectangle; a larger e makes it squarer. */
export const cushion =
  (a: number, b: number, e = 3.2): Outline =>
  (t) => {
    const q = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / e);
    return [a * q(Math.sin(t * TAU)), -b * q(Math.cos(t * TAU))];
  };

export const heartOutline =
  (s: number): Outline =>
  (t) => {
    const u = t * TAU;
    return [
      s * Math.sin(u) ** 3,
      (-s * (13 * Math.cos(u) - 5 * Math.cos(2 * u) - 2 * Math.cos(3 * u) - Math.cos(4 * u))) / 16 - 4,
    ];
  };

/** Rounded triangle. */
export const trillion =
  (R: number): Outline =>
  (t) =>
    polar(R * (1 + 0.15 * Math.cos(3 * t * TAU)), t * 360);

export const polygon =
  (corners: readonly Pt[]): Outline =>
  (t) => {
    const u = (t % 1) * corners.length;
    const i = Math.floor(u);
    const f = u - i;
    const a = pick(corners, i);
    const b = pick(corners, (i + 1) % corners.length);
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
