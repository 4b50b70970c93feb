import { minutes, seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Clock } from '#web/lib/session/clock.ts';
import {
  isNoAnswer,
  isTransient,
  isWaiting,
  nextOf,
  type Change,
  type ChangeStore,
  type QueuedChange,
} from './queued-change.ts';

/** `sent`: the shop has it. `waiting`: the phone keeps it and goes on trying. */
export type Outcome = 'sent' | 'waiting';

type Deps = {
  store: ChangeStore;
  clock: Clock;
  sendStatus(change: QueuedChange): Promise<void>;
  sendPhoto(change: QueuedChange): Promise<void>;
  /** Whether there is a network, and the person of this store is the one who is logged in. */
  mayTry(): boolean;
  /** Runs a piece of work when no other tab sends. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Other tabs read the store again. */
  tellOthers(): void;
  onRefused(change: QueuedChange): void;
  /** What the shop's answer means when it says no in no known way. */
  unknownRefusal: string;
};

/** Somebody looks at the sheet: so long he waits for the answer before the phone takes over. */
const PATIENCE = seconds(6);
const FIRST_RETRY = seconds(5);
const LAST_RETRY = minutes(1);

/**
 * The queue of a shipper: every change is written down first and then sent, one after the other in the order in which
 * they were made, photographs after all steps. Without a network it waits and tries again; what the shop refuses is
 * kept until he retries or drops it.
 */
export function createOfflineQueue(deps: Deps) {
  const { store, clock, mayTry, exclusively, tellOthers } = deps;
  let kept: readonly QueuedChange[] = [];
  let failures = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let cancelRetry = () => {};
  const listeners = new Set<() => void>();
  /** Whoever looks at a change that is being sent for the first time, by its `clientId`. */
  const watchers = new Map<
    string,
    { told: (outcome: Outcome) => void; refused: (error: ApiError) => void }
  >();

  /** Without what somebody looks at: it is not waiting yet. */
  let shown: readonly QueuedChange[] = [];

  async function reload(): Promise<void> {
    kept = await store.list();
    show();
  }

  function show(): void {
    shown = kept.filter(({ clientId }) => !watchers.has(clientId));
    for (const listener of listeners) listener();
  }

  async function write(work: Promise<void>): Promise<void> {
    await work;
    await reload();
    tellOthers();
  }

  /**
   * Keeps a change and sends it when its turn comes.
   * @throws ApiError when the shop refused it while he was looking; then nothing of it is kept
   */
  async function add(change: Change): Promise<Outcome> {
    await reload();
    const first = !kept.some(isWaiting) && mayTry();
    const answer = first ? watch(change.clientId) : Promise.resolve<Outcome>('waiting');
    try {
      await write(store.add(change));
    } catch (error) {
      watchers.get(change.clientId)?.told('waiting');
      throw error;
    }
    void wake();
    return answer;
  }

  function watch(clientId: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(PATIENCE, () => finish(() => resolve('waiting')));
      const finish = (how: () => void) => {
        cancel();
        watchers.delete(clientId);
        show();
        how();
      };
      watchers.set(clientId, {
        told: (outcome) => finish(() => resolve(outcome)),
        refused: (error) => finish(() => reject(error)),
      });
    });
  }

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
        await reload();
        await sendAll();
      });
    }
    for (const [clientId, { told }] of watchers)
      told(kept.some((change) => change.clientId === clientId) ? 'waiting' : 'sent');
    if (!kept.some(isWaiting)) return;
    cancelRetry = clock.after(pauseAfter(failures, mayTry()), () => void wake());
  }

  async function sendAll(): Promise<void> {
    for (let next = nextOf(kept); next !== undefined && mayTry(); next = nextOf(kept)) {
      try {
        await send(next);
        failures = 0;
      } catch (error) {
        const watched = watchers.get(next.clientId);
        if (isNoAnswer(error) || (!watched && isTransient(error))) {
          failures += 1;
          return;
        }
        if (watched && error instanceof ApiError) {
          await write(store.remove(next.seq));
          watched.refused(error);
        } else await refuse(next, error);
      }
    }
  }

  async function send(change: QueuedChange): Promise<void> {
    if (change.accepted) await deps.sendPhoto(change);
    else await deps.sendStatus(change);
    const done = change.accepted || change.photo === null;
    await write(done ? store.remove(change.seq) : store.update({ ...change, accepted: true }));
    watchers.get(change.clientId)?.told('sent');
  }

  async function refuse(change: QueuedChange, error: unknown): Promise<void> {
    const refusal = error instanceof ApiError ? error.message : deps.unknownRefusal;
    const refused = { ...change, refusal };
    await write(store.update(refused));
    deps.onRefused(refused);
  }

  const find = (clientId: string) => kept.find((change) => change.clientId === clientId);

  return {
    add,
    wake,
    /** Another tab has changed the store. */
    reload,
    changes: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends a refused change once more. */
    async retry(clientId: string): Promise<void> {
      const change = find(clientId);
      if (change) await write(store.update({ ...change, refusal: null }));
      await wake();
    },
    /** Forgets a refused change for good. */
    async drop(clientId: string): Promise<void> {
      const change = find(clientId);
      if (change) await write(store.remove(change.seq));
    },
  };
}
export type OfflineQueue = ReturnType<typeof createOfflineQueue>;

/** Longer after every failure; without a network, its return wakes the queue sooner. */
function pauseAfter(failures: number, mayTry: boolean): number {
  return mayTry ? Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), LAST_RETRY) : LAST_RETRY;
}
