// `npm run look [-- --against <commit>] [--only <part of a state's name>] [--widths 390,1280] [--all] [--minutes 4]
// [--continue] [--before]`: visual regression check of every page, role and dialog against a commit (the last one by default):
// compares the computed style of every element, also under hover, focus and active, and a screenshot. Exits with 1 if anything
// differs.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../e2e/support/chromium.ts';
import { newDataDir } from '../e2e/support/shop.ts';
import { compare } from './look/compare.ts';
import { hasSnapshot, nameOf, takeAll, widthsOf } from './look/snapshot.ts';
import { build, cacheOf, commitOf, dataOf, openStage, ROOT, treeOf } from './look/stage.ts';
import { say } from './report.ts';
import { statesOf, WIDTHS, type State } from './look/states.ts';

/** Lines printed per state; `--all` prints every one. */
const TOLD = 12;

const { values: options } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    only: { type: 'string', multiple: true, default: [''] },
    widths: { type: 'string', default: WIDTHS.join() },
    all: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    continue: { type: 'boolean', default: false },
    before: { type: 'boolean', default: false },
  },
});
const widths = options.widths.split(',').map(Number);
/** No further state is begun after this moment. */
const until = performance.now() + Number(options.minutes) * 60_000;

/** Two in parallel, each with a shop of its own: the actions of staff must not change what customers see. */
const LANES: readonly (readonly State['who'][])[] = [
  ['guest', 'customer'],
  ['admin', 'shipper'],
];

/** Delays painting until all images are decoded; large ones would otherwise follow a moment later. */
const WHOLE = ['--disable-checker-imaging', '--run-all-compositor-stages-before-draw'];

async function take(
  tree: string,
  data: string,
  folder: string,
  among: (state: State) => boolean,
): Promise<string[]> {
  await using browser = await launch(WHOLE);
  const failed = await Promise.all(
    LANES.map(async (roles) => {
      await using opened = new AsyncDisposableStack();
      const copy = await newDataDir();
      opened.defer(() => copy.remove());
      const stage = await openStage(tree, data, copy.path);
      opened.defer(() => stage.close());
      const states = statesOf(stage.prepared).filter((state) => roles.includes(state.who) && among(state));
      return await takeAll(browser, stage, states, { folder, widths, until });
    }),
  );
  return failed.flat();
}

const isWanted = ({ name }: State) => options.only.some((part) => name.includes(part));

async function main(): Promise<number> {
  const commit = commitOf(options.against);
  const data = await dataOf(commit);
  const before = join(cacheOf(commit), 'seen');
  const after = join(ROOT, 'test-results/look');
  if (!options.continue) rmSync(after, { recursive: true, force: true });
  const states = statesOf(NOTHING_PREPARED).filter(isWanted);
  const names = states.flatMap((state) => widthsOf(state, widths).map((width) => nameOf(state, width)));

  /** A state that the commit cannot show is not compared. */
  const isComparable = (state: State) =>
    isWanted(state) && widthsOf(state, widths).some((width) => hasSnapshot(before, nameOf(state, width)));

  const failed: string[] = [];
  if (!options.continue && names.some((name) => !hasSnapshot(before, name))) {
    failed.push(...(await timed(commit.slice(0, 7), () => take(treeOf(commit), data, before, isWanted))));
  }
  if (!options.before) {
    if (!options.continue) build(ROOT);
    failed.push(...(await timed('this tree', () => take(ROOT, data, after, isComparable))));
  }

  let differing = 0;
  const left = names.filter((name) => !hasSnapshot(options.before ? before : after, name)).length;
  for (const name of names) {
    if (!hasSnapshot(before, name) || !hasSnapshot(after, name)) continue;
    const { lines } = await compare(before, after, name);
    if (lines.length === 0) continue;
    differing += 1;
    say(`\n${name}: ${lines.length} differences`);
    for (const line of options.all ? lines : lines.slice(0, TOLD)) say(`  ${line}`);
  }
  say(
    `\n${names.length} pictures and their elements, ${differing} differ; ${left} not taken; ${failed.length} states not seen`,
  );
  return differing + left + failed.length > 0 ? 1 : 0;
}

const NOTHING_PREPARED = { pattern: '', shared: '', unpaid: '', reportedChat: '' };

async function timed<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await task();
  say(`${what}: ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
}

process.exitCode = await main();
