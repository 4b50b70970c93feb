import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, root, toolEnv } from './project.mjs';

/** `failures` says for each failure where it is and why. @typedef {{ passed: number, failures: string[], skipped?: number }} Outcome */

/** Lines of a test's error that the summary repeats; the whole stands where the test ran. */
const ERROR_LINES = 12;

/**
 * Runs the named projects of vitest.config.ts.
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [env] added to the tools' own
 * @returns {Promise<Outcome>}
 */
export async function runTests(projects, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...projects.map((name) => `--project=${name}`), ...reporters];
  const { ok } = await run(join(binFolder, 'vitest'), args, { env: { ...toolEnv, ...env }, show: true });
  const outcome = outcomeIn(report);
  rmSync(folder, { recursive: true });
  if (!ok && outcome.failures.length === 0) {
    outcome.failures.push(`${projects.join(', ')}: an error outside of the tests`);
  }
  return outcome;
}

/**
 * @param {string} report vitest's, in the format of jest's
 * @returns {Outcome}
 */
function outcomeIn(report) {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    /** @type {TestFile[]} */
    const files = found.testResults;
    return {
      passed: found.numPassedTests,
      failures: files.flatMap(failuresOf),
      skipped: found.numPendingTests + found.numTodoTests,
    };
  } catch (error) {
    return { passed: 0, failures: [`no report of the tests: ${String(error)}`], skipped: 0 };
  }
}

/** @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} TestFile */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */

/** @param {TestFile} file */
function failuresOf({ name, status, message, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // Its imports or one of its hooks.
  if (status === 'failed' && failed.length === 0) return [`${path}\n${firstLines(message)}`];
  return failed.map((test) => `${path}: ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
}

/** Without the stack below the test itself. @param {string} text */
const firstLines = (text) =>
  text
    .split('\n')
    .filter((line) => !/^ +at .*(node_modules|node:|new Promise)/.test(line))
    .slice(0, ERROR_LINES)
    .join('\n');
