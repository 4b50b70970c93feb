import { bareBracelet } from '#art/bracelet.ts';
import { SLOTS_DEFAULT } from '#domain/design/limits.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { drawnString, drawnTie } from '#web/entities/ring/options.ts';
import { copy } from './copy.vi.ts';
import { Drawing } from '#web/entities/ring/Drawing.tsx';
import { ART_TOP } from '#web/entities/ring/ring-frame.ts';
import { classes } from '#web/ui/classes.ts';
import * as frame from './builder.module.css';
import * as stage from './ring/stage.module.css';
import * as ring from '../../entities/ring/ring.module.css';

/** An empty ring: the page's largest element, so it is part of the server-rendered HTML. Drawn once, and not while modules load. */
let drawn: string | undefined;
const bareRing = () =>
  (drawn ??= bareBracelet({
    slots: SLOTS_DEFAULT,
    string: drawnString(null),
    knot: drawnTie(null),
    mode: 'ring',
  }));

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
            <div className={ring.string} style={ART_TOP}>
              <Drawing svg={bareRing()} />
            </div>
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
