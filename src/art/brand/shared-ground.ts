import { mark } from './mark.ts';
import { pattern } from './pattern.ts';

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/**
 * Ground of the link preview of a shared bracelet, 1200 × 630: a paper frame with a gold line round a light stage. The bracelet
 * is centred, since messengers crop the picture to a square. It bears the mark without the shop's name, which is in the link's
 * own text.
 */
export function sharedGround(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>
<pattern id="tile" width="400" height="400" patternUnits="userSpaceOnUse">${inner(pattern({ ground: '#fdf3ee', ink: '#f0dccf' }))}</pattern>
<radialGradient id="light" cx=".48" cy=".42" r=".66"><stop offset="0" stop-color="#fffefb"/><stop offset=".55" stop-color="#fdeef0"/><stop offset="1" stop-color="#fdeef0" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="#f6e2d8" stop-opacity="0"/><stop offset="1" stop-color="#f3dcc8" stop-opacity=".8"/></radialGradient></defs>
<rect width="1200" height="630" fill="#fffaf4"/><rect x="14" y="14" width="1172" height="602" rx="30" fill="url(#tile)"/>
<rect x="14" y="14" width="1172" height="602" rx="30" fill="url(#dusk)"/>
<rect x="14" y="14" width="1172" height="602" rx="30" fill="url(#light)" stroke="#e3be6e" stroke-width="2.5"/>
<g transform="translate(42 536) scale(.54)">${mark()}</g></svg>`;
}
