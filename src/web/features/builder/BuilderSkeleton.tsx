import { bareBracelet } from '#art/bracelet.ts';
import { SLOTS_DEFAULT } from '#domain/design/limits.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { drawnString, drawnTie } from './choices/options.ts';
import { copy } from './copy.vi.ts';
import { Drawing } from './Drawing.tsx';
import { ART_TOP } from './ring/ring-frame.ts';

/** A ring that nobody has begun: the largest thing of the page, so it stands in the first answer. */
const BARE = bareBracelet({
  slots: SLOTS_DEFAULT,
  string: drawnString(null),
  knot: drawnTie(null),
  mode: 'ring',
});

/** The builder's columns with a bare ring, while the charms of the draft are fetched. */
export function BuilderSkeleton() {
  return (
    <div className="bld" aria-busy="true">
      <BuilderHead />
      <Waiting className="l max-lg:hidden" />
      <section className="bld-stage" aria-label={copy.ring.stage}>
        <span role="status" className="sr-only">
          {uiCopy.loading}
        </span>
        <div className="bld-stage-in">
          <i className="h-13 max-md:hidden" />
          <div className="bld-ring">
            <div className="ring-string" style={ART_TOP}>
              <Drawing svg={BARE} />
            </div>
          </div>
          <div className="bld-progress">
            <Skeleton height={20} radius={10} />
          </div>
          <i className="h-7 max-md:hidden" />
        </div>
      </section>
      <Waiting className="one" />
    </div>
  );
}

function Waiting({ className }: { className: string }) {
  return (
    <div className={`bld-side ${className}`}>
      <Loading className="grid gap-4 p-5">
        <Skeleton height={44} radius={22} />
        <Skeleton height={92} radius={14} />
      </Loading>
    </div>
  );
}
