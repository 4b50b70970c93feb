import { useQuery } from '@tanstack/react-query';
import { useRef, type PointerEvent } from 'react';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { builderPathFor } from '#web/lib/paths/content-links.ts';
import { braceletArt, charmArt } from '#web/entities/brand/pictures.ts';
import { HangingCharm } from '#web/ui/motifs/HangingCharm.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Link } from 'react-router';
import { heroCopy as copy } from './hero-copy.vi.ts';
import { ON_PHONES } from './hero-picture.ts';
import { featuredQuery, type Featured } from './queries.ts';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import * as styles from './hero.module.css';

/** The hero's bracelet: the flat drawing, as large as the gate. */
const SHOWN = 'hoa-dao-dau-xuan';
const FLAT = braceletArt(`${SHOWN}-flat`);

const HUNG = [
  { slug: 'doi-tim', left: '50.5%', thread: '96px', width: '46px', tilt: 3 },
  { slug: 'bo-cau', left: '55%', thread: '34px', width: '56px', tilt: -5 },
  { slug: 'ong', left: '95.5%', thread: '120px', width: '62px', tilt: 3 },
];

export function Hero() {
  const { data: featured } = useQuery(featuredQuery());
  const shown = featured?.find(({ slug }) => slug === SHOWN);
  const tag = useTurningTag();

  return (
    <section className={styles.hero} onPointerMove={tag.follow} onPointerLeave={tag.rest}>
      {HUNG.map(({ slug, ...place }, order) => (
        <HangingCharm key={slug} {...place} src={charmArt(slug).src} sways delay={order * 120} />
      ))}
      <div className="wrap">
        <div>
          <p className="script">{copy.script}</p>
          <h1>{copy.heading}</h1>
          <p className={classes('lead', styles.lead)}>{unbroken(copy.lead)}</p>
          <div className={styles.cta}>
            <LinkButton size="lg" to="/garden" prefetch="intent">
              {copy.toGarden}
            </LinkButton>
            <LinkButton size="lg" variant="sec" to="/builder">
              {copy.toBuilder}
            </LinkButton>
          </div>
          <ul className={styles.facts}>
            {copy.facts.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.stage}>
          <div className={styles.arch} />
          <div className={styles.hungRing}>
            <picture className="contents">
              <source media={ON_PHONES.media} type={ON_PHONES.type} srcSet={ON_PHONES.href} />
              <img
                className={styles.big}
                {...FLAT}
                sizes="(width < 48rem) 100vw, (width < 80rem) 54vw, 648px"
                width={960}
                height={960}
                alt={shown ? copy.pictureAlt(shown.name) : copy.fallbackAlt}
                fetchPriority="high"
              />
            </picture>
            {shown && <PriceTag bracelet={shown} tagRef={tag.ref} />}
          </div>
        </div>
      </div>
    </section>
  );
}

interface PriceTagProps {
  bracelet: Featured;
  tagRef: React.RefObject<HTMLAnchorElement | null>;
}

/** Price tag, linking to the builder with this bracelet's design. */
function PriceTag({ bracelet, tagRef }: PriceTagProps) {
  return (
    <Link ref={tagRef} className={styles.priceTag} to={builderPathFor(bracelet._id)}>
      <b className={styles.name}>{bracelet.name}</b>
      <small>{copy.tagNote}</small>
      <span className="price">{formatVnd(bracelet.price)}</span>
    </Link>
  );
}

/** Maximum rotation of the tag towards the pointer, in degrees (look, Home). */
const TURN = 2;

/** Rotates the tag towards the pointer; sets a CSS variable directly, without re-rendering. */
function useTurningTag() {
  const ref = useRef<HTMLAnchorElement>(null);
  const turn = (degrees: number) => ref.current?.style.setProperty('--turn', `${degrees.toFixed(2)}deg`);
  return {
    ref,
    follow: ({ clientX, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      turn(((clientX / window.innerWidth) * 2 - 1) * -TURN);
    },
    rest: () => turn(0),
  };
}
