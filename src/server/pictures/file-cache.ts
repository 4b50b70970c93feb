import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that can always be regenerated, under names that change with their content. */
export type FileCache = {
  /** The bytes cached under `name`, made now if there are none; concurrent callers share the work. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

/** @param dir absolute; `name` is a relative path that the program composed, never text of a request */
export function createFileCache(dir: string): FileCache {
  const underway = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(dir, name);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null) return kept;
    const bytes = await make();
    // The rename makes it atomic: a half-written file is never read.
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }

  return {
    get(name, make) {
      const found = underway.get(name);
      if (found !== undefined) return found;
      const making = readOrMake(name, make).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
  };
}
