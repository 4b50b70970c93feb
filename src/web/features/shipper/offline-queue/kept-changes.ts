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
  let shown: readonly QueuedChange[] = [];
  const listeners = new Set<() => void>();

  async function reload(): Promise<void> {
    kept = await store.list();
    show();
  }

  function show(): void {
    shown = kept.filter(({ clientId }) => !isHidden(clientId));
    for (const listener of listeners) listener();
  }

  return {
    reload,
    show,
    shown: () => shown,
    all: () => kept,
    find: (clientId: string) => kept.find((change) => change.clientId === clientId),
    isAnyWaiting: () => kept.some(isWaiting),
    async write(work: Promise<void>): Promise<void> {
      await work;
      await reload();
      tellOthers();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export type KeptChanges = ReturnType<typeof createKeptChanges>;
