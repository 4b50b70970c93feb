// `npm run check`: format, lint, types of each project, permitted imports, unused code, migration drift.
import { runChecks } from './lib/checks.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

await ensureDependencies();
const { failures } = await runChecks();
process.exitCode = failures.length === 0 ? 0 : 1;
