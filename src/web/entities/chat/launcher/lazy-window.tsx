import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '#web/ui/overlays/lazy-part.ts';

/** A window in its own chunk: preloaded when the browser is idle, mounted only while open. */
export function lazyWindow<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { Part, usePreload } = lazyPart(load);
  return function LazyWindow({ open, ...props }: Props & { open: boolean }) {
    usePreload();
    return <Suspense fallback={null}>{open && <Part {...(props as unknown as Props)} />}</Suspense>;
  };
}
