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
  const told = (data ?? {}) as { type?: unknown; path?: unknown };
  return told.type === 'go' && typeof told.path === 'string' && told.path.startsWith('/') ? told.path : null;
}
