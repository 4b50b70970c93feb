import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/**
 * `CHROMIUM_PATH`, or Debian's; the headless shell where installed, since the window frame's own pages take a core while ours are
 * loading.
 */
export const BROWSER =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file)) ??
  'chromium';

/** A Chromium that shows notifications, which the headless shell does not. */
export const NOTIFYING = BROWSER.replace('-headless-shell', '');

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every page starts with an empty heap that would be collected some twenty times before it has loaded.
  '--js-flags=--min-semi-space-size=16',
];

/**
 * Launches the machine's browser.
 * @param more additional Chromium flags
 */
export function launch(more: readonly string[] = [], executablePath = BROWSER): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS, ...more],
  });
}
