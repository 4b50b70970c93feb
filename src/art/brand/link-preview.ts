import { brandCopy } from './copy.vi.ts';
import type { Typeface } from '../typeface.ts';
import { mark } from './mark.ts';
import { pattern } from './pattern.ts';
import { THEME } from './theme.ts';

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/**
 * Ground of the link-preview picture, 1200 × 630: mark and slogan on warm paper, a gate for the bracelet. Without a name, since
 * every shop has its own.
 */
export function linkPreviewGround(type: Typeface): string {
  const line = (words: string, y: number) =>
    `<path d="${type.text(words, 40, 70, y).d}" fill="${THEME.ink}"/>`;
  const gate = (inset: number) => {
    const [left, right, top] = [560 + inset, 1120 - inset, 40 + inset];
    const r = (right - left) / 2;
    return `M${left} 631L${left} ${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}L${right} 631Z`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>
<pattern id="tile" width="400" height="400" patternUnits="userSpaceOnUse">${inner(pattern({ ground: '#fbf8ec', ink: '#f0e7cf' }))}</pattern>
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#fbe6ea"/><stop offset=".62" stop-color="#fdf3ee"/><stop offset="1" stop-color="#f6ebd0"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#tile)"/>
<path d="${gate(0)}" fill="#fffaf4" stroke="#e3be6e" stroke-width="2"/><path d="${gate(12)}" fill="url(#sky)" stroke="#e3be6e" stroke-width="2"/>
<g transform="translate(62 168) scale(1.1)">${mark()}</g>
${brandCopy.preview.map((words, row) => line(words, 360 + row * 54)).join('')}</svg>`;
}
