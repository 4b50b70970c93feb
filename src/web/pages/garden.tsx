import { lazy, Suspense } from 'react';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { CHARM_PARAM } from '#domain/catalogue/paths.ts';
import { SHARED_QUERY } from '#domain/design/share.ts';
import { ContinueButton } from '#web/features/garden/ContinueButton.tsx';
import { copy } from '#web/features/garden/copy.vi.ts';
import { GardenBanner } from '#web/features/garden/GardenBanner.tsx';
import { GardenPlots } from '#web/features/garden/GardenPlots.tsx';
import { withFilter, gardenPath, PARAMS, readFilters } from '#web/lib/paths/garden.ts';
import { bestsellerIdsQuery, categoriesQuery, charmsQuery, shelfQuery } from '#web/entities/charm/queries.ts';
import { ReadyMadeShelf } from '#web/features/garden/ReadyMadeShelf.tsx';
import { SelectionBar } from '#web/features/garden/SelectionBar.tsx';
import {
  loadShared,
  loadSharedInBrowser,
  sharedMeta,
  type Shared,
} from '#web/features/shared-design/page.ts';
import { sharedTokenOf } from '#web/entities/bracelet/queries.ts';
import { GoneNote } from '#web/features/product/GoneNote.tsx';
import { charmIn, type Product } from '#web/features/product/address.ts';
import { loadProduct } from '#web/features/product/page.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { importOrReload } from '#web/lib/import-or-reload.ts';
import { prefetched, prefetchedInBrowser, type ServerArgs } from '#web/lib/prefetch.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { trailData } from '#web/lib/structured-data.ts';
import { structuredCopy } from '#web/lib/structured-data.vi.ts';
import '#web/entities/brand/hung-banner.module.css';
import '#web/features/garden/selection.module.css';
import '#web/features/garden/plots.module.css';
import '#web/features/garden/shelf.module.css';
import '#web/features/product/charm.module.css?page';
import '#web/features/product/product.module.css?page';
import '#web/features/product/row.module.css?page';
import '#web/features/shared-design/shared.module.css?page';

/**
 * The query parameters that the server-rendered page depends on (`src/server/ssr/address.ts`); a charm's own page ignores all
 * others.
 */
export const handle = { query: [...Object.values(PARAMS), SHARED_QUERY], alone: [CHARM_PARAM] };

const queries = ({ url }: { url: URL }) => [
  charmsQuery(readFilters(url.searchParams)),
  categoriesQuery(),
  bestsellerIdsQuery(),
  shelfQuery(),
];

const load = prefetched(queries, ({ origin }) => [
  trailData(origin, [{ name: structuredCopy.garden, path: '/garden' }]),
]);
const loadInBrowser = prefetchedInBrowser(queries);
const paramsOf = ({ url }: Request) => new URL(url).searchParams;

/** The pages of one charm and of a shared bracelet, loaded on demand. */
const showCharm = () => import('#web/features/product/CharmView.tsx');
const CharmView = lazy(async () => ({ default: (await retryImport(showCharm)).CharmView }));
const showShared = () => import('#web/features/shared-design/SharedDesignView.tsx');
const SharedDesignView = lazy(async () => ({ default: (await retryImport(showShared)).SharedDesignView }));

type Loaded = { origin: string; shared?: Shared; product?: Product };

export function loader(args: ServerArgs) {
  const params = paramsOf(args.request);
  const charm = charmIn(params);
  if (charm !== null) return loadProduct(args, charm, load);
  const token = sharedTokenOf(params);
  return token === null ? load(args) : loadShared(args.context, token);
}

export async function clientLoader(args: Pick<ServerArgs, 'request'>) {
  const params = paramsOf(args.request);
  const charm = charmIn(params);
  if (charm !== null) {
    const { loadProductInBrowser } = await importOrReload(
      args,
      import('#web/features/product/page.ts'),
      showCharm(),
    );
    return loadProductInBrowser(args, charm, loadInBrowser);
  }
  const token = sharedTokenOf(params);
  if (token === null) return loadInBrowser(args);
  const [shared] = await Promise.all([loadSharedInBrowser(token), showShared().catch(() => undefined)]);
  return shared;
}

/** Passes on the caching headers of the loader. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

type MetaArgs = { location: { search: string }; loaderData?: Loaded | undefined };

export function meta({ location, loaderData }: MetaArgs) {
  if (loaderData?.product) return loaderData.product.meta;
  if (loaderData?.shared) return sharedMeta(loaderData.shared, loaderData.origin);
  const place = readFilters(new URLSearchParams(location.search));
  const opening = gardenPath(place) === '/garden';
  // The same charms sorted or filtered by stock share one canonical URL.
  const page = withFilter(place, { sort: 'popular', inStock: false });
  return pageMeta({
    title: opening || place.type === null ? copy.title : copy.kindTitle(categoryLabels[place.type]),
    description: copy.description,
    path: gardenPath(place.sort === 'popular' && !place.inStock ? place : page),
    origin: loaderData?.origin,
    hidden: place.search !== '' || place.sort !== 'popular' || place.inStock,
  });
}

/** The charm garden (spec §2), one of its charms (`/garden?charm=<slug>`), or a shared bracelet (`/garden?vong=<token>`). */
export default function GardenPage({ loaderData }: { loaderData: Loaded }) {
  const { product } = loaderData;
  if (product && !product.gone)
    return (
      <>
        <SelectionBar />
        <Suspense fallback={null}>
          <CharmView key={product.slug} slug={product.slug} />
        </Suspense>
      </>
    );
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
      {product?.gone && <GoneNote {...product.gone} />}
      <div className="wrap">
        <GardenPlots />
        <ContinueButton />
        <ReadyMadeShelf />
      </div>
    </>
  );
}
