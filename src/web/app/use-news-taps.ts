import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '#web/ui/in-background.ts';

/**
 * Navigates to the target of a tapped notification (`keep-news-tap.ts`), also of one tapped while the page was loading, like a link
 * would: unsaved changes are asked about first.
 */
export function useNewsTaps(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => {
      const { dataset } = document.documentElement;
      const path = dataset['goes'];
      if (path === undefined) return;
      delete dataset['goes'];
      inBackground(navigate(path));
    };
    go();
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.addEventListener('message', go);
    return () => navigator.serviceWorker.removeEventListener('message', go);
  }, [navigate]);
}
