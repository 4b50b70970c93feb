// `npm run dev`: runs the shop from its sources. Pages reload in the browser, the server restarts on changes.
import { ensureDependencies } from './lib/dependencies.mjs';
import { serve } from './lib/processes.mjs';
import { toolEnv } from './lib/project.mjs';

const node = await ensureDependencies();
// Only these folders: Vite's own temporary files would otherwise restart the server endlessly.
const watched = ['src/server', 'src/contract', 'src/domain', 'src/art'].map((path) => `--watch-path=${path}`);
const env = { ...toolEnv, NODE_ENV: 'development', DEV: '1' };
process.exit(await serve(node, [...watched, 'src/server/main.ts'], env));
