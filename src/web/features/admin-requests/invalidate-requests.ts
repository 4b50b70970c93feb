import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the requests and the reports that count them. */
export function invalidateRequests(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(users\/data-requests|reports)\b/.test(String(path)),
  });
}
