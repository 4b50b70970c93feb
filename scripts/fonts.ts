// `npm run fonts`: cuts the shop's fonts out of their npm packages into `src/web/ui/fonts/`, which is committed. Kept are the
// Vietnamese alphabet, ASCII and the signs that the shop writes, in the one cut of Fraunces that it sets, without hints; the two
// halves in which the packages have it become one file (decision 0027). Needs fontTools in the `PATH` (Debian: `fonttools`), each version of
// which packs a little differently: what was cut from the same packages by the same rules stays as it is, unless `-- --anew`.
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

/** As the packages cut them: what of the alphabet Latin-1 holds, and the rest. */
const LETTERS = {
  latin: `${between(0x20, 0x7e)}\u00a0§©·×ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý–—‘’“”•…−€`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${between(0x1ea0, 0x1ef9)}₫`,
};

type Cut = {
  from: string;
  file: string;
  to: string;
  axes?: Record<string, number>;
  /** units to the em that its outlines are drawn in, where the package's are finer than a screen shows */
  em?: number;
  /** what it is never set in: the next family draws it, should it come */
  without?: string;
};

const CUTS: readonly Cut[] = [
  {
    from: '@fontsource-variable/fraunces',
    file: 'fraunces-SUBSET-soft-normal',
    to: 'fraunces-560',
    axes: { wght: 560, SOFT: 100 },
    em: 1000,
    // Signs of programmers, money and law; an accent by itself.
    without: '@§©$*{}|~^_<>[]\\`€\u0300\u0301\u0303\u0309\u0323',
  },
  ...['400', '500', '600'].map((weight) => ({
    from: '@fontsource/be-vietnam-pro',
    file: `be-vietnam-pro-SUBSET-${weight}-normal`,
    to: `be-vietnam-pro-${weight}`,
  })),
  { from: '@fontsource/charm', file: 'charm-SUBSET-700-normal', to: 'charm-700' },
];

/** Those that the styles ask for, and those without which no accent finds its place. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

const env = { ...process.env, SOURCE_DATE_EPOCH: '0' };

/** Runs fontTools; without it, or where it fails, a sentence instead of a trace. The same font is the same bytes on any day. */
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

/** What the fonts come from: their packages, and what is kept of them. */
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
