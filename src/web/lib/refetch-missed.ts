import type { QueryClient } from '@tanstack/react-query';

/**
 * Once the live connection is up: refetches what may have changed unnoticed or, when no event was missed, only queries that
 * failed before.
 * @param paths limits the queries by the first part of their key; all by default
 */
export async function refetchMissed(queries: QueryClient, missed: boolean, paths?: RegExp): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [path], state }) =>
      (missed || state.status === 'error') && (paths === undefined || paths.test(String(path))),
  });
}
