import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A separate disk that can be filled. */
export type SmallDisk = {
  path: string;
  /** Fills all free space, also space freed since. */
  fill(): Promise<void>;
  /** Frees it again. */
  free(): Promise<void>;
  remove(): Promise<void>;
};

const run = promisify(execFile);

/** Whether this machine permits mounting a disk. */
export const canMount = (() => {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

/** A disk in memory, so that no real disk of the machine fills up. */
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
