import { useState } from 'react';

/** Selection of parcels to be updated together. */
export function usePicking() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  if (ids === null) return { picking: null, start: () => setIds(new Set()) };
  const picking = {
    ids,
    toggle(id: string): void {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    take: (all: readonly string[]) => setIds(new Set(all)),
    end: () => setIds(null),
  };
  return { picking, start: () => undefined };
}

export type Picking = NonNullable<ReturnType<typeof usePicking>['picking']>;
