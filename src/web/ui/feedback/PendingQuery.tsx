import type { ReactNode } from 'react';
import { inBackground } from '../in-background.ts';
import { FailedState } from './FailedState.tsx';
import { Loading } from './Skeleton.tsx';

interface PendingQueryProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** title of the failed state */
  failed: string;
  /** skeletons */
  children: ReactNode;
  className?: string;
}

/** Stands for the data of a query: skeletons while it loads, the failure with a retry when it did not. */
export function PendingQuery({ query, failed, children, className }: PendingQueryProps) {
  if (!query.isError) return <Loading className={className}>{children}</Loading>;
  return (
    <FailedState
      heading="h3"
      title={failed}
      onRetry={() => inBackground(query.refetch())}
      retrying={query.isFetching}
    />
  );
}
