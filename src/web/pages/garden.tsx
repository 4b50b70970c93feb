import { lazy, Suspense } from 'react';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { SHARED_QUERY } from '#domain/design/share.ts';
import { ContinueButton } from '#web/features/garden/ContinueButton.tsx';
import { copy } from '#web/features/garden/copy.vi.ts';
import { GardenBanner } from '#web/features/garden/GardenBanner.tsx';
import { GardenPlots } from '#web/features/garden/GardenPlots.tsx';
import { at, gardenPath, PARAMS, placeOf } from '#web/lib/paths/garden.ts';
import { bestsellersQuery, categoriesQuery, charmsQuery, shelfQuery } from '#web/entities/charm/queries.ts';
import { ReadyMadeShelf } from '#web/features/garden/ReadyMadeShelf.tsx';
import { SelectionBar } from '#web/features/garden/SelectionBar.tsx';
import {
  loadShared,
  loadSharedInBrowser,
  sharedMeta,
  type Shared,
} from '#web/features/shared-design/page.ts';
import { sharedTokenOf } from '#web/entities/bracelet/queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetched, prefetchedInBrowser } from '#web/lib/prefetch.ts';
import { retryImport } from '#web/lib/retry-import.ts';
import '#web/entities/brand/bands.module.css';
import '#web/features/garden/selection.module.css';
import '#web/features/garden/plots.module.css';
import '#web/features/garden/shelf.module.css';
import '#web/features/shared-design/shared.module.css';

/** All of the address that makes a page here (`src/server/ssr/address.ts`). */
export const handle = { query: [...Object.values(PARAMS), SHARED_QUERY] };

const queries = ({ url }: { url: URL }) => [
  charmsQuery(placeOf(url.searchParams)),
  categoriesQuery(),
  bestsellersQuery(),
  shelfQuery(),
];

const load = prefetched(queries);
const loadInBrowser = prefetchedInBrowser(queries);
const sharedOf = ({ url }: Request) => sharedTokenOf(new URL(url).searchParams);

/** A bracelet that was shared: only who opens one fetches its code. */
const showShared = () => import('#web/features/shared-design/SharedDesignView.tsx');
const SharedDesignView = lazy(async () => ({ default: (await retryImport(showShared)).SharedDesignView }));

type Args = Parameters<typeof load>[0];
type Loaded = { origin: string; shared?: Shared };

export function loader(args: Args) {
  const token = sharedOf(args.request);
  return token === null ? load(args) : loadShared(args.context, token);
}

export async function clientLoader(args: Pick<Args, 'request'>) {
  const token = sharedOf(args.request);
  if (token === null) return loadInBrowser(args);
  const [shared] = await Promise.all([loadSharedInBrowser(token), showShared().catch(() => undefined)]);
  return shared;
}

/** What the loader said of how the page may be kept. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

type MetaArgs = { location: { search: string }; loaderData?: Loaded | undefined };

export function meta({ location, loaderData }: MetaArgs) {
  if (loaderData?.shared) return sharedMeta(loaderData.shared, loaderData.origin);
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

/** The charm garden (spec §2), or the bracelet that somebody shared: `/garden?vong=<token>`. */
export default function GardenPage({ loaderData }: { loaderData: Loaded }) {
  if (loaderData.shared)
    return (
      <Suspense fallback={null}>
        <SharedDesignView key={loaderData.shared.token} {...loaderData.shared} />
      </Suspense>
    );
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
