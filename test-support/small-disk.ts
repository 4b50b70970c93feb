import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A disk of its own that can be full. */
export type SmallDisk = {
  path: string;
  /** Takes every byte that is left, also what came free since. */
  fill(): Promise<void>;
  /** Gives them back. */
  free(): Promise<void>;
  remove(): Promise<void>;
};

const run = promisify(execFile);

/** Whether this machine lets us mount a disk at all. */
export const canMount = (() => {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

/** A disk in memory, so that nothing else on the machine is ever full. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'small-disk-'));
  await chmod(path, 0o755);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]);
  const filler = join(path, 'filler');
  return {
    path,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (let size = 1 << 20; size > 0; size >>= 1) await appendUntilFull(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function appendUntilFull(file: Awaited<ReturnType<typeof open>>, part: Buffer): Promise<void> {
  try {
    while ((await file.write(part)).bytesWritten === part.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
