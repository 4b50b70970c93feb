import { seconds } from '#domain/kernel/time.ts';

const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

/**
 * Loads a piece that the page can do without until it comes: a net that is away for a moment must not take the page
 * down with it. Tries again until it succeeds; meanwhile `Suspense` shows its fallback.
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
