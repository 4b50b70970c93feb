import type { Log } from './log.ts';

/**
 * Lets work go on that nobody waits for. Its failure is a line in the log and never the end of the process.
 * @param what completes the sentence "… failed"
 */
export function inBackground(log: Log, what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => log.error({ err: error }, `${what} failed`));
}
