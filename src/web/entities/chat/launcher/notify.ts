import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';

/** Requests the permission for system notifications while the page is hidden; only ever after a click. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    inBackground(Notification.requestPermission().catch(() => undefined));
}

/**
 * Shows a system notification about a new message, if permitted and the page is hidden: the sender's name, never the text.
 * A notification replaces an earlier one of the same chat.
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
