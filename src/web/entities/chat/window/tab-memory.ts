import { personalKey } from '#web/lib/session/stored.ts';
import { tryStorage } from '#web/lib/storage/storage.ts';

/** State of one user's chat window that this tab keeps across a reload; removed on logout. */
export function tabMemory(userId: string, name: string) {
  const key = personalKey(userId, `chat.${name}`);
  return {
    read: (): string => tryStorage(() => window.sessionStorage.getItem(key)) ?? '',
    /** '' removes it */
    write(text: string): void {
      tryStorage(() =>
        text === '' ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text),
      );
    },
  };
}

/** Whether the document was loaded by a reload or by going back from another site, not by a link or a typed URL. */
export function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return (arrival as PerformanceNavigationTiming | undefined)?.type !== 'navigate' && arrival !== undefined;
}
