import body from './fonts/be-vietnam-pro-400.woff2?url';
import display from './fonts/fraunces-560.woff2?url';

/** What the first view reads, 26 KB; for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the root. */
export const fontPreloads: readonly string[] = [display, body];
