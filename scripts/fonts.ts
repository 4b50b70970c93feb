// `npm run fonts`: subsets the shop's fonts from their npm packages into `src/web/ui/fonts/`, which is committed. Kept are the
// Vietnamese alphabet, ASCII and the symbols that the shop uses, in the one instance of Fraunces that it sets, without hinting;
// the two subsets of each package are merged into one file (decision 0027). Needs fontTools in the `PATH` (Debian: `fonttools`).
// Each version of it packs slightly differently, so a font from unchanged packages and rules is kept, unless `-- --anew`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const TO = fileURLToPath(new URL('../src/web/ui/fonts', import.meta.url));

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The subsets of the packages: the letters within Latin-1, and the rest. */
const LETTERS = {
  latin: `${between(0x20, 0x7e)}\u00a0§©·×ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý–—‘’“”•…−€`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${between(0x1ea0, 0x1ef9)}₫`,
};

type Cut = {
  from: string;
  file: string;
  to: string;
  axes?: Record<string, number>;
  /** units per em of its outlines, when the package's are finer than a screen can show */
  em?: number;
  /** characters it is never set in; should one occur, the next font family renders it */
  without?: string;
};

const CUTS: readonly Cut[] = [
  {
    from: '@fontsource-variable/fraunces',
    file: 'fraunces-SUBSET-soft-normal',
    to: 'fraunces-560',
    axes: { wght: 560, SOFT: 100 },
    em: 1000,
    // Symbols of code, money and law; combining accents on their own.
    without: '@§©$*{}|~^_<>[]\\`€\u0300\u0301\u0303\u0309\u0323',
  },
  ...['400', '500', '600'].map((weight) => ({
    from: '@fontsource/be-vietnam-pro',
    file: `be-vietnam-pro-SUBSET-${weight}-normal`,
    to: `be-vietnam-pro-${weight}`,
  })),
  { from: '@fontsource/charm', file: 'charm-SUBSET-700-normal', to: 'charm-700' },
];

/** OpenType features used by the styles, and those needed to position accents. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

const env = { ...process.env, SOURCE_DATE_EPOCH: '0' };

/**
 * Runs fontTools; reports a missing or failing one in one sentence instead of a stack trace. Output is byte-identical on any day.
 */
function fonttools(...args: string[]): void {
  try {
    execFileSync('fonttools', args, { stdio: 'pipe', env });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    process.stderr.write(
      isMissing
        ? 'fontTools is missing (Debian: apt-get install fonttools); nothing was written.\n'
        : `${String(error)}\n`,
    );
    process.exit(1);
  }
}

const packageOf = (name: string) => createRequire(import.meta.url).resolve(`${name}/package.json`);

/** Hash of the fonts' input: the packages, and the rules of what is kept. */
const source = createHash('sha256')
  .update(JSON.stringify([CUTS, LETTERS, FEATURES]))
  .update(CUTS.map(({ from }) => readFileSync(packageOf(from), 'utf8')).join(''))
  .digest('hex');
const CUT_FROM = join(TO, 'cut-from.sha256');
if (
  !process.argv.includes('--anew') &&
  existsSync(CUT_FROM) &&
  readFileSync(CUT_FROM, 'utf8').trim() === source
) {
  process.stdout.write('The fonts are cut already; -- --anew cuts them all the same.\n');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
mkdirSync(TO, { recursive: true });
for (const { from, file, to, axes, em, without = '' } of CUTS) {
  const files = join(dirname(packageOf(from)), 'files');
  const halves: string[] = [];
  for (const [subset, letters] of Object.entries(LETTERS)) {
    const whole = readFileSync(join(files, `${file.replace('SUBSET', subset)}.woff2`));
    const half = join(folder, `${to}-${subset}.ttf`);
    writeFileSync(half, await cut(whole, letters, 'truetype', axes));
    halves.push(half);
  }
  const whole = join(folder, `${to}.ttf`);
  fonttools('merge', `--output-file=${whole}`, ...halves);
  if (em !== undefined) fonttools('ttLib.scaleUpem', `--output-file=${whole}`, whole, String(em));
  const kept = [...Object.values(LETTERS).join('')].filter((letter) => !without.includes(letter));
  const packed = await cut(readFileSync(whole), kept.join(''), 'woff2');
  const target = join(TO, `${to}.woff2`);
  if (!existsSync(target) || !readFileSync(target).equals(packed)) writeFileSync(target, packed);
  process.stdout.write(`${to}.woff2: ${(packed.length / 1024).toFixed(1)} KB\n`);
}
writeFileSync(CUT_FROM, `${source}\n`);

function cut(
  font: Buffer,
  letters: string,
  targetFormat: 'truetype' | 'woff2',
  variationAxes?: Record<string, number>,
): Promise<Buffer> {
  const options = { targetFormat, noHinting: true, keepFeatures: FEATURES };
  return subsetFont(font, letters, variationAxes ? { ...options, variationAxes } : options);
}
