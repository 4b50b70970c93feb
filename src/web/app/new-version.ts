import { seconds } from '#domain/kernel/time.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { newVersionCopy as copy } from './copy.vi.ts';

/** Delay after load: by then the page is hydrated; a worker that starts earlier would take half of a small phone's CPU. */
const AT_REST = seconds(2);

/** How long the offer shows, enough to finish a thought; it is repeated at the next visit. */
const OFFERED_MS = 60_000;

/**
 * Registers the service worker once the page is idle (spec §7: from the root path, a failure is ignored), and offers to switch to
 * a new version when one is waiting. Never reloads without the user's consent.
 */
export function watchForNewVersion(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!registration) return;
    offerIfReplacing(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') offerIfReplacing(coming);
      });
    });
  };
  const registerAtRest = () => setTimeout(() => inBackground(register()), AT_REST);
  if (document.readyState === 'complete') registerAtRest();
  else addEventListener('load', registerAtRest, { once: true });
}

/** The very first worker replaces nothing; on a slow device it still waits when its registration is known. */
function offerIfReplacing(waiting: ServiceWorker | null): void {
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  const reload = () => window.location.reload();
  const takeOver = () => {
    // Another tab has accepted it, or a still newer version has replaced it: there is nothing left to wait for.
    if (waiting.state !== 'installed') return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
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
