import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BuilderHead } from './BuilderHead.tsx';

/** The same columns in sand, while the charms of the draft are fetched. */
export function BuilderSkeleton() {
  return (
    <div className="bld">
      <BuilderHead />
      <Loading className="bld-wait">
        <Skeleton height="min(100vw, 34rem)" radius="50%" />
      </Loading>
    </div>
  );
}
