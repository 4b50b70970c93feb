import { Card } from '../motifs/Card.tsx';
import { Loading, Skeleton } from '../feedback/Skeleton.tsx';

/** Skeleton of a tab while its chunk loads: a heading and five rows. */
export function TabLoading() {
  return (
    <Card padded={false}>
      <div className="p-5">
        <Skeleton width={160} height={26} />
      </div>
      <RowsLoading />
    </Card>
  );
}

/** Shown until the first page of a list has loaded. */
export function RowsLoading() {
  return (
    <Loading className="grid grid-cols-1">
      <SkeletonRows />
    </Loading>
  );
}

/** Five skeleton rows (spec §2, Admin dashboard). */
function SkeletonRows() {
  return [1, 2, 3, 4, 5].map((row) => (
    <div key={row} className="flex h-15 items-center justify-between gap-6 border-t border-line px-5">
      <Skeleton width={96} />
      <Skeleton width="24%" />
      <Skeleton width={120} height={26} radius={26} />
      <Skeleton width={96} />
    </div>
  ));
}
