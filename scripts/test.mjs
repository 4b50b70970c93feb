// `npm test`: everything a fresh clone needs, then every check and every test; `npm run e2e`: only the browser tests.
import { ensureTestTools } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { say } from './lib/project.mjs';
import { runTests } from './lib/tests.mjs';

const browserOnly = process.argv.includes('browser');

await ensureDependencies();
const browser = await ensureTestTools();

/** @type {import('./lib/tests.mjs').Outcome[]} */
const outcomes = [];
if (!browserOnly) {
  outcomes.push(await runChecks());
}
// No unit or API test reads the build, and those that wait leave it the processor.
const building = ensureBuilt();
if (!browserOnly) outcomes.push(await runTests(['unit', 'api']));
const built = await building;
const projects = browserOnly ? ['browser'] : ['launch', 'start', 'browser'];
outcomes.push(
  built ? await runTests(projects, { CHROMIUM_PATH: browser }) : { passed: 0, failures: ['the build'] },
);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const skipped = outcomes.reduce((sum, outcome) => sum + (outcome.skipped ?? 0), 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
// Again at the end: hours of output may stand between here and where it happened.
for (const failure of failures) say(`✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
say(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
