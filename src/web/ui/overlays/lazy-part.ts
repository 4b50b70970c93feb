import { lazy, useEffect, type ComponentType } from 'react';
import { whenOnline } from '../when-online.ts';
import { uiCopy } from '../copy.vi.ts';
import { toast } from '../feedback/toast.ts';
import { retryImport } from '../retry-import.ts';
import { firstInteraction } from './first-interaction.ts';

/**
 * A heavy component in its own chunk, which the first view does not load; the page that mounts its light half preloads it after
 * the first interaction when the browser is idle, so that the first opening does not wait. A part whose files do not come opens
 * late, instead of taking down the page and what was typed there.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => retryImport(load, tellLate));
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

const tellLate = () => toast({ type: 'warning', ...uiCopy.late });

function idle(): Promise<unknown> {
  return new Promise((run) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 600);
  });
}
