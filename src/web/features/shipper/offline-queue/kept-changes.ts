import { createStore } from '#web/ui/store.ts';
import { isWaiting, type ChangeStore, type QueuedChange } from './queued-change.ts';

type Options = {
  store: ChangeStore;
  /** Not waiting yet: somebody looks at it while it is sent. */
  isHidden(clientId: string): boolean;
  /** Other tabs read the store again. */
  tellOthers(): void;
};

/** What the store holds, as this tab last read it, and what of it is shown. */
export function createKeptChanges({ store, isHidden, tellOthers }: Options) {
  let kept: readonly QueuedChange[] = [];
  /** The same array until something changes. */
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
