import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { catalogueCopy, categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { GARDEN_PAGE_SIZE } from '#domain/catalogue/limits.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { CharmCardSkeleton, Loading } from '#web/ui/feedback/Skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CharmCard } from '#web/entities/selection/CharmCard.tsx';
import { categoriesQuery } from '#web/entities/charm/queries.ts';
import { copy } from './copy.vi.ts';
import { readFilters, withFilter, gardenPath, type GardenFilters } from '#web/lib/paths/garden.ts';
import { countOfType } from './PlaceTabs.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './plots.module.css';

interface PlotProps {
  place: GardenFilters;
  charms: CharmsPage | undefined;
  /** the charms are those of the previous place, shown until the next ones load */
  stale: boolean;
  bestsellers: ReadonlySet<CharmId>;
  failed: boolean;
  retry: { refetch: () => Promise<unknown>; isFetching: boolean };
  /** called when the link to the next page is clicked */
  onNext: () => void;
}

/** The charms of one place, in every state: loading, failed, empty or loaded. */
export function Plot({ place, charms, stale, bestsellers, failed, retry, onNext }: PlotProps) {
  useEffect(() => {
    if (failed) toast({ type: 'error', ...copy.failed });
  }, [failed]);

  if (failed && charms === undefined) {
    return (
      <FailedState
        title={copy.failed.title}
        text={copy.failed.message}
        onRetry={() => inBackground(retry.refetch())}
        retrying={retry.isFetching}
        heading="h3"
        className={styles.nothing}
      />
    );
  }
  if (charms === undefined) {
    return (
      <Loading className={styles.grid}>
        {Array.from({ length: GARDEN_PAGE_SIZE }, (_, nth) => (
          <CharmCardSkeleton key={nth} inGrid />
        ))}
      </Loading>
    );
  }
  if (charms.charms.length === 0) return <NothingHere place={place} />;
  return (
    <ul className={styles.grid} aria-busy={stale || undefined}>
      {charms.charms.map((charm, nth) => (
        <li key={charm._id} className="contents" data-later={nth < 2 ? undefined : 'phone'}>
          {/* One Suspense boundary each, so that a click hydrates only its own card. */}
          <Suspense>
            <CharmCard
              inGrid
              charm={charm}
              eager={nth < 2 || (nth < 5 && 'near')}
              bestseller={bestsellers.has(charm._id)}
            />
          </Suspense>
        </li>
      ))}
      <WayOn place={place} pagination={charms.pagination} onNext={onNext} />
    </ul>
  );
}

interface WayOnProps {
  place: GardenFilters;
  pagination: CharmsPage['pagination'];
  onNext: () => void;
}

/** A page of ten charms leaves two cells free in rows of three and four: the link to the next page fills them. */
function WayOn({ place, pagination: { page, pages, total, limit }, onNext }: WayOnProps) {
  if (page >= pages) return null;
  return (
    <li className={styles.wayOn}>
      <p className="script">{copy.on.script(total - page * limit)}</p>
      <LinkButton
        variant="sec"
        size="sm"
        to={gardenPath({ ...place, page: page + 1 })}
        preventScrollReset
        onClick={onNext}
      >
        {copy.on.go(page + 1)}
      </LinkButton>
    </li>
  );
}

function NothingHere({ place }: { place: GardenFilters }) {
  const { data: categories } = useQuery(categoriesQuery());
  const kind = CATEGORY_TYPES.find(
    (type) => (place.search !== '' || type !== place.type) && countOfType(categories, type) > 0,
  );
  const { text, action } = wordsFor(place, kind);
  return (
    <EmptyState
      title={catalogueCopy.emptyCategory}
      text={text}
      heading="h3"
      tint="nature"
      pose="basket"
      terse={place.search !== ''}
      className={styles.nothing}
      action={
        action && (
          <LinkButton variant="sec" size="sm" to={action.to} preventScrollReset>
            {action.label}
          </LinkButton>
        )
      }
    />
  );
}

/**
 * The most useful next step: to the first page, without the filter, to all kinds, or to the first other kind that has charms; none in
 * an empty garden.
 */
function wordsFor(place: GardenFilters, kind: CategoryType | undefined) {
  const { search, inStock, type, page } = place;
  const text = search !== '' ? copy.empty.searchText(search) : copy.empty.text;
  const go = (to: string, label: string) => ({ to, label });
  if (page > 1) {
    return { text: copy.empty.beyondText, action: go(gardenPath({ ...place, page: 1 }), copy.empty.toFirst) };
  }
  if (inStock) {
    const withoutFilter = go(gardenPath(withFilter(place, { inStock: false })), copy.empty.showAll);
    return { text: search !== '' ? text : copy.empty.outText, action: withoutFilter };
  }
  if (search !== '' && type !== null) {
    return { text, action: go(gardenPath(withFilter(place, { type: null })), copy.empty.everywhere) };
  }
  if (kind === undefined) return { text };
  const whole = readFilters(new URLSearchParams());
  return { text, action: go(gardenPath({ ...whole, type: kind }), copy.empty.action(categoryLabels[kind])) };
}
