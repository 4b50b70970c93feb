// `npm run build`: the pages and the server into build/, when their sources have changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
