import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { ORDERS_AT_ONCE } from '#domain/ordering/limits.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { batchesCopy } from './batches.vi.ts';

/** One action on many orders, and its progress. */
export type Run<Wanted> = {
  wanted: Wanted;
  /** the requested orders, in order */
  ids: readonly string[];
  /** results of those already processed */
  outcomes: readonly BulkOutcome[];
  state: 'running' | 'stopping' | 'over';
};

type Batches<Wanted> = {
  /** sends one request for a few orders; `following` is how many remain after them */
  send: (wanted: Wanted, orders: readonly string[], following: number) => Promise<BulkOutcome[]>;
  /** invalidates the affected lists */
  readAgain: (queries: QueryClient) => Promise<unknown>;
  /** called when the run has finished, was stopped or failed; `fresh` are the results since it was started or continued */
  onOver: (run: Run<Wanted>, fresh: readonly BulkOutcome[]) => void;
};

/**
 * Applies one action to many orders, a few per request, so that progress shows; each order is a transaction of its own on the
 * server, and nothing is done twice. Only one run at a time.
 */
export function useBatches<Wanted>({ send, readAgain, onOver }: Batches<Wanted>) {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run<Wanted> | null>(null);
  const busy = useRef(false);
  const stopped = useRef(false);

  async function work({ wanted, ids, outcomes: known }: Omit<Run<Wanted>, 'state'>): Promise<void> {
    const left = leftOf({ ids, outcomes: known });
    if (busy.current || left.length === 0) return;
    busy.current = true;
    stopped.current = false;
    const before = known.filter(({ order }) => !left.includes(order));
    const fresh: BulkOutcome[] = [];
    const now = (state: Run<Wanted>['state']): Run<Wanted> => ({
      wanted,
      ids,
      outcomes: [...before, ...fresh],
      state,
    });
    setRun(now('running'));
    try {
      for (let at = 0; at < left.length && !stopped.current; at += ORDERS_AT_ONCE) {
        const part = left.slice(at, at + ORDERS_AT_ONCE);
        fresh.push(...(await send(wanted, part, left.length - at - part.length)));
        setRun(now(stopped.current ? 'stopping' : 'running'));
      }
    } catch (error) {
      // Without a button that reloads the page: the results and the selection would be gone.
      failToast(batchesCopy.failed, error);
    } finally {
      busy.current = false;
    }
    setRun(now('over'));
    onOver(now('over'), fresh);
    await readAgain(queries);
  }

  return {
    run,
    start: (wanted: Wanted, ids: readonly string[]) => work({ wanted, ids, outcomes: [] }),
    /** Continues with the orders that were not processed; the results of the others stay. */
    async again(): Promise<void> {
      if (run !== null) await work(run);
    },
    /** Lets the request in flight finish, and sends no more. */
    stop() {
      stopped.current = true;
      setRun((before) => before && { ...before, state: 'stopping' });
    },
    forget: () => setRun(null),
  };
}

/** Orders worth retrying: those that were not processed. */
export function leftOf({ ids, outcomes }: Pick<Run<unknown>, 'ids' | 'outcomes'>): string[] {
  const answered = new Map(outcomes.map(({ order, outcome }): [string, string] => [order, outcome]));
  return ids.filter((id) => (answered.get(id) ?? 'unavailable') === 'unavailable');
}
