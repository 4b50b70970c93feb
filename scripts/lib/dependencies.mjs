import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, giveUp, machineEnv, root, say } from './project.mjs';

/** The first version of Node that strips TypeScript's types and includes argon2. */
const NODE_MAJOR = 24;

const pinned = join(binFolder, 'node');

/** The version of the pinned Node from npm; empty when it is missing or cannot run (built for another C library). */
export async function askPinnedNode() {
  const { ok, output } = await run(pinned, ['--version']);
  return ok ? output : '';
}

/**
 * @param {{ toRun?: boolean, asked?: Promise<string> }} [options] `toRun`: development packages may be missing
 *   (`npm ci --omit=dev`); `asked`: a pending `askPinnedNode`, started earlier to run in parallel
 * @returns {Promise<string>} the Node that runs the shop
 */
export async function ensureDependencies({ toRun = false, asked = askPinnedNode() } = {}) {
  if (isInstalled('.', toRun)) return shopNode(await asked);
  await install('.');
  return shopNode(await askPinnedNode());
}

/**
 * Installs exactly what a folder's package-lock.json names; when it is installed already, without any network access.
 * @param {string} folder below the project's
 */
export async function ensureInstalled(folder) {
  if (!isInstalled(folder)) await install(folder);
}

/**
 * Compares with the lockfile that npm writes last into node_modules, which lists what it really installed.
 * @param {string} folder
 * @param {boolean} [toRun] without the development packages
 */
function isInstalled(folder, toRun = false) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, dev, optional, devOptional }]) => {
    const found = installed[path];
    if (path === '' || link) return true;
    if (!found) return Boolean(optional || devOptional || (toRun && dev)); // for another platform, or only needed to build
    return found.version === version && found.integrity === integrity;
  });
}

/** @param {string} lockfile */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** @param {string} folder */
async function install(folder) {
  say('Đang cài các gói cần dùng, lần đầu mất chừng một phút… (installing the locked packages)');
  const started = performance.now();
  // Building needs the development packages even under NODE_ENV=production. No package's install script is needed, so none runs.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await run('npm', [...args, '--prefix', join(root, folder)], { env: machineEnv });
  if (!ok) giveUp(`Không cài được các gói (npm ci failed):\n${output}`);
  say(`Đã cài xong sau ${Math.round((performance.now() - started) / 1000)} giây. (installed)`);
}

/**
 * The pinned Node if it runs, otherwise the current one if it is new enough.
 * @param {string} version of the pinned one
 */
function shopNode(version) {
  if (major(version) >= NODE_MAJOR) return pinned;
  if (major(process.version) >= NODE_MAJOR) return process.execPath;
  giveUp(
    `Máy này cần Node ${NODE_MAJOR} trở lên. (Node ${NODE_MAJOR} or newer is needed here; this is ${process.version}.)`,
  );
}

/** @param {string} version */
const major = (version) => Number.parseInt(version.replace('v', ''), 10) || 0;
