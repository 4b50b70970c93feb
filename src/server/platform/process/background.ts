import type { Log } from './log.ts';

/**
 * Runs work that nothing awaits. A failure is logged and never ends the process.
 * @param what completes the sentence "… failed"
 */
export function inBackground(log: Log, what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => log.error({ err: error }, `${what} failed`));
}
