import { join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, say, toolEnv } from './project.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Check */

const ROOMS = ['src/domain', 'src/contract', 'src/art', 'src/server', 'src/web', 'src/service-worker', '.'];

/** Type generators: page addresses from the route table, classes from the CSS modules. @type {Check[]} */
const GENERATORS = [
  { name: 'addresses of the pages', command: 'react-router', args: ['typegen'] },
  { name: 'classes of the styles', command: 'node', args: ['scripts/styles.ts'] },
];

/** Two at a time, the slowest first. @type {Check[]} */
const CHECKS = [
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'migrations', command: 'node', args: ['scripts/checks/migrations.ts'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '--quiet'] },
  ...ROOMS.map((room) => ({
    name: room === '.' ? 'types of seeds, tests and tools' : `types of ${room}`,
    command: 'tsc',
    args: ['--noEmit', '--pretty', '--project', room],
  })),
  { name: 'arrows', command: 'node', args: ['scripts/checks/arrows.ts'] },
  { name: 'drawing of the arrows', command: 'node', args: ['scripts/checks/graph.ts'] },
  { name: 'specification map', command: 'node', args: ['scripts/checks/spec.ts'] },
  { name: 'folders of the server', command: 'node', args: ['scripts/checks/server-folders.ts'] },
  { name: 'styles', command: 'node', args: ['scripts/checks/styles.ts'] },
  { name: 'Vietnamese in its place', command: 'node', args: ['scripts/checks/vietnamese-in-copy.ts'] },
  { name: 'bugs of the mutation tests', command: 'node', args: ['bench/mutation/run.ts', '--check'] },
  { name: 'texts that the specification quotes', command: 'node', args: ['scripts/checks/quoted-texts.ts'] },
];

/**
 * Runs every check and prints the output of those that failed.
 * @returns {Promise<import('./tests.mjs').Outcome>}
 */
export async function runChecks() {
  const generated = await Promise.all(GENERATORS.map(passes));
  if (generated.includes(false)) return { passed: 0, failures: ['check: generated types'] };
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failures = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failures.push(`check: ${check.name}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: CHECKS.length - failures.length, failures };
}

/** @param {Check} check */
async function passes({ name, command, args }) {
  const started = performance.now();
  const { ok, output } = await tool(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `\n${output.trimEnd()}\n`}`);
  return ok;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const tool = (command, args) => run(join(binFolder, command), args, { env: toolEnv });
