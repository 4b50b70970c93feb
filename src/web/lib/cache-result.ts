import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Writes the response of a mutation into the cache. Cancels a read of the same query that is still in flight: it started before
 * the change, and its result would bring the old state back.
 */
export async function cacheResult<Data>(
  queries: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  data: Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Data>(queryKey, data);
}
