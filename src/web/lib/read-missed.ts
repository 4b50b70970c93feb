import type { QueryClient } from '@tanstack/react-query';

/**
 * When the live line stands: reads again what may have changed unheard, or, where nothing was missed, only what could not be
 * read before.
 * @param paths queries by the first part of their key; all without
 */
export async function readMissed(queries: QueryClient, missed: boolean, paths?: RegExp): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [path], state }) =>
      (missed || state.status === 'error') && (paths === undefined || paths.test(String(path))),
  });
}
