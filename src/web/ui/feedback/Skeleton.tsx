import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';

interface SkeletonProps {
  /** CSS lengths */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  className?: string;
}

/** One placeholder bar with the size of the coming content. */
export function Skeleton({ width, height = 14, radius, className }: SkeletonProps) {
  return (
    <i
      aria-hidden="true"
      data-skeleton=""
      className={classes('sk', className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

/** Wraps skeletons: announces loading once, and shows them only after 150 ms. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={classes('sk-late', className)}>
      <span role="status" className="sr-only">
        {uiCopy.loading}
      </span>
      {children}
    </div>
  );
}

/** Skeleton of a charm card: picture, two lines, a button. */
export function CharmCardSkeleton({ inGrid }: { inGrid?: boolean }) {
  return (
    <div className={classes('charm', inGrid && 'in-grid')} aria-hidden="true" data-skeleton="">
      <div className="well sk" />
      <i className="sk l w60" />
      <i className="sk l w40" />
      <i className="sk b" />
    </div>
  );
}

/** Skeleton of a row with a picture, two lines and a sum: cart lines, orders. */
export function RowSkeleton() {
  return (
    <div
      className="grid grid-cols-[72px_1fr_70px] items-center gap-4 border-b border-line py-3 last:border-0"
      aria-hidden="true"
    >
      <Skeleton height={72} radius={14} />
      <span className="grid gap-2">
        <Skeleton className="w60" />
        <Skeleton className="w40" />
      </span>
      <Skeleton />
    </div>
  );
}
