import type { ReactNode } from 'react';
import type { useRemove } from './use-remove.ts';

/** A string, tying method or delivery option, shown as a card or as a row. */
export interface GoodsLook {
  item: { _id: string; name: string };
  /** drawn above the text of a card, before the name in a row */
  picture?: ReactNode;
  /** beside the name */
  badge?: ReactNode;
  price: string;
  kind?: string;
  /** description; '' for none */
  about: string;
  onEdit: () => void;
  removal: ReturnType<typeof useRemove>;
  /** more actions */
  children?: ReactNode;
  /** customers cannot choose it */
  paused?: boolean;
}
