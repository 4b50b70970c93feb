import { minutes, seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { PendingOutcomes } from './pending-outcomes.ts';
import {
  isErrorOfServer,
  isNoAnswer,
  isStepWaiting,
  isTransient,
  nextOf,
  type ChangeStore,
  type QueuedChange,
} from './queued-change.ts';

export type SenderDeps = {
  store: ChangeStore;
  sendStatus(change: QueuedChange): Promise<void>;
  /** May take long; `signal` aborts it. */
  sendPhoto(change: QueuedChange, signal: AbortSignal): Promise<void>;
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
  let uploading: AbortController | null = null;
  let gaveWay = false;

  /**
   * Sends everything waiting; stops at a change without a response or with a temporary failure. An error of the server with one
   * parcel holds up only that parcel: it may last.
   */
  async function sendAll(): Promise<void> {
    const heldUp = new Set<string>();
    const following = () => nextOf(kept.all().filter(({ shipmentId }) => !heldUp.has(shipmentId)));
    for (let next = following(); next !== undefined && mayTry(); next = following()) {
      try {
        await send(next);
        if (heldUp.size === 0) failures = 0;
      } catch (error) {
        if (gaveWay) continue;
        const watched = pending.has(next.clientId);
        if (isNoAnswer(error) || (!watched && isTransient(error))) {
          if (heldUp.size === 0) failures += 1;
          if (!isErrorOfServer(error)) return;
          heldUp.add(next.shipmentId);
          continue;
        }
        if (watched && error instanceof ApiError) {
          await kept.write(store.remove(next.seq));
          pending.reject(next.clientId, error);
        } else await refuse(next, error);
      }
    }
  }

  async function send(change: QueuedChange): Promise<void> {
    gaveWay = false;
    if (change.accepted) await sendPhoto(change);
    else await deps.sendStatus(change);
    const done = change.accepted || change.photo === null;
    await kept.write(done ? store.remove(change.seq) : store.update({ ...change, accepted: true }));
    pending.resolve(change.clientId, 'sent');
  }

  async function sendPhoto(change: QueuedChange): Promise<void> {
    uploading = new AbortController();
    await deps.sendPhoto(change, uploading.signal).finally(() => {
      uploading = null;
    });
  }

  async function refuse(change: QueuedChange, error: unknown): Promise<void> {
    const refusal = error instanceof ApiError ? error.message : deps.unknownRefusal;
    const refused = { ...change, refusal };
    await kept.write(store.update(refused));
    deps.onRefused(refused);
  }

  return {
    sendAll,
    /** Aborts a photo that is being sent while a status change waits; it is sent again after that. */
    letStepPass(): void {
      if (uploading === null || !kept.all().some(isStepWaiting)) return;
      gaveWay = true;
      uploading.abort();
    },
    /** Milliseconds until the next attempt: exponential back-off; going online wakes the queue sooner. */
    pause: () => (mayTry() ? Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), LAST_RETRY) : LAST_RETRY),
  };
}
