import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll } from './compress.mjs';
import { run } from './processes.mjs';
import { binFolder, root, say, toolEnv } from './project.mjs';

/** Everything the pages are built from. The server itself needs no build. */
const INPUTS = [
  'package-lock.json',
  'public',
  'react-router.config.ts',
  'scripts/lib/css-modules.ts',
  'src/art',
  'src/contract',
  'src/domain',
  'src/service-worker',
  'src/web',
  'vite.config.ts',
  'vite.taps.config.ts',
  'vite.worker.config.ts',
];

/** Holds the hash of the inputs; written last, so that a build cut short is never taken for a whole one. */
const stamp = join(root, 'build', 'inputs.sha256');

/** Whether the pages in `build/` are those of the present sources. */
export const isBuilt = () => read(stamp)?.toString() === hashOfInputs();

/**
 * Builds the web pages into `build/`, unless they are there already for the present sources.
 * @returns {Promise<boolean>} false when they could not be built; the reason has been shown
 */
export async function ensureBuilt() {
  const inputs = hashOfInputs();
  if (read(stamp)?.toString() === inputs) return true;

  say('Đang dựng trang web, chừng nửa phút… (building the pages)');
  const started = performance.now();
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const env = { ...toolEnv, NODE_ENV: 'production' };
  const { ok, output } = await run(join(binFolder, 'react-router'), ['build'], { env });
  if (!ok) {
    say(`Không dựng được trang web (the build failed):\n${output}`);
    return false;
  }
  for (const config of ['vite.worker.config.ts', 'vite.taps.config.ts']) {
    const script = await run(join(binFolder, 'vite'), ['build', '--config', config], {
      env: { ...env, BUILD: inputs },
    });
    if (script.ok) continue;
    say(`Không dựng được trang web (the build failed):\n${script.output}`);
    return false;
  }
  await compressAll(join(root, 'build', 'client'));
  writeFileSync(stamp, inputs);
  say(`Đã dựng xong sau ${Math.round((performance.now() - started) / 1000)} giây. (built)`);
  return true;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const content = read(join(root, path)) ?? '';
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path below the project's folder
 * @returns {string[]} the file itself, or every file in the folder, in a fixed order
 */
function filesBelow(path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length)).toSorted();
  } catch {
    return [path];
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
