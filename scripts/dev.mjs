// `npm run dev`: the shop from its sources. Pages reload in the browser, the server restarts when it changes.
import { ensureDependencies } from './lib/dependencies.mjs';
import { serve } from './lib/processes.mjs';
import { toolEnv } from './lib/project.mjs';

const node = await ensureDependencies();
// Named folders, or Vite's own temporary files would restart the server for ever.
const watched = ['src/server', 'src/contract', 'src/domain', 'src/art'].map((path) => `--watch-path=${path}`);
// Vite loads the development half of React Router; the server must load the same one.
const flags = ['--conditions=development', ...watched];
const env = { ...toolEnv, NODE_ENV: 'development', DEV: '1' };
process.exit(await serve(node, [...flags, 'src/server/main.ts'], env));
