import { useRef, useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { toggled } from './toggled.ts';

interface Bounds {
  /** maximum number of selected rows */
  most: number;
  /** toast when the maximum is exceeded */
  tooMany: string;
}

/**
 * Selected rows of a list; the selection survives changes of page and filter until cleared.
 * @param rows ids of the visible rows, from top to bottom
 */
export function useSelection(rows: readonly string[], { most, tooMany }: Bounds) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const take = (next: ReadonlySet<string>) => {
    if (next.size > most && next.size > ids.size) toast({ type: 'info', title: tooMany });
    setIds(new Set([...next].slice(0, most)));
  };
  const allPicked = rows.length > 0 && rows.every((id) => ids.has(id));
  return {
    ids,
    allPicked,
    somePicked: !allPicked && rows.some((id) => ids.has(id)),
    /** @param isRange whether to include everything from the previously toggled row (shift) */
    toggle(id: string, isRange: boolean) {
      take(toggled(ids, rows, { id, from: isRange ? anchor.current : null }));
      anchor.current = id;
    },
    toggleAll() {
      take(allPicked ? new Set([...ids].filter((id) => !rows.includes(id))) : new Set([...ids, ...rows]));
    },
    /** Selects one more row, visible or not. */
    add: (id: string) => take(new Set([...ids, id])),
    /** Deselects these rows, also if others were selected meanwhile. */
    drop: (dropped: readonly string[]) =>
      setIds((now) => new Set([...now].filter((id) => !dropped.includes(id)))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
