import { createStore } from '#web/ui/store.ts';
import { isWaiting, type ChangeStore, type QueuedChange } from './queued-change.ts';

type Options = {
  store: ChangeStore;
  /** Whether the change is being sent while its sheet is open, and so is not shown as waiting yet. */
  isHidden(clientId: string): boolean;
  /** Makes other tabs reload the store. */
  tellOthers(): void;
};

/** The stored changes as last read by this tab, and the subset that is shown. */
export function createKeptChanges({ store, isHidden, tellOthers }: Options) {
  let kept: readonly QueuedChange[] = [];
  /** The same array reference until something changes. */
  const shown = createStore<readonly QueuedChange[]>([]);

  async function reload(): Promise<void> {
    kept = await store.list();
    show();
  }

  function show(): void {
    shown.set(kept.filter(({ clientId }) => !isHidden(clientId)));
  }

  return {
    reload,
    show,
    shown: shown.get,
    all: () => kept,
    find: (clientId: string) => kept.find((change) => change.clientId === clientId),
    isAnyWaiting: () => kept.some(isWaiting),
    async write(work: Promise<void>): Promise<void> {
      await work;
      await reload();
      tellOthers();
    },
    subscribe: shown.subscribe,
  };
}
export type KeptChanges = ReturnType<typeof createKeptChanges>;
