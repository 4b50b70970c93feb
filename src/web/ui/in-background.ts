/** Lets work go on that nobody waits for. Its failure is told to the shop like every error of the page (`lib/errors/report.ts`). */
export function inBackground(work: Promise<unknown> | void): void {
  Promise.resolve(work).catch((error: unknown) => window.reportError(error));
}
