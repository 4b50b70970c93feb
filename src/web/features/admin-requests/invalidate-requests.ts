import type { QueryClient } from '@tanstack/react-query';

/** Reads the requests again, and what counts them. */
export function invalidateRequests(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(users\/data-requests|reports)\b/.test(String(path)),
  });
}
