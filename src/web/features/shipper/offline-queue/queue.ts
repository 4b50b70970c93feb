import type { Clock } from '#web/lib/session/clock.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createKeptChanges } from './kept-changes.ts';
import { createPendingOutcomes, PATIENCE, type Outcome } from './pending-outcomes.ts';
import { isStepWaiting, type Change } from './queued-change.ts';
import { createSender, type SenderDeps } from './sender.ts';

type Deps = SenderDeps & {
  clock: Clock;
  /** Runs the work under a lock, so that only one tab sends at a time. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Makes other tabs reload the store. */
  tellOthers(): void;
};

/**
 * The offline queue of a shipper: every change is stored first, then sent in the order in which they were made, photos after all
 * status changes. Offline or after a failed request it retries; a change that the server refuses is kept until the shipper
 * retries or drops it.
 */
export function createOfflineQueue(deps: Deps) {
  const { store, clock, mayTry, exclusively, tellOthers } = deps;
  const pending = createPendingOutcomes(clock, () => kept.show());
  const kept = createKeptChanges({ store, isHidden: pending.has, tellOthers });
  const sender = createSender(deps, kept, pending);
  let running: Promise<void> | null = null;
  let again = false;
  let cancelRetry = () => {};

  /** Sends what is waiting; if a run is in progress, it does another pass. */
  function wake(): Promise<void> {
    again = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<void> {
    cancelRetry();
    while (again) {
      again = false;
      await exclusively(async () => {
        await kept.reload();
        await sender.sendAll();
      });
    }
    pending.resolveAll((clientId) => (kept.find(clientId) ? 'waiting' : 'sent'));
    if (kept.isAnyWaiting()) cancelRetry = clock.after(sender.pause(), () => inBackground(wake()));
  }

  return {
    wake,
    /** Sends what is waiting; waits for that no longer than an open sheet does. */
    async trySending(): Promise<void> {
      let cancel = () => {};
      const patience = new Promise<void>((over) => (cancel = clock.after(PATIENCE, over)));
      await Promise.race([wake(), patience]).finally(() => cancel());
    },
    /** Call when another tab has changed the store. */
    async reload(): Promise<void> {
      await kept.reload();
      sender.letStepPass();
    },
    /** Waiting and refused changes, without those an open sheet awaits. */
    changes: kept.shown,
    subscribe: kept.subscribe,
    /**
     * Stores a change and sends it in turn.
     * @throws ApiError if the server refuses it while the sheet is waiting; the change is then removed from the store
     */
    async add(change: Change): Promise<Outcome> {
      await kept.reload();
      const first = !kept.all().some(isStepWaiting) && mayTry();
      const answer = first ? pending.wait(change.clientId) : Promise.resolve<Outcome>('waiting');
      try {
        await kept.write(store.add(change));
      } catch (error) {
        pending.resolve(change.clientId, 'waiting');
        throw error;
      }
      sender.letStepPass();
      inBackground(wake());
      return answer;
    },
    /** Sends a refused change again. */
    async retry(clientId: string): Promise<void> {
      const change = kept.find(clientId);
      if (change) await kept.write(store.update({ ...change, refusal: null }));
      await wake();
    },
    /** Drops a refused change for good. */
    async drop(clientId: string): Promise<void> {
      const change = kept.find(clientId);
      if (change) await kept.write(store.remove(change.seq));
    },
  };
}
export type OfflineQueue = ReturnType<typeof createOfflineQueue>;
