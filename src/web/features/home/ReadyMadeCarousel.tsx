import { useQuery } from '@tanstack/react-query';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { BraceletRow } from './BraceletRow.tsx';
import { copy } from './copy.vi.ts';
import { featuredQuery } from './queries.ts';
import { ReadyMadeHeading } from './ReadyMadeHeading.tsx';
import { shownBracelets } from './shown-bracelet.ts';

/** The ready-made bracelets of the home page (spec §2, Home carousel). */
export function ReadyMadeCarousel() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(featuredQuery());
  const demo = !isPending && (data === undefined || data.length === 0);

  return (
    <section data-later="" className="wrap sec" id="vong-co-san" aria-labelledby="ready-made">
      {isPending ? <RowLoading /> : <BraceletRow bracelets={shownBracelets(data)} />}
      {demo && (
        <p className="muted mt-2 text-center text-sm" role="status">
          {copy.carousel.demoNote}
          {isError && (
            <>
              {' · '}
              <button
                type="button"
                className="link"
                disabled={isFetching}
                onClick={() => inBackground(refetch())}
              >
                {uiCopy.retry}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function RowLoading() {
  return (
    <>
      <ReadyMadeHeading />
      <div className="grid min-h-105 place-items-center">
        <Spinner large label={copy.carousel.loading} />
      </div>
    </>
  );
}
