import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { giveUp, machineEnv, say } from './project.mjs';

/** Chromium without its windowed parts: tests take a fifth less time in it. */
const SHELL = 'chromium-headless-shell';
/** For tests of notifications, which the headless shell never shows. */
const WITH_WINDOW = 'chromium';
const BROWSERS = [SHELL, WITH_WINDOW, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Reads a payment's QR code as a camera does. */
const CODE_READER = ['zbarimg'];

/**
 * Ensures the system tools of the tests: a browser (`CHROMIUM_PATH` or one in `PATH`) and a QR-code reader. Missing ones are
 * installed from Debian where permitted; elsewhere any Chromium will do, and tests that need the reader are skipped and counted
 * as such.
 * @returns {Promise<string>} the path of the browser
 */
export async function ensureTestTools() {
  const missing = [
    ...(process.env.CHROMIUM_PATH ? [] : [SHELL, WITH_WINDOW].filter((name) => !findInPath([name]))),
    ...(findInPath(CODE_READER) ? [] : ['zbar-tools']),
  ];
  if (missing.length > 0) await install(missing);
  if (!findInPath(CODE_READER)) {
    say('Chưa có zbarimg. (Install "zbar-tools" for the tests that read the QR codes back.)');
  }
  return (
    findBrowser() ??
    giveUp(
      `Hãy cài Chromium rồi chạy lại. (The browser tests need Chromium: install the package "${SHELL}", or set CHROMIUM_PATH.)`,
    )
  );
}

const findBrowser = () => process.env.CHROMIUM_PATH || findInPath(BROWSERS);

/** @param {string[]} packages Debian's */
async function install(packages) {
  if (process.getuid?.() !== 0 || !findInPath(['apt-get'])) return;
  say(`Đang cài cho phần kiểm thử… (installing for the tests: ${packages.join(', ')})`);
  const env = { ...machineEnv, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  // One by one, so that a package missing in this Debian does not block the others.
  for (const name of packages)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** @param {string[]} names */
function findInPath(names) {
  const folders = (machineEnv.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
