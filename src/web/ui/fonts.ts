import medium from './fonts/be-vietnam-pro-500.woff2?url';
import semibold from './fonts/be-vietnam-pro-600.woff2?url';
import body from './fonts/be-vietnam-pro-400.woff2?url';
import script from './fonts/charm-700.woff2?url';
import display from './fonts/fraunces-560.woff2?url';
import styles from './styles/late-fonts.css?url';

/** What the first view reads, 23 KB; for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the root. */
export const fontPreloads: readonly string[] = [display, body];

/** The other faces, for when the page is drawn: `<weight> <file> <family>`. A style sheet would have all of it styled anew. */
export const lateFaces: readonly string[] = [
  `500 ${medium} Be Vietnam Pro`,
  `600 ${semibold} Be Vietnam Pro`,
  `700 ${script} Charm`,
];

/** The same as a style sheet, where no script adds them. */
export const lateFonts: string = styles;
