import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/**
 * `CHROMIUM_PATH`, or Debian's, without a window where the machine has that: the pages of a window's own frame take a core while
 * ours are loading.
 */
export const BROWSER =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file)) ??
  'chromium';

/** One that shows notifications: without a window Chromium has nobody to show them to. */
export const NOTIFYING = BROWSER.replace('-headless-shell', '');

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of the machine.
 * @param more flags of Chromium
 */
export function launch(more: readonly string[] = [], executablePath = BROWSER): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS, ...more],
  });
}
