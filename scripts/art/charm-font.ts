import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { typeface, type OutlineFont } from '#art/typeface.ts';

/** Charm Bold (SIL Open Font License 1.1), read from its npm package; opentype.js reads `.woff`, not `.woff2`. */
export function charmBold() {
  const files = join(
    dirname(createRequire(import.meta.url).resolve('@fontsource/charm/package.json')),
    'files',
  );
  const subset = (name: string): OutlineFont => {
    const bytes = readFileSync(join(files, `charm-${name}-700-normal.woff`));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  };
  return typeface([subset('latin'), subset('vietnamese'), subset('latin-ext')]);
}
