import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { giveUp, machineEnv, say } from './project.mjs';

/** Chromium without a window and what belongs to one: the tests take a fifth less time in it. */
const SHELL = 'chromium-headless-shell';
/** For the tests of notifications, which the other never shows. */
const WITH_WINDOW = 'chromium';
const BROWSERS = [SHELL, WITH_WINDOW, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Reads the code of a payment as a camera does. */
const CODE_READER = ['zbarimg'];

/**
 * What the tests take from the machine: a browser, `CHROMIUM_PATH` or one in `PATH`, and a reader of QR codes. What is
 * missing is installed from Debian where that is allowed; elsewhere any Chromium does, and without the reader its tests are
 * skipped, and counted so.
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
  // One that this Debian does not have keeps no other from coming.
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
