import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#domain/kernel/time.ts';

/** The command line of a server process, built or not: guards against a pid that was reused by another program. */
const PROGRAM = /build\/program\/main\.js|src\/server\/main\.ts/;
const ENDS_WITHIN = seconds(25);

const noteOf = (dataDir: string, port: number) => join(dataDir, `server-${port}.pid`);

/**
 * Writes a pid file for a served port into the data folder.
 * @returns a function that removes it
 */
export async function writePidFile(dataDir: string, port: number): Promise<() => Promise<void>> {
  const note = noteOf(dataDir, port);
  await writeFile(note, String(process.pid));
  return () => rm(note, { force: true });
}

/** The pid of a server that serves the port from the same data folder; null when there is none or the pid was reused. */
export async function findServerPid(dataDir: string, port: number): Promise<number | null> {
  const pid = Number(await readFile(noteOf(dataDir, port), 'utf8').catch(() => ''));
  if (!Number.isSafeInteger(pid) || pid <= 1) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return PROGRAM.test(command) ? pid : null;
}

/**
 * Asks a server to close and waits for its exit.
 * @throws Error when it does not exit
 */
export async function stopServer(pid: number): Promise<void> {
  const deadline = performance.now() + ENDS_WITHIN;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; isSent(pid, signal); signal = 0) {
    if (performance.now() > deadline) throw new Error(`process ${pid} does not end`);
    await pause(50);
  }
}

function isSent(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
