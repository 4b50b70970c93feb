import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, toolEnv } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */

/**
 * Runs the named projects of vitest.config.ts.
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [env] added to the tools' own
 * @returns {Promise<Required<Counts>>}
 */
export async function runTests(projects, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...projects.map((name) => `--project=${name}`), ...reporters];
  const { ok } = await run(join(binFolder, 'vitest'), args, { env: { ...toolEnv, ...env }, show: true });
  const counts = countsIn(report);
  rmSync(folder, { recursive: true });
  // A failure outside of tests: set-up, an unhandled rejection, or vitest itself.
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** @param {string} report vitest's, in the format of jest's */
function countsIn(report) {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    /** @type {{ status: string, assertionResults: unknown[] }[]} */
    const files = found.testResults;
    const brokenFiles = files.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return {
      passed: found.numPassedTests,
      failed: found.numFailedTests + brokenFiles.length,
      skipped: found.numPendingTests + found.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
