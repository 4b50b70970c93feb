import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { useAddReadyMade } from './add-ready-made.ts';
import { BraceletCard } from './BraceletCard.tsx';
import { copy } from './copy.vi.ts';
import { featuredQuery } from './queries.ts';
import { shownBracelets, type ShownBracelet } from './shown-bracelet.ts';
import { useCarousel } from './use-carousel.ts';

/** The ready-made bracelets of the home page (spec §2, Home carousel). */
export function ReadyMadeCarousel() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(featuredQuery());
  const demo = !isPending && (data === undefined || data.length === 0);

  return (
    <section className="wrap sec" id="vong-co-san" aria-labelledby="ready-made">
      {isPending ? (
        <>
          <Heading />
          <div className="grid min-h-105 place-items-center">
            <Spinner large label={copy.carousel.loading} />
          </div>
        </>
      ) : (
        <Row bracelets={shownBracelets(data)} />
      )}
      {demo && (
        <p className="muted mt-2 text-center text-sm" role="status">
          {copy.carousel.demoNote}
          {isError && (
            <>
              {' · '}
              <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
                {uiCopy.retry}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function Heading() {
  return (
    <div>
      <p className="script">{copy.carousel.script}</p>
      <h2 id="ready-made">{copy.carousel.heading}</h2>
    </div>
  );
}

function Row({ bracelets }: { bracelets: readonly ShownBracelet[] }) {
  const { viewport, ready, isSeen, holds, ...controls } = useCarousel(bracelets.length);
  const cart = useAddReadyMade();

  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby="ready-made" {...holds}>
      <div className="sec-head caro-head">
        <Heading />
        {controls.pages > 1 && <Arrows {...controls} />}
      </div>
      <div className="caro" ref={viewport} data-ready={ready || undefined}>
        <ul>
          {bracelets.map((bracelet, order) => (
            <li
              key={bracelet.key}
              aria-label={copy.carousel.slide(order + 1, bracelets.length)}
              inert={!isSeen(order)}
            >
              <BraceletCard bracelet={bracelet} cart={cart} />
            </li>
          ))}
        </ul>
      </div>
      {controls.pages > 1 && <Dots {...controls} />}
    </div>
  );
}

type Controls = Omit<ReturnType<typeof useCarousel>, 'viewport' | 'ready' | 'isSeen' | 'holds'>;

function Arrows({ canTurn, stopped, toggle, previous, next }: Controls) {
  return (
    <div className="flex gap-2.5">
      {canTurn && (
        <IconButton
          icon={stopped ? 'play' : 'pause'}
          iconSize={20}
          label={stopped ? copy.carousel.play : copy.carousel.pause}
          onClick={toggle}
        />
      )}
      <IconButton line icon="chevron-left" label={copy.carousel.previous} onClick={previous} />
      <IconButton line icon="chevron-right" label={copy.carousel.next} onClick={next} />
    </div>
  );
}

function Dots({ page, pages, goTo }: Controls) {
  return (
    <div className="dots" role="group" aria-label={copy.carousel.dots}>
      {Array.from({ length: pages }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={copy.carousel.dot(at + 1, pages)}
          aria-current={at === page || undefined}
          onClick={() => goTo(at)}
        />
      ))}
    </div>
  );
}
