import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { ContinueButton } from '#web/features/garden/ContinueButton.tsx';
import { copy } from '#web/features/garden/copy.vi.ts';
import { GardenBanner } from '#web/features/garden/GardenBanner.tsx';
import { GardenPlots } from '#web/features/garden/GardenPlots.tsx';
import { at, gardenPath, placeOf } from '#web/features/garden/place.ts';
import { bestsellersQuery, categoriesQuery, charmsQuery, shelfQuery } from '#web/features/garden/queries.ts';
import { ReadyMadeShelf } from '#web/features/garden/ReadyMadeShelf.tsx';
import { SelectionBar } from '#web/features/garden/SelectionBar.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetched, prefetchedInBrowser } from '#web/lib/prefetch.ts';
import '#web/features/content/bands.css';
import '#web/features/garden/selection-bar.css';
import '#web/features/garden/selection-dialog.css';
import '#web/features/garden/plots.css';
import '#web/features/garden/shelf.css';

const queries = ({ url }: { url: URL }) => [
  charmsQuery(placeOf(url.searchParams)),
  categoriesQuery(),
  bestsellersQuery(),
  shelfQuery(),
];

export const loader = prefetched(queries);
export const clientLoader = prefetchedInBrowser(queries);

type MetaArgs = { location: { search: string }; loaderData?: { origin: string } | undefined };

export function meta({ location, loaderData }: MetaArgs) {
  const place = placeOf(new URLSearchParams(location.search));
  const opening = gardenPath(place) === '/garden';
  // The same charms in another order, or fewer of them, are no other page.
  const page = at(place, { sort: 'popular', inStock: false });
  return pageMeta({
    title: opening || place.type === null ? copy.title : copy.kindTitle(categoryLabels[place.type]),
    description: copy.description,
    path: gardenPath(place.sort === 'popular' && !place.inStock ? place : page),
    origin: loaderData?.origin,
    hidden: place.search !== '' || place.sort !== 'popular' || place.inStock,
  });
}

/** The charm garden (spec §2). */
export default function GardenPage() {
  return (
    <>
      <GardenBanner />
      <SelectionBar />
      <div className="wrap">
        <GardenPlots />
        <ContinueButton />
        <ReadyMadeShelf />
      </div>
    </>
  );
}
