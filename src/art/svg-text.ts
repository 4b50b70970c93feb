/** Formats a number for an SVG attribute, with at most `digits` decimals. */
export const num = (value: number, digits = 2): number => Number(value.toFixed(digits));

/**
 * A computed coordinate or angle, with one decimal. Rounded twice, because sines and arc tangents differ in their last bits between
 * a server and a browser: halfway between two decimals, those bits would decide, and the same drawing become another image.
 */
export const coordinate = (value: number): number => num(num(value, 6), 1);

/** Escapes text for an SVG attribute or element. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Mixes a `#rrggbb` colour with white (`k` > 0) or black (`k` < 0), |k| ≤ 1. */
export function shade(hex: string, k: number): string {
  const channel = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(k > 0 ? v + (255 - v) * k : v * (1 + k))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
