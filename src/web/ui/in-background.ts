/** Runs work that nothing awaits. A rejection is reported to the server like any error of the page (`lib/errors/report.ts`). */
export function inBackground(work: Promise<unknown> | void): void {
  Promise.resolve(work).catch((error: unknown) => window.reportError(error));
}
