import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, whatever the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const binFolder = join(root, 'node_modules', '.bin');

/** `PATH` without our own tools. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));

/** For the project's tools: their `#!/usr/bin/env node` must resolve to the pinned Node. */
export const toolEnv = { ...process.env, PATH: [binFolder, ...machinePath].join(delimiter) };

/** For system programs, npm among them, which must not run on a Node that it is about to replace. */
export const machineEnv = { ...process.env, PATH: machinePath.join(delimiter) };

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Ends the command with one sentence instead of a stack trace.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
