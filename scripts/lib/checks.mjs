import { join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, say, toolEnv } from './project.mjs';

/** @typedef {{ name: string, command: string, args: string[], before?: { command: string, args: string[] } }} Check */

const ROOMS = ['src/domain', 'src/contract', 'src/art', 'src/server', 'src/web', 'src/service-worker', '.'];

/** Two at a time, the slowest first. @type {Check[]} */
const CHECKS = [
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level=warn', '--cache', '.'] },
  { name: 'migrations', command: 'node', args: ['scripts/checks/migrations.ts'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '--quiet'] },
  ...ROOMS.map((room) => ({
    name: room === '.' ? 'types of seeds, tests and tools' : `types of ${room}`,
    command: 'tsc',
    args: ['--noEmit', '--pretty', '--project', room],
    // The types of the pages' addresses are generated from the route table.
    before: room === 'src/web' ? { command: 'react-router', args: ['typegen'] } : undefined,
  })),
  { name: 'arrows', command: 'node', args: ['scripts/checks/arrows.ts'] },
  { name: 'Vietnamese in its place', command: 'node', args: ['scripts/checks/vietnamese-in-copy.ts'] },
];

/**
 * Runs every check and shows what the failed ones said.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: CHECKS.length - failed, failed };
}

/** @param {Check} check */
async function passes({ name, command, args, before }) {
  const started = performance.now();
  const prepared = before ? await tool(before.command, before.args) : { ok: true, output: '' };
  const { ok, output } = prepared.ok ? await tool(command, args) : prepared;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `\n${output.trimEnd()}\n`}`);
  return ok;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const tool = (command, args) => run(join(binFolder, command), args, { env: toolEnv });
