import { lazy, useEffect, type ComponentType } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * A heavy piece that comes in its own file. The first view does not pay for it; the page that mounts its light half
 * fetches it when somebody is there and the browser idle, so that the first opening does not wait.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  const usePreload = () =>
    useEffect(() => {
      let mounted = true;
      const fetchAhead = async () => {
        await firstInteraction();
        await idle();
        if (mounted) await load();
      };
      // What could not be fetched ahead is fetched when it is opened.
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
