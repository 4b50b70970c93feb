// `npm run graph`: draws the actual imports into docs/architecture-graph.md.
import { writeFileSync } from 'node:fs';
import { drawArchitecture } from './architecture/drawing.ts';
import { root } from './architecture/imports.ts';

writeFileSync(`${root}docs/architecture-graph.md`, drawArchitecture());
