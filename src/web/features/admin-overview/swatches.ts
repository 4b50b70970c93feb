import { ENAMEL, type Enamel } from '#art/enamel.ts';
import { fold } from '#domain/kernel/folding.ts';

/** Colour names as used by charms, without diacritics; the longest entry that a name starts with applies. */
const NAMED: Record<string, Enamel> = {
  do: 'ruby',
  'do cam': 'coral',
  'do hong': 'rose',
  hong: 'rose',
  'hong phan': 'blush',
  'hong dao': 'blush',
  'hong san ho': 'coral',
  'san ho': 'coral',
  cam: 'apricot',
  'ho phach': 'honey',
  vang: 'honey',
  'vang chanh': 'lemon',
  kem: 'ivory',
  trang: 'white',
  'trang nga': 'ivory',
  'trang sua': 'ivory',
  'ngoc trai': 'ivory',
  xanh: 'leaf',
  'xanh la': 'leaf',
  'xanh non': 'sage',
  'xanh ngoc': 'jade',
  'xanh dam': 'forest',
  'xanh bang': 'aqua',
  'xanh bien': 'teal',
  'xanh nuoc': 'aqua',
  'xanh duong': 'blue',
  'xanh lam': 'blue',
  'xanh troi': 'sky',
  'xanh tim': 'violet',
  'xanh dem': 'navy',
  tim: 'lilac',
  'tim hong': 'orchid',
  'tim than': 'plum',
  nau: 'cocoa',
  'nau vang': 'tan',
  xam: 'grey',
  den: 'ink',
};
const LONGEST_FIRST = Object.keys(NAMED).toSorted((a, b) => b.length - a.length);
const MANY = `conic-gradient(${(['rose', 'honey', 'leaf', 'blue', 'lilac', 'rose'] as const).map((name) => ENAMEL[name][1]).join(', ')})`;

/** CSS background of a named colour; a gradient of several colours for an unknown one (`ngũ sắc`). */
export function swatchOf(color: string): string {
  const folded = fold(color);
  const name = LONGEST_FIRST.find((each) => folded === each || folded.startsWith(`${each} `));
  const enamel = name === undefined ? undefined : NAMED[name];
  return enamel === undefined ? MANY : ENAMEL[enamel][1];
}
