// `npm run build`: builds pages and server into build/ if their sources have changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
