import { Card } from '../motifs/Card.tsx';
import { Loading, Skeleton } from '../feedback/Skeleton.tsx';

/** Where a tab will stand, while its file is fetched: a heading and five sand rows. */
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

/** Until the first page of a list is here. */
export function RowsLoading() {
  return (
    <Loading className="grid">
      <SandRows />
    </Loading>
  );
}

/** Five rows of sand (spec §2, Admin dashboard). */
export function SandRows() {
  return [1, 2, 3, 4, 5].map((row) => (
    <div key={row} className="flex h-15 items-center justify-between gap-6 border-t border-line px-5">
      <Skeleton width={96} />
      <Skeleton width="24%" />
      <Skeleton width={120} height={26} radius={26} />
      <Skeleton width={96} />
    </div>
  ));
}
