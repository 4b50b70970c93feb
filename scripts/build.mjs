// `npm run build`: the web pages into build/, when the sources have changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

await ensureDependencies();
if (!(await ensureBuilt())) process.exit(1);
