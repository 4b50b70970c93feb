import { minutes, seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { PendingOutcomes } from './pending-outcomes.ts';
import { isNoAnswer, isTransient, nextOf, type ChangeStore, type QueuedChange } from './queued-change.ts';

export type SenderDeps = {
  store: ChangeStore;
  sendStatus(change: QueuedChange): Promise<void>;
  sendPhoto(change: QueuedChange): Promise<void>;
  /** Whether the phone is online, and this store's user is the one logged in. */
  mayTry(): boolean;
  onRefused(change: QueuedChange): void;
  /** Message for a refusal without a known error. */
  unknownRefusal: string;
};

const FIRST_RETRY = seconds(5);
const LAST_RETRY = minutes(1);

/** Sends the stored changes one by one, and records each outcome in the store. */
export function createSender(deps: SenderDeps, kept: KeptChanges, pending: PendingOutcomes) {
  const { store, mayTry } = deps;
  let failures = 0;

  /** Sends everything waiting; stops at a change without a response or with a temporary failure. */
  async function sendAll(): Promise<void> {
    for (let next = nextOf(kept.all()); next !== undefined && mayTry(); next = nextOf(kept.all())) {
      try {
        await send(next);
        failures = 0;
      } catch (error) {
        const watched = pending.has(next.clientId);
        if (isNoAnswer(error) || (!watched && isTransient(error))) {
          failures += 1;
          return;
        }
        if (watched && error instanceof ApiError) {
          await kept.write(store.remove(next.seq));
          pending.reject(next.clientId, error);
        } else await refuse(next, error);
      }
    }
  }

  async function send(change: QueuedChange): Promise<void> {
    if (change.accepted) await deps.sendPhoto(change);
    else await deps.sendStatus(change);
    const done = change.accepted || change.photo === null;
    await kept.write(done ? store.remove(change.seq) : store.update({ ...change, accepted: true }));
    pending.resolve(change.clientId, 'sent');
  }

  async function refuse(change: QueuedChange, error: unknown): Promise<void> {
    const refusal = error instanceof ApiError ? error.message : deps.unknownRefusal;
    const refused = { ...change, refusal };
    await kept.write(store.update(refused));
    deps.onRefused(refused);
  }

  return {
    sendAll,
    /** Milliseconds until the next attempt: exponential back-off; going online wakes the queue sooner. */
    pause: () => (mayTry() ? Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), LAST_RETRY) : LAST_RETRY),
  };
}
