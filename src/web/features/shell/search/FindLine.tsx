import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Charm, ReadyMade } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { BRACELET_PICTURE_WIDTHS, CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf, srcSetOf } from '#domain/catalogue/pictures.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { copy } from './copy.vi.ts';
import type { Find } from './finds.ts';
import { markedParts } from './marked.ts';
import * as styles from './search.module.css';

type FindLineProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  find: Find;
  /** the search words, to be highlighted */
  search: string;
};

/** One result as a link; inside a listbox, `role` and `id` make it an option. */
export function FindLine({ find, search, className, ...link }: FindLineProps) {
  return (
    <Link
      {...link}
      to={find.to}
      data-find={find.kind}
      className={classes(find.kind === 'words' && 'chip c', className)}
    >
      <Content find={find} search={search} />
    </Link>
  );
}

function Content({ find, search }: { find: Find; search: string }) {
  switch (find.kind) {
    case 'charm':
      return <CharmLine charm={find.charm} search={search} />;
    case 'bracelet':
      return <BraceletLine bracelet={find.bracelet} search={search} />;
    case 'page':
      return (
        <>
          <Icon className={styles.icon} name={find.page.icon} />
          <span>
            <Marked text={find.page.title} search={search} />
          </span>
        </>
      );
    case 'words':
      return (
        <>
          {find.slug === null ? (
            <Icon name="clock" size={18} className={classes('mx-1 text-muted', styles.icon)} />
          ) : (
            <img src={charmArt(find.slug).src.replace('-224', '-128')} alt="" width={128} height={128} />
          )}
          {find.words}
        </>
      );
  }
}

function CharmLine({ charm, search }: { charm: Charm; search: string }) {
  const url = pictureOf(charm.images);
  return (
    <>
      <span className={`well ${styles.well} tint-${categoryKey(charm.category.type)}`}>
        {url !== null && (
          <LazyImage
            placeholder="sand"
            src={pictureAt(url, 128)}
            srcSet={srcSetOf(url, CHARM_PICTURE_WIDTHS)}
            sizes="46px"
            alt=""
            width={128}
            height={128}
          />
        )}
      </span>
      <span className="min-w-0">
        <b>
          <Marked text={charm.name} search={search} />
        </b>
        <small>{charm.meaning}</small>
      </span>
      <span className="price">{charm.price > 0 ? formatVnd(charm.price) : catalogueCopy.noPrice}</span>
      <StockBadge available={availableOf(charm)} />
    </>
  );
}

function BraceletLine({ bracelet, search }: { bracelet: ReadyMade; search: string }) {
  return (
    <>
      <span className={`well ${styles.well} tint-${categoryKey(bracelet.tint ?? 'Flower')}`}>
        {bracelet.image !== null && (
          <LazyImage
            placeholder="sand"
            src={pictureAt(bracelet.image, 320)}
            srcSet={srcSetOf(bracelet.image, BRACELET_PICTURE_WIDTHS)}
            sizes="80px"
            alt=""
            width={320}
            height={320}
          />
        )}
      </span>
      <span>
        <b>
          <Marked text={bracelet.name} search={search} />
        </b>
        <span className="price block">{formatVnd(bracelet.price)}</span>
        {bracelet.hasDesign && <span className={classes('link', styles.link, 'text-sm')}>{copy.adapt}</span>}
      </span>
    </>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map((part, nth) =>
    part.found ? <mark key={nth}>{part.text}</mark> : <span key={nth}>{part.text}</span>,
  );
}
