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

/** @type {import('./lib/tests.mjs').Counts[]} */
const results = [];
if (!browserOnly) {
  results.push(await runChecks());
}
// No unit or API test reads the build, and those that wait leave it the processor.
const building = ensureBuilt();
if (!browserOnly) results.push(await runTests(['unit', 'api']));
const built = await building;
const projects = browserOnly ? ['browser'] : ['launch', 'start', 'browser'];
results.push(built ? await runTests(projects, { CHROMIUM_PATH: browser }) : { passed: 0, failed: 1 });

/** @param {keyof import('./lib/tests.mjs').Counts} outcome */
const total = (outcome) => results.reduce((sum, counts) => sum + (counts[outcome] ?? 0), 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.exitCode = total('failed') === 0 ? 0 : 1;
say(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
