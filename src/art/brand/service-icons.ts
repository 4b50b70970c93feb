import { brandCopy } from './copy.vi.ts';
import { around, circle, heart, polar, pts, rrect } from '../geometry.ts';
import { petal } from '../petals.ts';
import { escapeXml } from '../svg-text.ts';
import { THEME } from './theme.ts';

export type ServiceIcon =
  | 'vong-thiet-ke-san'
  | 'vong-ten'
  | 'charm-hoa'
  | 'tu-van'
  | 'giao-nhanh'
  | 'doi-tra'
  | 'cham-soc';

const soft = (d: string) => `<path d="${d}" fill="${THEME.blush}" transform="translate(2.2 2.2)"/>`;
const stroke = (d: string, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
const line = (d: string) => stroke(d, THEME.ink);
const accent = (d: string, color = THEME.rose) => stroke(d, color);
const flower = (x: number, y: number, L: number) => around(5, petal.round(L, L * 1.02), { x, y }).join('');
const wrap = (label: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label="${escapeXml(label)}">${body}</svg>`;

/** Two-tone line icons on a 64-unit grid: a soft shape slightly off the line, then the line. */
export function serviceIcons(): Record<ServiceIcon, string> {
  const beads = Array.from({ length: 7 }, (_, i) => polar(19, 90 + i * 30, 32, 27));
  const tags = pts('12 25, 32 33, 52 25').map(([x, y]) => rrect(x - 9, y - 1, 18, 20, 5));
  const pendants = beads.map(([x, y], i) => (i === 3 ? heart(x, y + 4, 8) : circle(x, y + 3, 4)));
  return {
    'vong-thiet-ke-san': wrap(
      brandCopy.services['vong-thiet-ke-san'],
      soft(pendants.join('')) +
        line(circle(32, 27, 19)) +
        pendants.map((d) => line(d)).join('') +
        accent('M26 8L32 11L38 8M32 11L32 11') +
        accent('M52 8v6M49 11h6', THEME.gold),
    ),
    'vong-ten': wrap(
      brandCopy.services['vong-ten'],
      soft(tags.join('')) +
        line('M3 12C14 32 50 32 61 12') +
        tags.map((d) => line(d)).join('') +
        accent('M8 39L12 28L16 39M9.5 35.5h5') +
        accent('M28 46V37L36 46V37') +
        accent('M48 29v9M55.6 29v9M48 33.5h8'),
    ),
    'charm-hoa': wrap(
      brandCopy.services['charm-hoa'],
      soft(flower(32, 31, 21)) +
        line(flower(32, 31, 21)) +
        `<circle cx="32" cy="31" r="5" fill="${THEME.goldLight}" stroke="${THEME.ink}" stroke-width="2.2"/>` +
        line('M32 52C32 57 31 59 30 62') +
        accent('M31 58C38 58 42 55 43 51C37 50 32 53 31 58Z', THEME.leaf),
    ),
    'tu-van': wrap(
      brandCopy.services['tu-van'],
      soft('M8 10H50Q55 10 55 15V38Q55 43 50 43H28L17 53V43H13Q8 43 8 38V15Q8 10 13 10Z') +
        line('M13 10H50Q55 10 55 15V38Q55 43 50 43H28L17 53V43H13Q8 43 8 38V15Q8 10 13 10Z') +
        accent(flower(31, 27, 10)) +
        `<circle cx="31" cy="27" r="2.6" fill="${THEME.gold}"/>` +
        accent('M58 46L62 50L52 60L47 61L48 56Z', THEME.gold),
    ),
    'giao-nhanh': wrap(
      brandCopy.services['giao-nhanh'],
      soft('M14 16H38V44H14ZM38 26H50L58 35V44H38Z') +
        line('M20 16H38V44H26M14 44H13V38M38 26H50L58 35V44H54M44 44H38') +
        line('M46 26V35H57') +
        line(circle(20, 46, 6)) +
        line(circle(49, 46, 6)) +
        accent('M4 20H14M2 27H11M5 34H12') +
        accent(heart(28, 29, 6.4)),
    ),
    'doi-tra': wrap(
      brandCopy.services['doi-tra'],
      soft(rrect(18, 24, 28, 26, 4)) +
        line(rrect(18, 24, 28, 26, 4)) +
        line('M18 33H46M28 24V38L32 35L36 38V24') +
        accent('M8 34C7 17 20 6 35 8C45 9 54 16 56 26M56 26L60 18M56 26L49 21') +
        accent('M56 40C53 52 43 59 31 58C22 57 15 53 11 46', THEME.gold),
    ),
    'cham-soc': wrap(
      brandCopy.services['cham-soc'],
      soft('M14 34H20V50H14Q8 50 8 42Q8 34 14 34ZM44 34H50Q56 34 56 42Q56 50 50 50H44Z') +
        line('M10 36V30C10 17 20 8 32 8C44 8 54 17 54 30V36') +
        line('M14 34H20V50H14Q8 50 8 42Q8 34 14 34ZM44 34H50Q56 34 56 42Q56 50 50 50H44Z') +
        line('M52 50C51 57 45 59 37 59') +
        line(rrect(28, 55, 10, 7, 3.5)) +
        accent(heart(32, 34, 9)),
    ),
  };
}
