// `node scripts/image.ts STAGE FOLDER [--reuse]`: runs the steps of the Dockerfile in a folder, without a container engine.
import { resolve } from 'node:path';
import { makeImage } from './lib/image.ts';
import { giveUp, say } from './lib/project.mjs';

const [target, into, flag] = process.argv.slice(2);
if (target === undefined || into === undefined)
  giveUp('node scripts/image.ts shop|one-machine FOLDER [--reuse]');
const { workdir, env, command } = makeImage(target, resolve(into), { reuse: flag === '--reuse' });
const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
say(`cd ${workdir} && ${[...settings, ...command].join(' ')}`);
