import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { ORDERS_AT_ONCE } from '#domain/ordering/limits.ts';
import { showError } from '#web/lib/errors/show-error.ts';

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
  /** called when the run has finished, was stopped or failed */
  onOver: (run: Run<Wanted>) => void;
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

  async function start(wanted: Wanted, ids: readonly string[]): Promise<void> {
    if (busy.current || ids.length === 0) return;
    busy.current = true;
    stopped.current = false;
    const outcomes: BulkOutcome[] = [];
    const now = (state: Run<Wanted>['state']): Run<Wanted> => ({
      wanted,
      ids,
      outcomes: [...outcomes],
      state,
    });
    setRun(now('running'));
    try {
      for (let at = 0; at < ids.length && !stopped.current; at += ORDERS_AT_ONCE) {
        const part = ids.slice(at, at + ORDERS_AT_ONCE);
        outcomes.push(...(await send(wanted, part, ids.length - at - part.length)));
        setRun(now(stopped.current ? 'stopping' : 'running'));
      }
    } catch (error) {
      showError(error, 'admin');
    } finally {
      busy.current = false;
    }
    setRun(now('over'));
    onOver(now('over'));
    await readAgain(queries);
  }

  return {
    run,
    start,
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
