import { SLOTS_DEFAULT } from '#domain/design/limits.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { copy } from './copy.vi.ts';
import { BareRing } from '#web/entities/ring/BareRing.tsx';
import { classes } from '#web/ui/classes.ts';
import * as frame from './builder.module.css';
import * as stage from './ring/stage.module.css';
import * as ring from '../../entities/ring/ring.module.css';

/** The builder's columns with an empty ring, while the charms of the draft are fetched. */
export function BuilderSkeleton() {
  return (
    <div className={frame.builder} data-frame="builder" aria-busy="true">
      <BuilderHead />
      <WaitingSide side="left" />
      <section className={stage.stage} aria-label={copy.ring.stage}>
        <span role="status" className="sr-only">
          {uiCopy.loading}
        </span>
        <div className={stage.inner}>
          <i className="h-13 max-md:hidden" />
          <div className={ring.ring} data-ring="">
            {/* The page's largest element, so it is part of the server-rendered HTML. */}
            <BareRing slots={SLOTS_DEFAULT} string={null} tyingMethod={null} />
          </div>
          <div className={stage.progress}>
            <Skeleton height={20} radius={10} />
          </div>
          <i className="h-7 max-md:hidden" />
        </div>
      </section>
      <WaitingSide side="one" />
    </div>
  );
}

/** A column whose contents are still to come. */
export function WaitingSide({ side }: { side: 'left' | 'one' }) {
  return (
    <div className={classes(frame.side, side === 'left' && 'max-lg:hidden')} data-side={side}>
      <Loading className="grid gap-4 p-5">
        <Skeleton height={44} radius={22} />
        <Skeleton height={92} radius={14} />
      </Loading>
    </div>
  );
}
