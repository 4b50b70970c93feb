import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import type { CategoryListing, CharmsPage } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { catalogueCopy, categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { GARDEN_PAGE_SIZE } from '#domain/catalogue/limits.ts';
import { charmArt } from '#web/features/content/pictures.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { CharmCardSkeleton, Loading } from '#web/ui/Skeleton.tsx';
import { TabPanel, Tabs, type TabItem } from '#web/ui/Tabs.tsx';
import { toast } from '#web/ui/toast.ts';
import { CharmCard } from './CharmCard.tsx';
import { copy } from './copy.vi.ts';
import { atType, gardenPath, placeOf, type GardenPlace } from './place.ts';
import { categoriesQuery, charmsQuery } from './queries.ts';

const ALL = 'all';
type TabId = CategoryType | typeof ALL;
const TABS = 'garden';

/** The charm on each tab. */
const TAB_CHARMS: Record<TabId, string> = {
  all: 'hoa-nhai',
  Flower: 'hoa-anh-dao',
  Nature: 'nam',
  Animal: 'tho',
  Icon: 'trai-tim',
  Gems: 'thach-anh-tim',
};

/** The charms of one place of the garden, with the way to the other places. */
export function GardenPlots() {
  const place = usePlace();
  const charms = useQuery(charmsQuery(place));
  const heading = useRef<HTMLHeadingElement>(null);
  const { pages = 1, total = 0 } = charms.data?.pagination ?? {};

  return (
    <>
      <PlaceTabs place={place} aside={pages > 1 && copy.tabs.place(place.page, pages)} />
      <SearchNote place={place} total={charms.data ? total : null} />
      <TabPanel name={TABS} id={place.type ?? ALL}>
        <h2 ref={heading} tabIndex={-1} className="garden-heading sr-only">
          {copy.tabs.heading(placeName(place), place.page, Math.max(1, pages))}
        </h2>
        <Plot place={place} charms={charms.data} failed={charms.isError} retry={charms} />
        <Pages place={place} pages={pages} heading={heading} />
      </TabPanel>
    </>
  );
}

/** Where the visitor is, or is going: a tab answers at once, not when its charms have come. */
function usePlace(): GardenPlace {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  return placeOf(new URLSearchParams(next?.pathname === '/garden' ? next.search : search));
}

function placeName({ type, search }: GardenPlace): string {
  return type === null ? copy.tabs.results(search) : categoryLabels[type];
}

function PlaceTabs({ place, aside }: { place: GardenPlace; aside: ReactNode }) {
  const { data: categories, isError } = useQuery(categoriesQuery());
  const navigate = useNavigate();
  const searching = place.search !== '';
  const ids: readonly TabId[] = searching ? [ALL, ...CATEGORY_TYPES] : CATEGORY_TYPES;
  const items = ids.map((id): TabItem<TabId> => {
    const picture = charmArt(TAB_CHARMS[id]).src.replace('-224', '-128');
    if (id === ALL) return { id, picture, label: copy.tabs.all };
    return {
      id,
      picture,
      label: categoryLabels[id],
      // Counts are of all charms, so they say nothing about a search.
      count: searching || isError ? undefined : countOfType(categories, id),
    };
  });
  const choose = (id: TabId) => {
    void navigate(gardenPath(atType(place, id === ALL ? null : id)), { preventScrollReset: true });
  };
  return (
    <div className="garden-tools">
      <Tabs label={copy.tabs.label} name={TABS} items={items} value={place.type ?? ALL} onChange={choose} />
      {aside && <p className="muted text-sm whitespace-nowrap max-lg:hidden">{aside}</p>}
    </div>
  );
}

/** Charms of a kind over all its categories; not a number while unknown, which shows as a dash. */
function countOfType(categories: readonly CategoryListing[] | undefined, type: CategoryType): number {
  if (categories === undefined) return Number.NaN;
  return categories.reduce((sum, category) => sum + (category.type === type ? category.charmCount : 0), 0);
}

/** What was searched, and the way out of the search. */
function SearchNote({ place, total }: { place: GardenPlace; total: number | null }) {
  if (place.search === '') return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3" role="status">
      {total === null ? copy.tabs.results(place.search) : copy.tabs.found(total, place.search)}
      <Link className="chip" to="/garden" preventScrollReset>
        <Icon name="close" size={16} />
        {copy.tabs.clear}
      </Link>
    </p>
  );
}

interface PlotProps {
  place: GardenPlace;
  charms: CharmsPage | undefined;
  failed: boolean;
  retry: { refetch: () => unknown; isFetching: boolean };
}

function Plot({ place, charms, failed, retry }: PlotProps) {
  useEffect(() => {
    if (failed) toast({ type: 'error', ...copy.failed });
  }, [failed]);

  if (failed && charms === undefined) {
    return (
      <FailedState
        title={copy.failed.title}
        text={copy.failed.message}
        onRetry={() => void retry.refetch()}
        retrying={retry.isFetching}
        heading="h3"
        className="garden-nothing"
      />
    );
  }
  if (charms === undefined) {
    return (
      <Loading className="garden-grid">
        {Array.from({ length: GARDEN_PAGE_SIZE }, (_, nth) => (
          <CharmCardSkeleton key={nth} />
        ))}
      </Loading>
    );
  }
  if (charms.charms.length === 0) return <NothingHere place={place} />;
  return (
    <ul className="garden-grid">
      {charms.charms.map((charm, nth) => (
        <li key={charm._id} className="contents">
          <CharmCard charm={charm} eager={nth < 5} />
        </li>
      ))}
    </ul>
  );
}

function NothingHere({ place }: { place: GardenPlace }) {
  const searching = place.search !== '';
  return (
    <EmptyState
      title={catalogueCopy.emptyCategory}
      text={searching ? copy.empty.searchText(place.search) : copy.empty.text}
      heading="h3"
      tint="nature"
      companion={charmArt('duong-xi').src}
      className="garden-nothing"
      action={
        <LinkButton variant="sec" size="sm" to="/garden" preventScrollReset>
          {copy.empty.action}
        </LinkButton>
      }
    />
  );
}

interface PagesProps {
  place: GardenPlace;
  pages: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Pages({ place, pages, heading }: PagesProps) {
  return (
    <div className="mt-8">
      <Pagination
        page={place.page}
        pages={pages}
        hrefFor={(page) => gardenPath({ ...place, page })}
        headingRef={heading}
      />
    </div>
  );
}
