// `npm start`: everything a fresh clone needs, then the shop, until Ctrl-C.
import { join } from 'node:path';
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { askPinnedNode, ensureDependencies } from './lib/dependencies.mjs';
import { memoryOptions } from './lib/memory.mjs';
import { serve } from './lib/processes.mjs';
import { root, toolEnv } from './lib/project.mjs';

// A server deployed with a current build needs no development packages.
const asked = askPinnedNode();
const built = isBuilt();
const node = await ensureDependencies({ toRun: built, asked });
if (!built && !(await ensureBuilt())) process.exit(1);

// With neither variable set, it is the demo shop.
const demo = process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true');
const env = {
  ...toolEnv,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  DEMO: demo,
  // Later starts load compiled code, which saves a quarter of a second.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
process.exit(await serve(node, [...memoryOptions, 'build/program/main.js', ...process.argv.slice(2)], env));
