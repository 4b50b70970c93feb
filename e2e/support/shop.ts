import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, type Command } from '../../test-support/command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The real shop as a process of its own. */
export type RunningShop = {
  /** Such as `http://localhost:41234`. */
  url: string;
  pid: number;
  /** Waits until the process is gone. */
  ended: Command['ended'];
  output(): string;
  /** Closes it as Ctrl-C does, and waits. */
  close(): Promise<void>;
};

/** A data folder that the embedded database may use whoever runs the tests. */
export async function newDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Starts the built shop on a free port with the demo data, and waits for its address.
 * The test runner's own variables stay out: it sets NODE_ENV, DEV and more.
 */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const { PATH, HOME } = process.env;
  const command = runCommand(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO: 'true',
      TRUST_PROXY: 'true',
      ...env,
    },
  });
  const [, url] = await command.says(/Vườn Charm: (http:\/\/localhost:\d+)/);
  return {
    url: url!,
    pid: command.pid,
    ended: command.ended,
    output: command.output,
    async close() {
      command.pressCtrlC();
      await command.ended;
    },
  };
}
