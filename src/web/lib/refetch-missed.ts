import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { ApiError } from './api.ts';

/** Whether it ended in a 404, which is final: a new connection reads it no more (decision 0067). */
export const isGone = ({ state: { error } }: { state: { error: unknown } }): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * Refetches what an event has touched: mounted queries at once, others when next mounted. A query that is still loading for the
 * first time is read once more after that, because the answer on its way may be older than the event; TanStack Query itself
 * restarts only reads of queries that have data already.
 */
export async function refetchTouched(
  queries: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  const opening = queries
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queries.invalidateQueries({ predicate }),
    ...opening.map((query) => readAgain(queries, query)),
  ]);
}

/** Queries that will be read again, however many events touch them before. */
const again = new WeakMap<Query, Promise<void>>();

async function readAgain(queries: QueryClient, query: Query): Promise<void> {
  const known = again.get(query);
  if (known) return known;
  const reading = Promise.resolve(query.promise)
    .finally(() => again.delete(query))
    .then(
      () => queries.invalidateQueries({ predicate: (each) => each === query }),
      () => undefined,
    );
  again.set(query, reading);
  return reading;
}

/**
 * Once the live connection is up: refetches what may have changed unnoticed or, when no event was missed, only queries that
 * failed before. A 404 is no such failure: only an event may have changed it.
 * @param paths limits the queries by the first part of their key; all by default
 */
export function refetchMissed(queries: QueryClient, missed: boolean, paths?: RegExp): Promise<void> {
  return refetchTouched(
    queries,
    (query) =>
      (missed || (query.state.status === 'error' && !isGone(query))) &&
      (paths === undefined || paths.test(String(query.queryKey[0]))),
  );
}

/**
 * For a page of several reads: once one that failed has loaded, by its retry or by itself, the rest that failed with it is read again,
 * so that one press mends the page.
 */
export function useRecovery(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const failed = new Set<string>();
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { queryHash } = event.query;
      if (event.action.type === 'error') failed.add(queryHash);
      if (event.action.type === 'success' && failed.delete(queryHash))
        inBackground(refetchMissed(queries, false));
    });
  }, [queries]);
}
