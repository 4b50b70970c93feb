import { around, heart, polar } from '../geometry.ts';
import { petal } from '../petals.ts';
import { num } from '../svg-text.ts';
import type { Typeface } from '../typeface.ts';
import { THEME } from './theme.ts';

const CENTRE = { x: 50, y: 52 };

/** Flat flower mark in a 100-unit square; without `detail` legible from 16 px. */
export function mark({ detail = true } = {}): string {
  const { x, y } = CENTRE;
  const petals = around(5, petal.notch(44, 46), CENTRE)
    .map(
      (d) =>
        `<path d="${d}" fill="url(#vcp)" stroke="url(#vcg)" stroke-width="${detail ? 3 : 4}" stroke-linejoin="round"/>`,
    )
    .join('');
  const stamens = Array.from({ length: 10 }, (_, i) => {
    const [tipX, tipY] = polar(i % 2 ? 17 : 13, i * 36, x, y);
    return `<path d="M${x} ${y}L${num(tipX)} ${num(tipY)}" stroke="#b98a3c" stroke-width="1.4"/><circle cx="${num(tipX)}" cy="${num(tipY)}" r="2.2" fill="#d9a94e"/>`;
  });
  return (
    `<defs><radialGradient id="vcp" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="46"><stop offset="0" stop-color="#c9577d"/><stop offset=".5" stop-color="#ee9fb6"/><stop offset="1" stop-color="#fbdbe3"/></radialGradient>` +
    `<linearGradient id="vcg" x2="1" y2="1"><stop offset="0" stop-color="#e9c775"/><stop offset="1" stop-color="#a8742a"/></linearGradient></defs>` +
    petals +
    (detail ? stamens.join('') : '') +
    `<circle cx="${x}" cy="${y}" r="${detail ? 5 : 9}" fill="#e2b457" stroke="#a8742a" stroke-width="1"/>`
  );
}

export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${mark({ detail: false })}</svg>`;

/** Wordmark: mark, lettering as outlines, a fine line with three charms under it. `ink`: colour of the lettering. */
export function logo({ text }: Typeface, { ink = THEME.rose } = {}): string {
  const left = 128;
  const lettering = text('Vườn Charm', 92, left, 92);
  const right = lettering.box.x2;
  const width = Math.ceil(right + 16);
  const middle = (left + right) / 2;
  const charms = [-34, 0, 34]
    .map((dx) => {
      const pendant =
        dx === 0
          ? `<path d="${heart(middle, 129, 7)}" fill="${ink}"/>`
          : `<circle cx="${num(middle + dx)}" cy="127" r="4.4" fill="#d9a94e"/>`;
      return `<path d="M${num(middle + dx)} 118v5" stroke="#b98a3c" stroke-width="2"/>${pendant}`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="140" viewBox="0 0 ${width} 140" role="img" aria-label="Vườn Charm">` +
    `<g transform="translate(4 14) scale(1.12)">${mark()}</g><path d="${lettering.d}" fill="${ink}"/>` +
    `<path d="M132 112Q${num(middle)} 124 ${num(right)} 112" fill="none" stroke="#b98a3c" stroke-width="2.2" stroke-linecap="round"/>${charms}</svg>`
  );
}
