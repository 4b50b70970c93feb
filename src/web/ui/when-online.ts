import { seconds } from '#domain/kernel/time.ts';

/** Until a network that has just come back carries a request. */
const SETTLES_WITHIN = seconds(1);

/**
 * Resolves once the device has a network, at once if it has one. To be awaited before a module is imported: in older
 * Chromium one that was asked for without a network stays failed until the page is reloaded.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine ?? true) return;
  await new Promise((wake) =>
    addEventListener('online', () => setTimeout(wake, SETTLES_WITHIN), { once: true }),
  );
}
