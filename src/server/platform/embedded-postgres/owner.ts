import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** The user who runs the database and owns its files. */
export type Owner = { uid: number; gid: number };

const ROOT = 0;
const NOBODY: Owner = { uid: 65534, gid: 65534 };

const isRoot = (): boolean => process.getuid?.() === ROOT;

/**
 * PostgreSQL refuses to run as root, so root starts it as the owner of `folder` (when an ordinary user started the shop before),
 * else as `nobody`. Any other user runs it as himself.
 */
export function ownerOf(folder: string): Owner {
  const { uid, gid } = isRoot()
    ? statSync(folder)
    : { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  return uid === ROOT ? NOBODY : { uid, gid };
}

/** Gives one file or folder to the user who runs the database. */
export async function chownTo(owner: Owner, path: string): Promise<void> {
  if (isRoot()) await chown(path, owner.uid, owner.gid);
}

/**
 * Starts a PostgreSQL program in a session of its own, so that Ctrl-C in the terminal reaches only the server, which
 * closes its requests first and the database last.
 * @param reaches folders that the program must be able to enter
 */
export function spawnAs(
  owner: Owner,
  program: { file: string; args: string[]; reaches: string[] },
  stdio: StdioOptions,
): ChildProcess {
  const { command, args, identity } = commandAs(owner, program);
  // The machine's own PG* variables must not affect our database.
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return spawn(command, args, { detached: true, stdio, env, ...identity });
}

function commandAs(
  owner: Owner,
  { file, args, reaches }: { file: string; args: string[]; reaches: string[] },
) {
  if (!isRoot()) return { command: file, args, identity: {} };
  const closed = [dirname(file), ...reaches].find((folder) => !mayEnter(owner, folder));
  if (!closed) return { command: file, args, identity: owner };

  // The project lies below a folder that only root may enter (/root, a fresh mktemp folder). The database gets the one capability
  // that bypasses folder permissions and drops all other root privileges.
  const setpriv = findInPath('setpriv');
  if (!setpriv) {
    throw new Error(
      `The database runs as user ${owner.uid}, who may not enter ${closed}. ` +
        'Move the project to an open folder, start it as an ordinary user, or set DATABASE_URL.',
    );
  }
  const become = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without the last one, access(2) would ignore the capability, and PostgreSQL uses access(2) to find its own programs.
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return { command: setpriv, args: [...become, ...keep, file, ...args], identity: {} };
}

function mayEnter(owner: Owner, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    const enter = uid === owner.uid ? 0o100 : 0o001;
    if ((mode & enter) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function findInPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
