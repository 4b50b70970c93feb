import type { Clock } from '#web/lib/session/clock.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createKeptChanges } from './kept-changes.ts';
import { createPendingOutcomes, type Outcome } from './pending-outcomes.ts';
import type { Change } from './queued-change.ts';
import { createSender, type SenderDeps } from './sender.ts';

type Deps = SenderDeps & {
  clock: Clock;
  /** Runs a piece of work when no other tab sends. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Other tabs read the store again. */
  tellOthers(): void;
};

/**
 * The queue of a shipper: every change is written down first and then sent, one after the other in the order in which
 * they were made, photographs after all steps. Without a network it waits and tries again; what the shop refuses is
 * kept until he retries or drops it.
 */
export function createOfflineQueue(deps: Deps) {
  const { store, clock, mayTry, exclusively, tellOthers } = deps;
  const pending = createPendingOutcomes(clock, () => kept.show());
  const kept = createKeptChanges({ store, isHidden: pending.has, tellOthers });
  const sender = createSender(deps, kept, pending);
  let running: Promise<void> | null = null;
  let again = false;
  let cancelRetry = () => {};

  /** Sends what waits, unless it is being sent already. */
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
    /** Another tab has changed the store. */
    reload: kept.reload,
    /** What waits or was refused, without what somebody looks at. */
    changes: kept.shown,
    subscribe: kept.subscribe,
    /**
     * Keeps a change and sends it when its turn comes.
     * @throws ApiError when the shop refused it while he was looking; then nothing of it is kept
     */
    async add(change: Change): Promise<Outcome> {
      await kept.reload();
      const first = !kept.isAnyWaiting() && mayTry();
      const answer = first ? pending.wait(change.clientId) : Promise.resolve<Outcome>('waiting');
      try {
        await kept.write(store.add(change));
      } catch (error) {
        pending.resolve(change.clientId, 'waiting');
        throw error;
      }
      inBackground(wake());
      return answer;
    },
    /** Sends a refused change once more. */
    async retry(clientId: string): Promise<void> {
      const change = kept.find(clientId);
      if (change) await kept.write(store.update({ ...change, refusal: null }));
      await wake();
    },
    /** Forgets a refused change for good. */
    async drop(clientId: string): Promise<void> {
      const change = kept.find(clientId);
      if (change) await kept.write(store.remove(change.seq));
    },
  };
}
export type OfflineQueue = ReturnType<typeof createOfflineQueue>;
