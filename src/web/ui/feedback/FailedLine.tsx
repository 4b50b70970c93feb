import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { inBackground } from '../in-background.ts';

interface FailedLineProps {
  query: {
    data: unknown;
    isError: boolean;
    errorUpdateCount: number;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** what failed to load */
  children: ReactNode;
  className?: string;
}

/**
 * Stands for a part of a page that failed to load, where nothing would mean that there is none: a line with a retry. It stays while
 * that is read again, so that the focus has its place; renders nothing before, nor once there is data.
 */
export function FailedLine({ query, children, className }: FailedLineProps) {
  const { data, isError, errorUpdateCount, isFetching, refetch } = query;
  // Null is data that may be old: only the last read counts.
  if (data === undefined ? errorUpdateCount === 0 : data !== null || !isError) return null;
  return (
    <p role="alert" className={classes('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      {children}
      <Button
        variant="paper"
        size="sm"
        loading={isFetching}
        loadingLabel={uiCopy.loading}
        onClick={() => inBackground(refetch())}
      >
        {uiCopy.retry}
      </Button>
    </p>
  );
}
