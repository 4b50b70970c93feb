import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '#web/ui/in-background.ts';

/** Navigates to the target of a clicked notification like a link would: unsaved changes are asked about first. */
export function useNewsTaps(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path !== null) inBackground(navigate(path));
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [navigate]);
}

/** Reads the service worker's message `{ type: 'go', path: '/orders' }`. */
function pathIn(data: unknown): string | null {
  const message = (data ?? {}) as { type?: unknown; path?: unknown };
  return message.type === 'go' && typeof message.path === 'string' && message.path.startsWith('/')
    ? message.path
    : null;
}
