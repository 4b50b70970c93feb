import medium from './fonts/be-vietnam-pro-500.woff2?url';
import semibold from './fonts/be-vietnam-pro-600.woff2?url';
import body from './fonts/be-vietnam-pro-400.woff2?url';
import script from './fonts/charm-700.woff2?url';
import display from './fonts/fraunces-560.woff2?url';
import styles from './styles/late-fonts.css?url';

/** Font of the headings, preloaded. */
export const headingFace: string = display;

/** Font of everything else, inlined into the page (`src/server/ssr/first-view.ts`): `<weight> <file> <family>`. */
export const textFace: string = `400 ${body} Be Vietnam Pro`;

/**
 * The other fonts, added by script after the first paint: `<weight> <file> <family>`. A style sheet would cause a full style
 * recalculation.
 */
export const lateFaces: readonly string[] = [
  `500 ${medium} Be Vietnam Pro`,
  `600 ${semibold} Be Vietnam Pro`,
  `700 ${script} Charm`,
];

/** The same fonts as a style sheet, where no script adds them. */
export const lateFonts: string = styles;
