// Mutation testing: plants single bugs in a copy of the shop and checks whether its tests detect them (README.md).
//   npm run mutate                    all lists
//   npm run mutate -- design ordering these
//   npm run mutate -- --check         only whether every bug's passage still exists
//   npm run mutate -- --only paid     those whose line matches the pattern
//   npm run mutate -- --testers 1     on one core, beside other work
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { listErrors, readBugs, withBug, type Bug } from './lists.ts';
import type { Outcome, Trial } from './tester.ts';
import { say } from '../report.ts';

type Tester = { run(trial: Trial, patience: number): Promise<Outcome>; end(): void };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A bug that puts a test into an endless loop counts as detected: after this time, or many times what the tests take without it. */
const PATIENCE = 240_000;
const PATIENT_TIMES = 5;
const GREEN_PATIENCE = 1_200_000;

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string', default: '' },
    testers: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});
const only = new RegExp(values.only);
const bugs = readBugs(ROOT, positionals).filter(({ why }) => only.test(why));
const errors = listErrors(ROOT, bugs);
if (errors.length > 0)
  stop(`${errors.join('\n')}\n${errors.length} of ${bugs.length} bugs do not fit the code.`);
if (values.check) {
  say(`${bugs.length} bugs fit the code.`);
  process.exit();
}

const database = await openDatabase();
const testers: Tester[] = [];
/** Number of tests of each set: a bug has survived only when all of them ran. */
const greenTests = new Map<string, number>();
/** How long each set took, in milliseconds. */
const greenTook = new Map<string, number>();
process.once('SIGINT', () => void close().finally(() => process.exit(130)));
try {
  testers.push(...(await Promise.all(Array.from({ length: Number(values.testers) }, openTester))));
  await expectGreen('before');
  const survivors = await tryAll();
  await expectGreen('after');
  report(survivors);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await close();
}

async function close(): Promise<void> {
  for (const tester of testers) tester.end();
  await database.close();
}

/** Tries every bug, as many in parallel as there are testers. @returns the survivors */
async function tryAll(): Promise<Bug[]> {
  const survivors: Bug[] = [];
  let done = 0;
  await eachTester(bugs, async (tester, bug) => {
    const set = bug.tests.join(' ');
    const trial = { tests: bug.tests, change: { file: bug.file, code: withBug(ROOT, bug) } };
    const patience = Math.max(PATIENCE, PATIENT_TIMES * (greenTook.get(set) ?? 0));
    const { failures, passed } = await tester.run(trial, patience);
    if (failures.length === 0 && passed !== greenTests.get(set))
      throw new Error(`${bug.why}: ${passed} tests ran, which is not all of them, and none failed`);
    if (failures.length === 0) survivors.push(bug);
    const outcome =
      failures.length === 0 ? 'SURVIVED' : `caught by: ${failures[0]?.split('\n').slice(0, 2).join(': ')}`;
    say(`${(done += 1)}/${bugs.length} ${bug.area}: ${bug.why}: ${outcome}`);
  });
  return survivors;
}

/** Requires the tests to pass without a bug: failing ones would seem to detect everything. */
async function expectGreen(when: string): Promise<void> {
  const sets = [...new Map(bugs.map(({ tests }) => [tests.join(' '), tests])).values()];
  await eachTester(sets, async (tester, tests) => {
    const began = performance.now();
    const { failures, passed } = await tester.run({ tests, change: null }, GREEN_PATIENCE);
    if (failures.length > 0 || passed === 0)
      throw new Error(
        `${when} all bugs, these tests are not green: ${tests.join(' ')}\n${failures.join('\n')}`,
      );
    greenTests.set(tests.join(' '), passed);
    greenTook.set(tests.join(' '), performance.now() - began);
  });
  say(`The tests are green ${when} all bugs.`);
}

function report(survivors: readonly Bug[]): void {
  const areas = Map.groupBy(bugs, ({ area }) => area);
  say(`\n${'area'.padEnd(14)} caught`);
  for (const [area, all] of areas) {
    const missed = survivors.filter((bug) => bug.area === area).length;
    say(`${area.padEnd(14)} ${all.length - missed} of ${all.length}`);
  }
  const caught = bugs.length - survivors.length;
  say(`${'all'.padEnd(14)} ${caught} of ${bugs.length}: ${((100 * caught) / bugs.length).toFixed(1)} %`);
  const unknown = survivors.filter(({ survives }) => survives === null);
  const revived = bugs.filter((bug) => bug.survives !== null && !survivors.includes(bug));
  for (const { area, file, why } of unknown) say(`survived: ${area}: ${file}: ${why}`);
  for (const { area, why } of revived) say(`is caught now, take its = away: ${area}: ${why}`);
  process.exitCode = unknown.length + revived.length === 0 ? 0 : 1;
}

/** Gives each piece of work to the next free tester. */
async function eachTester<Work>(
  all: readonly Work[],
  work: (tester: Tester, piece: Work) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    testers.map(async (tester) => {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift())
        await work(tester, piece);
    }),
  );
}

/** A separate process, so that an endless loop can be killed together with its children. */
async function openTester(): Promise<Tester> {
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'tester.ts'), {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, TEST_DATABASE_URL: database.url },
    });
    await new Promise<void>((ready, fail) => {
      started.once('message', () => ready());
      started.once('exit', () => fail(new Error('a tester did not start')));
    });
    return started;
  }

  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  return {
    end,
    async run(trial, patience) {
      const { promise, resolve } = Promise.withResolvers<Outcome | null>();
      const answered = (outcome: Outcome) => resolve(outcome);
      const gone = () => resolve(null);
      const timer = setTimeout(gone, patience);
      child.once('message', answered).once('exit', gone).send(trial);
      const outcome = await promise;
      clearTimeout(timer);
      child.off('message', answered).off('exit', gone);
      if (outcome !== null) return outcome;
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      child = await start();
      return { failures: ['the tests did not come to an end'], passed: 0 };
    },
  };
}

async function openDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, close: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'mutation-postgres-'));
  chmodSync(dataDir, 0o755);
  const quiet = { info: () => undefined, warn: () => undefined };
  const embedded = await startEmbeddedPostgres({ dataDir, log: quiet });
  return {
    url: embedded.url,
    async close() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
