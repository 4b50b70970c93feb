// `npm run fonts`: cuts the shop's fonts out of their npm packages into `src/web/ui/fonts/`, which is committed. Kept are the
// Vietnamese alphabet, ASCII and the signs that the shop writes, in the one cut of Fraunces that it sets; hints are left
// out. A third of the bytes, drawn alike (decision 0027). `src/web/ui/styles/fonts.css` names the same characters.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const TO = fileURLToPath(new URL('../src/web/ui/fonts', import.meta.url));

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** As the packages cut them: what of the alphabet Latin-1 holds, and the rest. */
const LETTERS = {
  latin: `${between(0x20, 0x7e)}\u00a0§©·×ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý–—‘’“”•…−€`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${between(0x1ea0, 0x1ef9)}₫`,
};

type Cut = { from: string; file: string; to: string; axes?: Record<string, number> };

const CUTS: readonly Cut[] = [
  {
    from: '@fontsource-variable/fraunces',
    file: 'fraunces-SUBSET-soft-normal',
    to: 'fraunces-SUBSET-560',
    axes: { wght: 560, SOFT: 100 },
  },
  ...['400', '500', '600'].map((weight) => ({
    from: '@fontsource/be-vietnam-pro',
    file: `be-vietnam-pro-SUBSET-${weight}-normal`,
    to: `be-vietnam-pro-SUBSET-${weight}`,
  })),
  { from: '@fontsource/charm', file: 'charm-SUBSET-700-normal', to: 'charm-SUBSET-700' },
];

/** Those that the styles ask for, and those without which no accent finds its place. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

mkdirSync(TO, { recursive: true });
for (const { from, file, to, axes } of CUTS) {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${from}/package.json`)), 'files');
  for (const [subset, letters] of Object.entries(LETTERS)) {
    const whole = readFileSync(join(folder, `${file.replace('SUBSET', subset)}.woff2`));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: FEATURES,
      ...(axes && { variationAxes: axes }),
    });
    const name = `${to.replace('SUBSET', subset)}.woff2`;
    writeFileSync(join(TO, name), cut);
    process.stdout.write(`${name.padEnd(36)} ${whole.length} → ${cut.length}\n`);
  }
}
