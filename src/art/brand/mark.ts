import { around, polar } from '../geometry.ts';
import { petal } from '../petals.ts';
import { num } from '../svg-text.ts';

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
