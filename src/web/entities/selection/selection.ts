import { useSyncExternalStore } from 'react';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { GARDEN_SLOTS } from '#domain/catalogue/limits.ts';
import { countOf, selectionPrice } from '#domain/catalogue/selection.ts';
import { seconds } from '#domain/kernel/time.ts';
import { pathWith } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { createSelectionStore, NOTHING, SELECTION_KEY } from './selection-store.ts';

/** The selection of this tab; outside React, so that any feature can add to it. */
export const gardenSelection = createSelectionStore({
  storage: () => window.localStorage,
  fetchCharms: async (ids) => {
    const page = await call<CharmsPage>('GET', pathWith('/charms', { ids, limit: ids.length }));
    return page.charms;
  },
  onShrunk: () => toast({ type: 'warning', ...copy.toasts.shrunk }),
});

/** Duration of the exit animation of a removed charm, in milliseconds (look, Motion: remove). */
export const REMOVAL = 220;

/**
 * The garden selection, its totals, and the actions on it. Kept in the browser across reloads and logins, in sync with the other
 * tabs, and refreshed from the catalogue when a tab opens or becomes visible again.
 */
export function useGardenSelection() {
  const items = useSyncExternalStore(watch, gardenSelection.get, () => NOTHING);
  const count = countOf(items);
  return {
    items,
    /** total number of charms */
    count,
    /** slots still free */
    remaining: Math.max(0, GARDEN_SLOTS - count),
    /** đồng */
    price: selectionPrice(items),
    add: gardenSelection.add,
    putBack: gardenSelection.putBack,
    setQuantity: gardenSelection.setQuantity,
    remove: gardenSelection.remove,
    reset: gardenSelection.reset,
    restore: gardenSelection.restore,
  };
}

/** A tab that becomes visible after this long refreshes from the catalogue. */
const STALE_AFTER = seconds(60);

let watchers = 0;
let stopFollowing: (() => void) | null = null;

function watch(listener: () => void): () => void {
  const unsubscribe = gardenSelection.subscribe(listener);
  watchers += 1;
  stopFollowing ??= followBrowser();
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers === 0) {
      stopFollowing?.();
      stopFollowing = null;
    }
  };
}

let refreshedAt = Number.NEGATIVE_INFINITY;

function refreshIfStale(): void {
  if (document.hidden) return;
  gardenSelection.look();
  if (performance.now() - refreshedAt < STALE_AFTER) return;
  refreshedAt = performance.now();
  inBackground(gardenSelection.refresh());
}

/** Follows changes by other tabs, and refreshes stale data. */
function followBrowser(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // null: the whole storage was cleared
    if (key === SELECTION_KEY || key === null) gardenSelection.hear(newValue);
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', refreshIfStale);
  refreshIfStale();
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', refreshIfStale);
  };
}
