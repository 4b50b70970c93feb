import body from './fonts/be-vietnam-pro-latin-400.woff2?url';
import bodyVietnamese from './fonts/be-vietnam-pro-vietnamese-400.woff2?url';
import display from './fonts/fraunces-latin-560.woff2?url';
import displayVietnamese from './fonts/fraunces-vietnamese-560.woff2?url';

/** What the first view reads, 30 KB; for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the root. */
export const fontPreloads: readonly string[] = [displayVietnamese, display, bodyVietnamese, body];
