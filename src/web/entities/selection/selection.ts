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

/** The selection of this tab; outside React, so that any feature may add to it. */
export const gardenSelection = createSelectionStore({
  storage: () => window.localStorage,
  fetchCharms: async (ids) => {
    const page = await call<CharmsPage>('GET', pathWith('/charms', { ids, limit: ids.length }));
    return page.charms;
  },
  onShrunk: () => toast({ type: 'warning', ...copy.toasts.shrunk }),
});

/** How long a charm that was taken out is still seen going, in milliseconds (look, Motion: remove). */
export const REMOVAL = 220;

/**
 * What is picked in the garden, its sums, and what may be done with it. Kept in the browser across reloads and logins,
 * in step with the other tabs, and renewed from the catalogue when a tab opens or comes back.
 */
export function useGardenSelection() {
  const items = useSyncExternalStore(watch, gardenSelection.get, () => NOTHING);
  const count = countOf(items);
  return {
    items,
    /** charms in all */
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

/** A tab that comes back after this long asks the catalogue again. */
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
  if (document.hidden || performance.now() - refreshedAt < STALE_AFTER) return;
  refreshedAt = performance.now();
  inBackground(gardenSelection.refresh());
}

/** Other tabs' changes, and the catalogue's while this tab slept. */
function followBrowser(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // null: somebody cleared everything
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
