import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { giveUp, machineEnv, say } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser that the browser tests drive: `CHROMIUM_PATH`, one in `PATH`, or Debian's, installed now where that
 * is allowed.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH || findInPath(NAMES);
  if (found) return found;
  if (process.getuid?.() === 0 && findInPath(['apt-get'])) {
    say('Đang cài trình duyệt cho phần kiểm thử… (installing Debian’s chromium for the browser tests)');
    const env = { ...machineEnv, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  }
  return (
    findInPath(NAMES) ??
    giveUp(
      'Hãy cài Chromium rồi chạy lại. (The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH.)',
    )
  );
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
