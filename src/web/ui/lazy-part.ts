import { lazy, useEffect, type ComponentType } from 'react';

/**
 * A heavy piece that comes in its own file. The first view does not pay for it; the page that mounts its
 * light half fetches it when the browser is idle, so that the first opening does not wait.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  const usePreload = () =>
    useEffect(() => {
      const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 600));
      const cancel = window.cancelIdleCallback ?? window.clearTimeout;
      const id = whenIdle(() => void load().catch(() => undefined));
      return () => cancel(id);
    }, []);
  return { Part, usePreload };
}
