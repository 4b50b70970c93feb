import { personalKey } from '#web/lib/session/stored.ts';
import { tryStorage } from '#web/lib/storage/storage.ts';

/** What the window of one person remembers in this tab, over a reload; it goes when she logs out. */
export function tabMemory(userId: string, name: string) {
  const key = personalKey(userId, `chat.${name}`);
  return {
    read: (): string => tryStorage(() => window.sessionStorage.getItem(key)) ?? '',
    /** '' forgets it */
    write(text: string): void {
      tryStorage(() =>
        text === '' ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text),
      );
    },
  };
}

/** Whether this page came by a reload, or back from another site: not by a link or an address. */
export function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return (arrival as PerformanceNavigationTiming | undefined)?.type !== 'navigate' && arrival !== undefined;
}
