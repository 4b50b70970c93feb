import { seconds } from '#domain/kernel/time.ts';
import { whenOnline } from './when-online.ts';

const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

/**
 * Loads a module that the page can do without for now, and retries until it succeeds, so that a short network outage does not
 * crash the page; meanwhile `Suspense` shows its fallback. Chromium 156 (measured) requests a module that failed, or one of its
 * imports, again at the next attempt; older ones keep it failed until a reload. An address with a query would help there only
 * where none of its imports failed, and a module evaluated twice would have its state twice.
 * @param onFailure called at the first failure
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  onFailure?: () => void,
): Promise<Module> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      if (pause === FIRST_PAUSE) onFailure?.();
      await new Promise((wake) => setTimeout(wake, pause));
      await whenOnline();
    }
  }
}
