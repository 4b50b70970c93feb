import { useEffect, useRef, useState } from 'react';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { SmallCharmPicture } from '#web/entities/charm/SmallCharmPicture.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { Reply } from './Reply.tsx';
import * as styles from './gift.module.css';

type Bracelet = ReceivedGift['bracelets'][number];

interface OpenedGiftProps {
  secret: string;
  gift: ReceivedGift;
  /** just opened: focus moves to the content */
  isNew: boolean;
}

/** Content of the gift: bracelet, card text, meaning of each charm, the maker, care instructions, and a reply form. */
export function OpenedGift({ secret, gift, isNew }: OpenedGiftProps) {
  const { recipient, sender, hand, wish, bracelets, care } = gift;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <article className={classes('wrap', styles.gift)} aria-labelledby="gift-title">
      <header>
        <h1 id="gift-title" ref={heading} tabIndex={-1}>
          {copy.title(recipient)}
        </h1>
        {sender !== null && (
          <p className={styles.by}>
            <Icon name="gift" size={20} /> {copy.by(sender)}
          </p>
        )}
        {wish !== null && <blockquote className={classes(styles.wish, styles[hand])}>{wish}</blockquote>}
      </header>
      {bracelets.map((bracelet, at) => (
        <Turning key={bracelet.name + String(at)} bracelet={bracelet} />
      ))}
      {bracelets.some(({ charms }) => charms.length > 0) && <Meanings bracelets={bracelets} />}
      <section className={styles.words}>
        <h2>{copy.maker.title}</h2>
        <p>
          {chosenBy(bracelets, sender)} {copy.maker.shop(publicShop().name)}
        </p>
      </section>
      <section className={styles.words}>
        <h2>{copy.care.title}</h2>
        <ul>
          {[...care, ...copy.care.always].map((line) => (
            <li key={line}>
              <Icon name="check" size={18} />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <Reply secret={secret} sender={sender} reply={gift.reply} />
      <p className="text-center">
        <LinkButton to="/garden" variant="ghost">
          {copy.garden}
        </LinkButton>
      </p>
    </article>
  );
}

function chosenBy(bracelets: readonly Bracelet[], sender: string | null): string {
  const { maker } = copy;
  if (bracelets.some(({ isDesigned }) => isDesigned))
    return sender === null ? maker.designedBySomebody : maker.designed(sender);
  return sender === null ? maker.chosenBySomebody : maker.chosen(sender);
}

/** The flat bracelet picture rotates slowly; without one, the other picture sways. With reduced motion it rests. */
function Turning({ bracelet: { name, quantity, image, flatImage } }: { bracelet: Bracelet }) {
  const [turns, setTurns] = useState(true);
  const src = flatImage ?? image;
  return (
    <figure className={styles.stage}>
      {src === null ? (
        <Icon name="ring" size={88} className="text-muted" />
      ) : (
        <img
          className={classes(flatImage ? styles.turning : styles.swaying, !turns && styles.still)}
          src={src}
          srcSet={srcSetOf(src, BRACELET_PICTURE_WIDTHS)}
          sizes="(width < 48rem) 80vw, 460px"
          alt={copy.alt(name)}
          width={960}
          height={flatImage ? 960 : 800}
        />
      )}
      <figcaption>
        <b>{name}</b>
        {quantity > 1 && <span className="muted num text-sm">{copy.pieces(quantity)}</span>}
        {src !== null && (
          <button type="button" className={classes('link', styles.pause)} onClick={() => setTurns(!turns)}>
            {turns ? copy.stop : copy.turn}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

/** The charms, each kind once, with their meaning. */
function Meanings({ bracelets }: { bracelets: readonly Bracelet[] }) {
  const kinds = new Map<string, Bracelet['charms'][number]>();
  for (const charm of bracelets.flatMap(({ charms }) => charms)) {
    const count = (kinds.get(charm.name)?.count ?? 0) + charm.count;
    kinds.set(charm.name, { ...charm, count });
  }
  return (
    <section className={styles.meanings} aria-labelledby="gift-meanings">
      <p className="script">{copy.meanings.script}</p>
      <h2 id="gift-meanings">{copy.meanings.title}</h2>
      <ul>
        {[...kinds.values()].map(({ name, meaning, image, count }) => (
          <li key={name}>
            <SmallCharmPicture image={image} boxClass={styles.pic} />
            <div>
              <b>
                {name} {count > 1 && <span className="muted num font-normal">{copy.times(count)}</span>}
              </b>
              {meaning !== '' && <p className="muted">{meaning}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
