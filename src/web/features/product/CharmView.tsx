import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Charm, CharmView as View } from '#contract/http/catalogue.ts';
import { categoryKey, LETTER_TAG } from '#domain/catalogue/categories.ts';
import { catalogueCopy, categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { CHARMS_MIN } from '#domain/design/limits.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ShareRow } from '#web/entities/brand/ShareRow.tsx';
import { CharmPicture } from '#web/entities/charm/CharmPicture.tsx';
import { charmFactRows, type FactRows } from '#domain/catalogue/fact-rows.ts';
import { charmViewQuery } from '#web/entities/charm/queries.ts';
import { flyToCord } from '#web/entities/selection/fly.ts';
import { Picker } from '#web/entities/selection/Picker.tsx';
import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { CharmPictures } from './CharmPictures.tsx';
import { copy as words } from './copy.vi.ts';
import { BraceletTile, Facts, MadeOf, Missing, Promises, Row, Tile, Trail } from './parts.tsx';
import * as charmStyles from './charm.module.css';
import * as styles from './product.module.css';

const copy = words.charm;

/** One charm: what it is, what it means, its price, and the bracelets with it (decisions, Product views). */
export function CharmView({ slug }: { slug: string }) {
  const { data, isError, refetch, isFetching } = useQuery({ ...charmViewQuery(slug), retry: false });
  const asleep = useHoldsTaps();
  if (data === undefined)
    return <Missing failed={isError} retrying={isFetching} onRetry={() => inBackground(refetch())} />;
  const { charm, bracelets, others } = data;
  const kind = categoryLabels[charm.category.type];
  const place = `/garden?loai=${categoryKey(charm.category.type)}`;
  return (
    <>
      <article className={classes('wrap', styles.product)} aria-labelledby="product-name" {...asleep}>
        <Trail
          steps={[
            { name: words.garden, to: '/garden' },
            { name: kind, to: place },
          ]}
        />
        <About view={data} />
        <MadeOf facts={charmFactRows(data.facts)} />
      </article>
      {bracelets.length > 0 && (
        <Row id="worn-by" {...copy.worn}>
          {bracelets.map((bracelet) => (
            <BraceletTile key={bracelet._id} bracelet={bracelet} />
          ))}
        </Row>
      )}
      {others.length > 0 && (
        <Row id="other-charms" script={copy.others.script} heading={copy.others.heading(kind)} dense>
          {others.map((other) => (
            <Tile
              key={other._id}
              to={charmPath(other.slug)}
              name={other.name}
              price={other.price}
              tint={categoryKey(other.category.type)}
              available={availableOf(other)}
            >
              <CharmPicture charm={other} sizes="(width < 48rem) 34vw, 150px" />
            </Tile>
          ))}
        </Row>
      )}
    </>
  );
}

function About({ view: { charm } }: { view: View }) {
  const picture = useRef<HTMLDivElement>(null);
  const available = availableOf(charm);
  const name = charm.name || catalogueCopy.charmFallbackName;
  return (
    <div className={styles.both}>
      <div
        ref={picture}
        className={classes(
          styles.stage,
          charmStyles.hung,
          `tint-${categoryKey(charm.category.type)}`,
          available <= 0 && styles.out,
        )}
      >
        <i className={charmStyles.thread} />
        <CharmPictures charm={charm} name={name} />
      </div>
      <div className={styles.about}>
        <h1 id="product-name">{name}</h1>
        <p className={styles.cost}>
          <span className="num">{charm.price > 0 ? formatVnd(charm.price) : catalogueCopy.noPrice}</span>
          <StockBadge available={available} />
        </p>
        {charm.meaning && <blockquote className={charmStyles.meaning}>{charm.meaning}</blockquote>}
        <div className={styles.ways}>
          <Picker
            charm={charm}
            name={name}
            size="lg"
            label={copy.add}
            onAdded={() => flyToCord(picture.current?.querySelector('img'))}
          />
          <LinkButton to={`/garden?loai=${categoryKey(charm.category.type)}`} variant="sec" size="lg">
            {copy.more}
          </LinkButton>
        </div>
        {charm.description && <p className={styles.words}>{charm.description}</p>}
        <Promises isDesigned lines={[{ icon: 'ring', text: copy.thread(CHARMS_MIN) }]} />
        <ShareRow
          className="mt-4"
          label={words.share}
          title={copy.title(name)}
          path={charmPath(charm.slug)}
        />
        <Facts facts={factsOf(charm)} />
      </div>
    </div>
  );
}

/** Category, colours and occasions. Tags used only for sorting are left out. */
function factsOf({ category, colors, tags }: Charm): FactRows {
  const sorting: readonly string[] = [LETTER_TAG, categoryKey(category.type)];
  const occasions = tags.filter((tag) => !sorting.includes(tag));
  const facts: FactRows = [
    [copy.kind, category.name],
    [copy.colors, colors.join(', ')],
    [copy.goesWith, occasions.join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}
