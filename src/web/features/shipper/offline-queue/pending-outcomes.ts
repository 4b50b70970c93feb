import { seconds } from '#domain/kernel/time.ts';
import type { ApiError } from '#web/lib/api.ts';
import type { Clock } from '#web/lib/session/clock.ts';

/** `sent`: the shop has it. `waiting`: the phone keeps it and goes on trying. */
export type Outcome = 'sent' | 'waiting';

/** Somebody looks at the sheet: so long he waits for the answer before the phone takes over. */
const PATIENCE = seconds(6);

/**
 * What somebody looks at while it is sent for the first time, by its `clientId`.
 * @param onSettled somebody looks no longer
 */
export function createPendingOutcomes(clock: Clock, onSettled: () => void) {
  const pending = new Map<
    string,
    { resolve: (outcome: Outcome) => void; reject: (error: ApiError) => void }
  >();

  return {
    has: (clientId: string) => pending.has(clientId),
    /** @throws what `reject` is given */
    wait(clientId: string): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        const settle = (how: () => void) => {
          cancel();
          pending.delete(clientId);
          onSettled();
          how();
        };
        const cancel = clock.after(PATIENCE, () => settle(() => resolve('waiting')));
        pending.set(clientId, {
          resolve: (outcome) => settle(() => resolve(outcome)),
          reject: (error) => settle(() => reject(error)),
        });
      });
    },
    resolve: (clientId: string, outcome: Outcome) => pending.get(clientId)?.resolve(outcome),
    reject: (clientId: string, error: ApiError) => pending.get(clientId)?.reject(error),
    resolveAll(outcomeOf: (clientId: string) => Outcome): void {
      for (const [clientId, { resolve }] of pending) resolve(outcomeOf(clientId));
    },
  };
}
export type PendingOutcomes = ReturnType<typeof createPendingOutcomes>;
