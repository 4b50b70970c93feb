import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Mounts its children one after the other, each in a task of its own after the previous one was painted: parts below the first
 * view, whose code, queries and layout would otherwise keep a phone from answering taps in one long task.
 * @param waiting stands in for the parts that are still to come
 */
export function MountInSequence({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) {
  const all = Children.toArray(children);
  const [mounted, setMounted] = useState(0);
  const isDone = mounted >= all.length;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setMounted(mounted + 1)));
    return () => clearTimeout(timer);
  }, [mounted, isDone]);
  return (
    <>
      {all.slice(0, mounted)}
      {!isDone && waiting}
    </>
  );
}
