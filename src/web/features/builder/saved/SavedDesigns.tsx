import { useInfiniteQuery } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/http/design.ts';
import { DESIGNS_PAGE_SIZE } from '#domain/design/limits.ts';
import { call } from '#web/lib/call.ts';
import { pathWith } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { SAVED_DESIGNS } from '../queries.ts';
import { SavedDesignCard } from './SavedDesignCard.tsx';
import * as styles from './saved.module.css';

/** The customer's saved designs, newest first, paginated. */
export function SavedDesigns({ onOpened }: { onOpened: () => void }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useSaved();
  if (data === undefined) {
    if (isError)
      return (
        <FailedState {...copy.saved.failed} onRetry={() => inBackground(refetch())} retrying={isFetching} />
      );
    return (
      <Loading className={styles.grid}>
        {Array.from({ length: 3 }, (_, nth) => (
          <Skeleton key={nth} height={268} radius={20} />
        ))}
      </Loading>
    );
  }
  const designs = data.pages.flat();
  if (designs.length === 0)
    return <EmptyState title={copy.saved.empty} text={copy.saved.emptyText} heading="h3" />;
  return (
    <>
      <ul className={styles.grid} aria-label={copy.saved.title}>
        {designs.map((design) => (
          <SavedDesignCard key={design._id} design={design} onOpened={onOpened} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="paper"
          full
          className="mt-4"
          loading={isFetching}
          onClick={() => inBackground(fetchNextPage())}
        >
          {copy.saved.more}
        </Button>
      )}
    </>
  );
}

function useSaved() {
  return useInfiniteQuery({
    queryKey: SAVED_DESIGNS,
    queryFn: ({ pageParam: page }) =>
      call<SavedDesign[]>('GET', pathWith('/custom-bracelets', { page, limit: DESIGNS_PAGE_SIZE })),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < DESIGNS_PAGE_SIZE ? undefined : pages.length + 1),
    // Another tab or the cart may have changed them.
    refetchOnMount: 'always',
  });
}
