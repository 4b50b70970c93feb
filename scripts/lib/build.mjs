import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, root, say, toolEnv } from './project.mjs';

/** Inputs of the pages' build. */
const PAGES = [
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

/** Inputs of the server's build. */
const SERVER = [
  'package-lock.json',
  'seeds',
  'src/art',
  'src/contract',
  'src/domain',
  'src/server',
  'vite.server.config.ts',
];

/** Files holding the hash of the inputs; written last, so that an interrupted build never counts as complete. */
const pagesStamp = join(root, 'build', 'inputs.sha256');
const serverStamp = join(root, 'build', 'program', 'inputs.sha256');

/** Whether `build/` matches the current sources. */
export const isBuilt = () => isOf(pagesStamp, PAGES) && isOf(serverStamp, SERVER);

/**
 * Builds the pages and the server into `build/`, each unless it is there already for the present sources.
 * @returns {Promise<boolean>} false when they could not be built; the reason has been shown
 */
export async function ensureBuilt() {
  return (await ensurePages()) && (await ensureServer());
}

async function ensurePages() {
  if (isOf(pagesStamp, PAGES)) return true;

  const inputs = hashOf(PAGES);
  say('Đang dựng trang web, chừng nửa phút… (building the pages)');
  const started = performance.now();
  rmSync(join(root, 'build'), { recursive: true, force: true });
  if (!(await runBuild('react-router', ['build']))) return false;
  for (const config of ['vite.worker.config.ts', 'vite.taps.config.ts']) {
    if (!(await runBuild('vite', ['build', '--config', config], { BUILD: inputs }))) return false;
  }
  const { compressAll } = await import('./compress.mjs');
  await compressAll(join(root, 'build', 'client'));
  writeFileSync(pagesStamp, inputs);
  say(`Đã dựng xong sau ${Math.round((performance.now() - started) / 1000)} giây. (built)`);
  return true;
}

async function ensureServer() {
  if (isOf(serverStamp, SERVER)) return true;
  const inputs = hashOf(SERVER);
  if (!(await runBuild('vite', ['build', '--config', 'vite.server.config.ts']))) return false;
  writeFileSync(serverStamp, inputs);
  return true;
}

/**
 * @param {string} tool
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runBuild(tool, args, env) {
  const { ok, output } = await run(join(binFolder, tool), args, {
    env: { ...toolEnv, NODE_ENV: 'production', ...env },
  });
  if (!ok) say(`Không dựng được trang web (the build failed):\n${output}`);
  return ok;
}

/**
 * Whether a build is of these inputs. Hashing two thousand files would cost every start a tenth of a second, so files once found
 * unchanged are recognised by their metadata: the file system updates ctime on every change, and nothing can set it.
 * @param {string} stamp
 * @param {string[]} inputs
 */
function isOf(stamp, inputs) {
  const built = read(stamp)?.toString();
  if (built === undefined) return false;
  const found = `${built} ${looksOf(inputs)}`;
  const known = `${stamp}.seen`;
  if (read(known)?.toString() === found) return true;
  if (built !== hashOf(inputs)) return false;
  try {
    writeFileSync(known, found);
  } catch {
    // A read-only build is hashed in full each time.
  }
  return true;
}

/**
 * A hash of the files' metadata (inode, size, ctime), without reading them.
 * @param {string[]} inputs
 */
function looksOf(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesBelow)) {
    const looks = statSync(join(root, path), { bigint: true, throwIfNoEntry: false });
    hash.update(`${path}\0${looks?.ino}\0${looks?.size}\0${looks?.ctimeNs}\0`);
  }
  return hash.digest('hex');
}

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesBelow)) {
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
