import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { Pagination, showHeading } from '#web/ui/actions/Pagination.tsx';
import { TabPanel } from '#web/ui/actions/Tabs.tsx';
import { copy } from './copy.vi.ts';
import { useOptimisticValue } from '#web/lib/hooks/use-optimistic-value.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { charmsParams, gardenPath, readFilters, type GardenFilters } from '#web/lib/paths/garden.ts';
import { PlaceTabs, tabOf, TABS } from './PlaceTabs.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import { Plot } from './Plot.tsx';
import { bestsellerIdsQuery, charmsQuery } from '#web/entities/charm/queries.ts';
import * as styles from './plots.module.css';
import { classes } from '#web/ui/classes.ts';

/** The charms of one place of the garden (a kind, search or page), with the tabs to the other places. */
export function GardenPlots() {
  const place = usePlace();
  const charms = useCharms(place);
  const bestsellers = useBestsellers();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pages = 1, total = 0 } = charms.data?.pagination ?? {};
  const known = charms.data !== undefined && !charms.isPlaceholderData;

  return (
    <>
      <PlaceChoice place={place} pages={pages} total={known ? total : null} />
      <TabPanel name={TABS} id={tabOf(place)}>
        <h2 ref={heading} tabIndex={-1} className={classes('sr-only', styles.heading)}>
          {copy.tabs.heading(placeName(place), place.page, Math.max(1, pages))}
        </h2>
        <Plot
          place={place}
          charms={charms.data}
          stale={charms.isPlaceholderData}
          bestsellers={bestsellers}
          failed={charms.isError}
          retry={charms}
          onNext={() => showHeading(heading.current)}
        />
        <Pages place={place} pages={pages} heading={heading} />
      </TabPanel>
    </>
  );
}

type PlaceChoiceProps = { place: GardenFilters; pages: number; total: number | null };

/**
 * The tabs and tools. They show a choice at once, before the router has the page to go to, and a further choice adds to it.
 */
function PlaceChoice({ place, pages, total }: PlaceChoiceProps) {
  const navigate = useNavigate();
  const [path, setPath] = useOptimisticValue(gardenPath(place));
  const chosen = readFilters(new URLSearchParams(path.split('?')[1]));
  const go = (next: GardenFilters, replace = false) => {
    setPath(gardenPath(next));
    inBackground(navigate(gardenPath(next), { preventScrollReset: true, replace }));
  };
  return (
    <>
      <PlaceTabs
        place={chosen}
        onGo={go}
        aside={pages > 1 && place.page <= pages && copy.tabs.place(place.page, pages)}
      />
      <PlaceTools place={chosen} onGo={go} total={total} />
    </>
  );
}

/** The current place, or the one being navigated to: a tab is selected at once, not only when its charms have loaded. */
function usePlace(): GardenFilters {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  return readFilters(new URLSearchParams(next?.pathname === '/garden' ? next.search : search));
}

/** While the customer types a search or changes the order, the previous charms stay until the next ones load. */
function useCharms(place: GardenFilters) {
  const { type, page } = charmsParams(place);
  return useQuery({
    ...charmsQuery(place),
    placeholderData: (shown, asked) => {
      const before = asked?.queryKey[1];
      const sameKind = place.search !== '' || before?.type === type;
      return sameKind && before?.page === page ? shown : undefined;
    },
  });
}

function useBestsellers() {
  const { data } = useQuery(bestsellerIdsQuery());
  return useMemo(() => new Set(data?.map(({ _id }) => _id)), [data]);
}

function placeName({ type, search }: GardenFilters): string {
  return type === null ? copy.tabs.results(search) : categoryLabels[type];
}

interface PagesProps {
  place: GardenFilters;
  pages: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Pages({ place, pages, heading }: PagesProps) {
  return (
    <div className="mt-8">
      <Pagination
        page={place.page}
        pages={place.page > pages ? 1 : pages}
        hrefFor={(page) => gardenPath({ ...place, page })}
        headingRef={heading}
      />
    </div>
  );
}
