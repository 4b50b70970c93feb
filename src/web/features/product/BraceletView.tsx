import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ReadyMade, ReadyMadeView } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { pictureAt, srcSetOf } from '#domain/catalogue/pictures.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { SmallCharmPicture } from '#web/entities/charm/SmallCharmPicture.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { ShareRow } from '#web/entities/brand/ShareRow.tsx';
import { useAddReadyMade } from '#web/entities/cart/add-ready-made.ts';
import { BackInStock } from '#web/entities/charm/BackInStock.tsx';
import { braceletFactRows } from '#domain/catalogue/fact-rows.ts';
import { braceletViewQuery } from '#web/entities/charm/queries.ts';
import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { builderPathFor } from '#web/lib/paths/content-links.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy as words } from './copy.vi.ts';
import { BraceletTile, MadeOf, Missing, Promises, Row, Trail } from './parts.tsx';
import * as styles from './product.module.css';
import * as rowStyles from './row.module.css';

const copy = words.bracelet;
const LARGEST = Math.max(...BRACELET_PICTURE_WIDTHS);

/** One ready-made bracelet: as worn, its charms, and the ways to buy it (decisions, Product views). */
export function BraceletView({ slug }: { slug: string }) {
  const { data, isError, refetch, isFetching } = useQuery({ ...braceletViewQuery(slug), retry: false });
  const asleep = useHoldsTaps();
  if (data === undefined)
    return <Missing failed={isError} retrying={isFetching} onRetry={() => inBackground(refetch())} />;
  const { bracelet, made, others } = data;
  return (
    <>
      <article className={classes('wrap', styles.product)} aria-labelledby="product-name" {...asleep}>
        <Trail steps={[{ name: words.home, to: '/' }]} />
        <div className={styles.both}>
          <div
            className={classes(
              styles.stage,
              `tint-${categoryKey(bracelet.tint ?? 'Flower')}`,
              availableOf(bracelet) <= 0 && styles.out,
            )}
          >
            <Picture bracelet={bracelet} />
          </div>
          <div className={styles.about}>
            <h1 id="product-name">{bracelet.name}</h1>
            <p className={styles.cost}>
              <span className="num">{formatVnd(bracelet.price)}</span>
              <StockBadge available={availableOf(bracelet)} />
            </p>
            {bracelet.description && <p className={styles.words}>{bracelet.description}</p>}
            <Ways bracelet={bracelet} />
            {made !== null && <Chips made={made} />}
            <Promises lines={[{ icon: 'reset', text: words.promises.returned(publicShop().returnDays) }]} />
            <ShareRow
              className="mt-4"
              label={words.share}
              title={bracelet.name}
              path={braceletPath(bracelet.slug)}
            />
          </div>
        </div>
        {made !== null && <MadeOf facts={braceletFactRows(made.facts)} />}
      </article>
      {made !== null && made.charms.length > 0 && <Kinds charms={made.charms} />}
      {others.length > 0 && (
        <Row id="other-bracelets" {...copy.others}>
          {others.map((other) => (
            <BraceletTile key={other._id} bracelet={other} />
          ))}
        </Row>
      )}
    </>
  );
}

function Picture({ bracelet: { image, name } }: { bracelet: ReadyMade }) {
  if (image === null)
    return (
      <span className={styles.none}>
        <Icon name="ring" size={88} />
      </span>
    );
  const alt = copy.pictureAlt(name);
  return (
    <Zoomable src={pictureAt(image, LARGEST)} alt={alt} width={LARGEST} height={800} caption={name}>
      <LazyImage
        src={image}
        srcSet={srcSetOf(image, BRACELET_PICTURE_WIDTHS)}
        sizes="(width < 48rem) 92vw, 600px"
        alt={alt}
        width={960}
        height={800}
        placeholder="none"
        eager
      />
    </Zoomable>
  );
}

type Made = NonNullable<ReadyMadeView['made']>;

function Chips({ made: { charms, string, tyingMethod, wristSize } }: { made: Made }) {
  const facts = [
    copy.charms(charms.reduce((sum, { count }) => sum + count, 0)),
    string,
    tyingMethod,
    wristSize === null ? null : copy.wrist(formatWrist(wristSize)),
  ];
  return (
    <ul className={styles.chips} aria-label={copy.facts}>
      {facts.map(
        (fact) =>
          fact !== null && (
            <li key={fact} className="chip">
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}

function Ways({ bracelet }: { bracelet: ReadyMade }) {
  const { add, isAdding, canShop } = useAddReadyMade();
  const available = availableOf(bracelet);
  return (
    <div className={styles.ways}>
      {canShop && (
        <Button
          size="lg"
          icon={available > 0 ? 'cart' : undefined}
          loading={isAdding(bracelet._id)}
          loadingLabel={copy.adding}
          disabled={available <= 0}
          onClick={() => add(bracelet)}
        >
          {available > 0 ? copy.add : copy.soldOut}
        </Button>
      )}
      {canShop && available <= 0 && (
        <BackInStock kind="ready_made" thing={bracelet._id} name={bracelet.name} />
      )}
      {bracelet.hasDesign && (
        <LinkButton to={builderPathFor(bracelet._id)} variant="sec" size="lg">
          {copy.makeMine}
        </LinkButton>
      )}
    </div>
  );
}

/** The charms on it, each kind once, with its meaning. */
function Kinds({ charms }: { charms: Made['charms'] }) {
  return (
    <Row id="kinds" {...copy.kinds} dense>
      {charms.map(({ slug, name, meaning, image, count }) => (
        <li key={name} className={classes('card', slug !== null && 'rises', rowStyles.kind)}>
          <SmallCharmPicture image={image} boxClass={rowStyles.pic} />
          <h3>{slug === null ? name : <Link to={charmPath(slug)}>{name}</Link>}</h3>
          {count > 1 && <span className="muted num text-sm">{copy.times(count)}</span>}
          <p className="muted">{meaning}</p>
        </li>
      ))}
    </Row>
  );
}
