// `npm run bench:all [-- --rounds 3] [--only reads,start] [--against <commit>]`: runs every bench in turn, several rounds; prints
// one table of the medians beside their aims and the previous values, and appends a line for each bench to `history.jsonl`.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, commitOf, ROOT, treeOf } from './look/stage.ts';
import { FIGURES_FILE, median, isReached, say, type Figure } from './report.ts';

/** In running order, shortest first. One round of all of them takes about an hour on two cores. */
const BENCHES: Record<string, readonly string[]> = {
  start: ['bench/start.ts'],
  advice: ['bench/advice.ts'],
  reads: ['bench/reads.ts'],
  orders: ['bench/orders.ts'],
  chat: ['bench/chat.ts'],
  mail: ['bench/mail.ts'],
  'held-row': ['bench/held-row.ts'],
  desk: ['bench/desk.ts'],
  'desk-heap': ['bench/desk-heap.ts'],
  dragging: ['bench/dragging.ts'],
  lighthouse: ['bench/lighthouse.ts'],
  taps: ['bench/taps.ts'],
  faults: ['bench/faults.ts'],
};
const HISTORY = join(ROOT, 'bench/history.jsonl');

/** A line of the history: the medians of a bench's rounds, by figure name. */
type Run = {
  bench: string;
  commit: string;
  at: string;
  cores: number;
  rounds: number;
  figures: Record<string, number>;
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: Object.keys(BENCHES).join() },
      against: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  const wanted = values.only.split(',').filter((name) => {
    if (name in BENCHES) return true;
    throw new Error(`There is no bench "${name}"; there are ${Object.keys(BENCHES).join(', ')}`);
  });
  build(ROOT);
  const other = values.against === undefined ? null : treeOf(commitOf(values.against));
  const before = other === null ? allRuns() : [];
  const commit = stateOf();
  for (const bench of wanted) {
    const [own, others]: [Figure[][], Figure[][]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      own.push(measure(ROOT, bench));
      // Alternately, so that other load on the machine affects both.
      if (other !== null) others.push(measure(other, bench));
    }
    const figures = medians(own);
    const known =
      other === null ? before.findLast((run) => run.bench === bench)?.figures : valuesOf(medians(others));
    tell(bench, figures, known ?? {});
    // At once: a run of an hour that is broken off keeps what it has measured.
    remember({
      bench,
      commit,
      at: new Date().toISOString(),
      cores: cpus().length,
      rounds,
      figures: valuesOf(figures),
    });
  }
}

const remember = (run: Run): void => appendFileSync(HISTORY, `${JSON.stringify(run)}\n`);

/** One round of a bench in a working tree. A bench that fails midway still delivers its figures so far. */
function measure(tree: string, bench: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-figures-'));
  const file = join(folder, 'figures.jsonl');
  try {
    const { status, signal } = spawnSync(process.execPath, BENCHES[bench]!, {
      cwd: tree,
      env: { ...process.env, [FIGURES_FILE]: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // A bench that misses its own aims also exits with 1.
    if (!existsSync(file)) throw new Error(`${bench} left no figures (${signal ?? status})`);
    return linesOf<Figure>(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function medians(rounds: readonly Figure[][]): Figure[] {
  const [first = []] = rounds;
  return first.map((figure) => ({
    ...figure,
    value: median(
      rounds.flatMap((round) => round.filter(({ name }) => name === figure.name).map(({ value }) => value)),
    ),
  }));
}

const valuesOf = (figures: readonly Figure[]): Record<string, number> =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]));

function tell(bench: string, figures: readonly Figure[], before: Record<string, number>): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  say(`\n${bench.padEnd(width + 2)}${['now', 'before', 'aim'].map((word) => word.padStart(10)).join('')}`);
  for (const figure of figures) {
    const { name, value, aim } = figure;
    const isAimReached = isReached(figure);
    const mark = isAimReached === null ? '' : isAimReached ? ' ✓' : ' ✗';
    const cells = [value, before[name], aim].map((number) => shown(number).padStart(10));
    say(`  ${name.padEnd(width)}${cells.join('')}${mark}`);
  }
}

/** Three significant digits. */
const shown = (value: number | undefined): string => {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
};

const allRuns = (): Run[] => (existsSync(HISTORY) ? linesOf<Run>(HISTORY) : []);

const linesOf = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

/** The commit, with a `+` when the working tree differs from it. */
function stateOf(): string {
  const changed = spawnSync('git', ['status', '--porcelain', '--', 'src', 'package-lock.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout;
  return commitOf('HEAD').slice(0, 12) + (changed === '' ? '' : '+');
}

await main();
