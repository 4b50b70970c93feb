// `npm run dev`: the shop from its sources. Pages reload in the browser, the server restarts when it changes.
import { ensureDependencies } from './lib/dependencies.mjs';
import { serve } from './lib/processes.mjs';
import { toolEnv } from './lib/project.mjs';

const node = await ensureDependencies();
process.exit(await serve(node, ['--watch', 'src/server/main.ts'], { ...toolEnv, DEV: '1' }));
