import { useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { meaningsCopy as copy } from './meanings.vi.ts';
import { cut, inPages, wrapAround } from '#web/lib/text/cut.ts';
import { flowers, type FlowerMeaning } from '#web/entities/article/flowers.vi.ts';
import { gardenSearchPath } from '#web/lib/paths/content-links.ts';
import * as styles from '../../entities/brand/bands.module.css';
import * as flowersStyles from './flowers.module.css';
import * as magazineStyles from './magazine.module.css';

/** spec §9, Paging; and the animation lock of §9, Display. */
const PER_PAGE = 3;
const LOCK = 300;
const PAGES = inPages(flowers, PER_PAGE);

/** The page of a flower; the first for an unknown one. */
function pageOf(slug: string | null): number {
  return Math.max(
    0,
    PAGES.findIndex((page) => page.some((flower) => flower.slug === slug)),
  );
}

/**
 * Nine flowers, three per page, in a loop (spec §2, Flower meanings page).
 * @param asked slug of the flower to show first
 */
export function FlowerMeanings({ asked }: { asked: string | null }) {
  const [page, setPage] = useState(() => pageOf(asked));
  // The initial three appear without animation; only later pages animate in.
  const [turned, setTurned] = useState(false);
  const lockedUntil = useRef(0);
  const turnTo = (next: number) => {
    const now = performance.now();
    if (next === page || now < lockedUntil.current) return;
    lockedUntil.current = now + LOCK;
    setPage(next);
    setTurned(true);
  };

  return (
    <section aria-label={copy.heading}>
      <ul
        key={page}
        className={classes(flowersStyles.flowers, turned && classes('turned', flowersStyles.turned))}
        aria-live="polite"
      >
        {PAGES[page]?.map((flower) => (
          <FlowerCard key={flower.slug} flower={flower} asked={flower.slug === asked} />
        ))}
      </ul>
      <div className="mt-6 flex items-center justify-center gap-4">
        <IconButton
          line
          icon="chevron-left"
          label={copy.previous}
          disabled={PAGES.length <= 1}
          onClick={() => turnTo(wrapAround(page, -1, PAGES.length))}
        />
        <div className={styles.dots} role="group" aria-label={copy.pages}>
          {PAGES.map((flowersOfPage, at) => (
            <button
              key={flowersOfPage[0]?.slug}
              type="button"
              aria-label={copy.page(at + 1, PAGES.length)}
              aria-current={at === page || undefined}
              onClick={() => turnTo(at)}
            />
          ))}
        </div>
        <IconButton
          line
          icon="chevron-right"
          label={copy.next}
          disabled={PAGES.length <= 1}
          onClick={() => turnTo(wrapAround(page, 1, PAGES.length))}
        />
      </div>
    </section>
  );
}

function FlowerCard({ flower, asked }: { flower: FlowerMeaning; asked: boolean }) {
  const { slug, name, meaning, text, tint } = flower;
  const short = cut(text);
  const folds = short !== text;
  const [open, setOpen] = useState(asked);
  return (
    <li className={classes('card', flowersStyles.flower, `tint-${tint}`, asked && flowersStyles.asked)}>
      <div className={flowersStyles.arch}>
        <div className={flowersStyles.niche}>
          <CharmOrnament slug={slug} sizes="146px" alt={copy.pictureAlt(name)} eager />
        </div>
      </div>
      <h2>{name}</h2>
      <p className={classes(magazineStyles.says, flowersStyles.says)}>{meaning}</p>
      <p className={flowersStyles.text}>{open ? text : short}</p>
      <div className={flowersStyles.ways}>
        {folds && (
          <button
            type="button"
            className={classes('link', flowersStyles.fold)}
            aria-expanded={open}
            aria-label={open ? copy.lessOf(name) : copy.moreOf(name)}
            onClick={() => setOpen(!open)}
          >
            {open ? copy.less : copy.more}
          </button>
        )}
        <LinkButton
          variant="tint"
          size="sm"
          icon="plus"
          to={gardenSearchPath(name)}
          aria-label={copy.chooseOf(name)}
          className="ml-auto"
        >
          {copy.choose}
        </LinkButton>
      </div>
    </li>
  );
}
