import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hours } from '#domain/kernel/time.ts';

/**
 * Creates a temporary folder, and deletes those of processes that were killed: they hold an unencrypted copy of the shop.
 * @param prefix of its name; the process id follows
 */
export async function newDraft(place: string, prefix: string): Promise<string> {
  for (const name of await readdir(place)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid === undefined || !(await isAbandoned(join(place, name), Number(pid)))) continue;
    // One of another user of the machine stays.
    await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined);
  }
  return mkdtemp(join(place, `${prefix}${process.pid}-`));
}

/** In a container each start gets the process id of the one that was killed: after this time without a write a draft is nobody's. */
const ABANDONED_AFTER = hours(6);

async function isAbandoned(draft: string, pid: number): Promise<boolean> {
  return !isAlive(pid) || (await writtenAt(draft)) < Date.now() - ABANDONED_AFTER;
}

/** When anything was last written in a folder. */
async function writtenAt(folder: string): Promise<number> {
  const within = await readdir(folder).catch(() => []);
  const times = [folder, ...within.map((name) => join(folder, name))].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
