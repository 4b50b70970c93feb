import body from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import displayLatin from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url';
import displayVietnamese from '@fontsource-variable/fraunces/files/fraunces-vietnamese-soft-normal.woff2?url';

/** What the first view reads; for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the root. */
export const fontPreloads: readonly string[] = [displayVietnamese, displayLatin, body];
