import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { useAddReadyMade } from '#web/entities/cart/add-ready-made.ts';
import { BraceletCard } from './BraceletCard.tsx';
import { copy } from './copy.vi.ts';
import { ReadyMadeHeading } from './ReadyMadeHeading.tsx';
import type { ShownBracelet } from './shown-bracelet.ts';
import { useCarousel } from './use-carousel.ts';
import * as styles from './bracelets.module.css';
import * as bandsStyles from '../../entities/brand/bands.module.css';

/** The cards as a carousel, with arrows and dots. */
export function BraceletRow({ bracelets }: { bracelets: readonly ShownBracelet[] }) {
  const { viewport, ready, isSeen, holds, ...controls } = useCarousel(bracelets.length);
  const cart = useAddReadyMade();

  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby="ready-made" {...holds}>
      <div className={classes('sec-head', styles.head)}>
        <ReadyMadeHeading />
        {controls.pages > 1 && <Arrows {...controls} />}
      </div>
      <div className={styles.caro} ref={viewport} data-ready={ready || undefined}>
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
    <div className={bandsStyles.dots} role="group" aria-label={copy.carousel.dots}>
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
