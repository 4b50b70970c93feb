import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '#web/ui/in-background.ts';

/** Goes where a tapped notification leads, as by a link: what is unsaved here is asked about first. */
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

/** `{ type: 'go', path: '/orders' }` of the service worker. */
function pathIn(data: unknown): string | null {
  const told = (data ?? {}) as { type?: unknown; path?: unknown };
  return told.type === 'go' && typeof told.path === 'string' && told.path.startsWith('/') ? told.path : null;
}
