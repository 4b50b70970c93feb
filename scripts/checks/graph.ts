// Checks that the drawing of imports is up to date.
import { readFileSync } from 'node:fs';
import { drawArchitecture } from '../architecture/drawing.ts';
import { root } from '../architecture/imports.ts';

if (readFileSync(`${root}docs/architecture-graph.md`, 'utf8') !== drawArchitecture()) {
  console.log('Who imports whom has changed: run "npm run graph" and commit docs/architecture-graph.md.');
  process.exitCode = 1;
}
