import { seconds } from '#domain/kernel/time.ts';
import type { ApiError } from '#web/lib/api.ts';
import type { Clock } from '#web/lib/session/clock.ts';

/** `sent`: the server has it. `waiting`: it stays queued and is retried. */
export type Outcome = 'sent' | 'waiting';

/** How long an open sheet waits for the response before the change goes to the background. */
export const PATIENCE = seconds(6);

/**
 * Changes whose first attempt an open sheet awaits, by `clientId`.
 * @param onSettled called when the sheet stops waiting
 */
export function createPendingOutcomes(clock: Clock, onSettled: () => void) {
  const pending = new Map<
    string,
    { resolve: (outcome: Outcome) => void; reject: (error: ApiError) => void }
  >();

  return {
    has: (clientId: string) => pending.has(clientId),
    /** @throws the error passed to `reject` */
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
