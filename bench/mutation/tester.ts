// Started by `run.ts`, once per core: holds a copy of the tree with Vitest on it, and tries one bug after the other.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';

/** Tests to run, with one file changed or none. */
export type Trial = { tests: readonly string[]; change: { file: string; code: string } | null };
/** Failures, a line each; none when the tests pass. */
export type Outcome = { failures: readonly string[]; passed: number };

/** Everything that unit and API tests read. */
const COPIED = ['src', 'seeds', 'content', 'migrations', 'public', 'test-support'];
const FILES = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'];

/** Timeout of a test and of a hook, in milliseconds. */
const LONG = 120_000;

const root = process.cwd();
const tree = mkdtempSync(join(tmpdir(), 'mutation-'));
process.on('exit', () => rmSync(tree, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());
for (const path of [...COPIED, ...FILES]) cpSync(join(root, path), join(tree, path), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
process.chdir(tree);

/** Results of the current trial only; Vitest's own state also keeps earlier failures. */
let outcome: { failures: string[]; passed: number } = { failures: [], passed: 0 };
const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === 'failed')
      outcome.failures.push([test.fullName, ...errors.map(({ message }) => message)].join('\n'));
    if (state === 'passed') outcome.passed += 1;
  },
  onTestModuleEnd(module) {
    outcome.failures.push(...module.errors().map(({ message }) => message));
  },
  onTestSuiteResult(suite) {
    outcome.failures.push(...suite.errors().map(({ message }) => message));
  },
  onTestRunEnd(_modules, errors) {
    outcome.failures.push(...errors.map(({ message }) => message));
  },
};

/** The file with the bug. */
let changed = '';

/** Runs first the tests nearest to the bug, and of those the fastest: they detect most bugs, and the rest need not run. */
class NearestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (spec: TestSpecification) => this.ctx.cache.getTestSpecificationResult(spec)?.duration ?? 0;
    return specs.toSorted((a, b) => nearness(b.moduleId) - nearness(a.moduleId) || took(a) - took(b));
  }
}

/** Number of leading folders that a test shares with the changed file. */
function nearness(test: string): number {
  const folders = test.split('/');
  const elsewhere = join(tree, changed)
    .split('/')
    .findIndex((folder, depth) => folder !== folders[depth]);
  return elsewhere < 0 ? folders.length : elsewhere;
}

const vitest = await createVitest(
  {
    root: tree,
    watch: false,
    project: ['unit', 'api'],
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    // A bug must be detected by an assertion, not by a timeout on a busy machine.
    testTimeout: LONG,
    reporters: [reporter],
    sequence: { sequencer: NearestFirst },
  },
  // No file watching: `write` invalidates changed files itself.
  { server: { watch: null } },
);
// Overrides the projects' own settings; and isolates tests, so that no bug stays loaded in a worker for the next trial.
for (const { config } of vitest.projects)
  Object.assign(config, { testTimeout: LONG, hookTimeout: LONG, isolate: true });
await vitest.standalone();

process.on('message', async ({ tests, change }: Trial) => {
  process.send?.(await attempt(tests, change));
});
process.send?.('ready');

async function attempt(tests: readonly string[], change: Trial['change']): Promise<Outcome> {
  const path = change && join(tree, change.file);
  const before = path && readFileSync(path, 'utf8');
  if (change && path) write(path, change.code);
  changed = change?.file ?? '';
  try {
    outcome = { failures: [], passed: 0 };
    await vitest.runTestSpecifications(await vitest.globTestSpecifications([...tests]));
    return outcome;
  } finally {
    if (path && before !== null) write(path, before);
  }
}

function write(path: string, code: string): void {
  writeFileSync(path, code);
  vitest.invalidateFile(path);
}
