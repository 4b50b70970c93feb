import { seconds } from '#domain/kernel/time.ts';

const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

/**
 * Loads a module that the page can do without for now, and retries until it succeeds, so that a short network outage does not
 * crash the page; meanwhile `Suspense` shows its fallback. Asked for in a task of its own: a page starts several while it renders,
 * and each adds its files' preload links to the document.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  await wait(0);
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await wait(pause);
    }
  }
}

const wait = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));
