import { seconds } from '#domain/kernel/time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { newVersionCopy as copy } from './copy.vi.ts';

/** By then the page is alive; a worker that starts meanwhile would take half of a small phone's processor. */
const AT_REST = seconds(2);

/** Long enough to finish a thought; it is offered again at the next visit. */
const OFFERED_MS = 60_000;

/**
 * Registers the service worker once the page is at rest (spec §7: from the root path, a failure is ignored), and offers
 * a new version when one waits. Nothing reloads before somebody says so.
 */
export function watchForNewVersion(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!registration) return;
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        // The first one ever replaces nothing.
        if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
      });
    });
  };
  const registerAtRest = () => setTimeout(() => inBackground(register()), AT_REST);
  if (document.readyState === 'complete') registerAtRest();
  else addEventListener('load', registerAtRest, { once: true });
}

function offer(waiting: ServiceWorker): void {
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage('take-over', []);
  };
  toast({
    type: 'info',
    title: copy.title,
    message: copy.message,
    duration: OFFERED_MS,
    action: { label: copy.reload, onClick: takeOver },
  });
}
