import body from './fonts/be-vietnam-pro-400.woff2?url';
import display from './fonts/fraunces-560.woff2?url';
import late from './styles/late-fonts.css?url';

/** What the first view reads, 26 KB; for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the root. */
export const fontPreloads: readonly string[] = [display, body];

/** The style sheet of the other faces, for when the page is drawn. */
export const lateFonts: string = late;
