import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';

/** Asks whether the machine may tell of messages while the page is out of sight; only ever after a click. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    inBackground(Notification.requestPermission().catch(() => undefined));
}

/**
 * Tells on the machine that somebody wrote, where that was allowed and nobody sees the page: a name, never what was written.
 * News of one chat replace one another.
 */
export async function notify(name: string, chatId: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(copy.news(name), {
    tag: chatId.replaceAll('-', ''),
    lang: 'vi',
    icon: '/brand/icon-192.png',
    data: { path: window.location.pathname + window.location.search },
  });
}
