import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { refetchMissed } from '../refetch-missed.ts';

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
