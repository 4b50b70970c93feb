import { lazy, useEffect, type ComponentType } from 'react';
import { whenOnline } from '../when-online.ts';
import { firstInteraction } from './first-interaction.ts';

/**
 * A heavy component in its own chunk, which the first view does not load; the page that mounts its light half preloads it after
 * the first interaction when the browser is idle, so that the first opening does not wait.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  const usePreload = () =>
    useEffect(() => {
      let mounted = true;
      const fetchAhead = async () => {
        await firstInteraction();
        await idle();
        await whenOnline();
        if (mounted) await load();
      };
      // A failed preload is repeated when the part is opened.
      fetchAhead().catch(() => undefined);
      return () => {
        mounted = false;
      };
    }, []);
  return { Part, usePreload };
}

function idle(): Promise<unknown> {
  return new Promise((run) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 600);
  });
}
