import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What the shop answered to a change is what stands now. A reading of the same that is still on its way began before the change:
 * it is let go, or its answer would bring back what was.
 */
export async function keepAnswer<Data>(
  queries: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  data: Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Data>(queryKey, data);
}
