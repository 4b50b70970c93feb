import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CategoryType } from '#domain/catalogue/categories.ts';
import { availableOf, levelOf, stockLabel } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import type { Finder } from './CatalogueTools.tsx';
import { CharmTile } from './CharmTile.tsx';
import { copy } from '../copy.vi.ts';
import { offerQuery, type Charm } from '../queries.ts';
import { useBuilder, usePiecesOf } from '../builder-context.ts';
import * as styles from './tray.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

/**
 * 'Thêm charm': the shop's charms, filtered by kind and search words; each is picked up like any other charm, or added to the
 * tray.
 */
export function Catalogue({ finder: { kind, words, pages, more } }: { finder: Finder }) {
  return (
    <ul className={styles.tray} aria-label={copy.charms.list}>
      {Array.from({ length: pages }, (_, page) => (
        <Offer
          key={`${kind} ${words} ${page}`}
          kind={kind}
          words={words}
          page={page + 1}
          onMore={page + 1 === pages ? more : undefined}
        />
      ))}
    </ul>
  );
}

interface OfferProps {
  kind: CategoryType | null;
  words: string;
  page: number;
  /** set on the last page shown: loads one more */
  onMore: (() => void) | undefined;
}

function Offer({ kind, words, page, onMore }: OfferProps) {
  const { cache } = useBuilder();
  const { data, isError, refetch } = useQuery(offerQuery(kind, words, page));
  useEffect(() => cache.learn(data?.charms ?? []), [cache, data]);

  if (data === undefined) {
    return (
      <li className={classes(styles.whole, isError && styles.failed)}>
        {isError ? (
          <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.charms.failed}</ErrorBanner>
        ) : (
          <Loading className={styles.tray}>
            {Array.from({ length: 6 }, (_, nth) => (
              <Skeleton key={nth} height={104} radius={16} />
            ))}
          </Loading>
        )}
      </li>
    );
  }
  const isOfAll = kind === null && words === '';
  return (
    <>
      {data.charms.map((charm) => (
        <li key={charm._id} className={styles.offered}>
          <OfferedCharm charm={charm} />
        </li>
      ))}
      {data.pagination.total === 0 && (
        <li className={classes(styles.whole, styles.none)}>
          <b>{isOfAll ? copy.charms.nothing : copy.charms.none}</b>
          <span className="muted">{isOfAll ? copy.charms.nothingText : copy.charms.noneText}</span>
        </li>
      )}
      {onMore && page < data.pagination.pages && (
        <li className={styles.whole}>
          <Button variant="paper" size="sm" full onClick={onMore}>
            {copy.charms.more}
          </Button>
        </li>
      )}
    </>
  );
}

function OfferedCharm({ charm }: { charm: Charm }) {
  const { choose } = useBuilder();
  const { waiting, placed } = usePiecesOf(charm._id);
  const used = waiting + placed;
  const left = availableOf(charm) - used;
  const price = formatVnd(charm.price);
  return (
    <>
      <CharmTile
        id={charm._id}
        name={charm.name}
        charm={charm}
        label={copy.charms.offer(charm.name, price, stockLabel(left))}
        badge={used > 0 ? copy.charms.times(used) : undefined}
        out={left <= 0 && waiting === 0}
      >
        {left > 0 && <span className={classes('price', styles.price)}>{price}</span>}
        <span className={classes(styles.left, levelOf(left) === 'low' && styles.low)}>
          {stockLabel(left)}
        </span>
      </CharmTile>
      <IconButton
        icon="plus"
        small
        line
        className={styles.add}
        label={copy.charms.add(charm.name)}
        disabled={left <= 0}
        onClick={() => choose(charm._id)}
      />
    </>
  );
}
