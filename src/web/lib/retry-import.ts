import { seconds } from '#domain/kernel/time.ts';

const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

/**
 * Loads a module that the page can do without for now, and retries until it succeeds, so that a short network outage does not
 * crash the page; meanwhile `Suspense` shows its fallback. Chromium requests a module that failed once only after a reload.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}
