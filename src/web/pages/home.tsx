import { lazy, Suspense, useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { BRACELET_PARAM } from '#domain/catalogue/paths.ts';
import { GIFT_PARAM } from '#domain/ordering/gifts.ts';
import { loadGift, type Gift } from '#web/features/gift/page.ts';
import { heroCopy as copy } from '#web/features/home/hero-copy.vi.ts';
import { ON_PHONES } from '#web/features/home/hero-picture.ts';
import { Hero } from '#web/features/home/Hero.tsx';
import { ORDER } from '#web/features/home/placed-order.ts';
import {
  bestsellersQuery,
  featuredQuery,
  hasManyFlowers,
  kindsQuery,
  reviewsQuery,
} from '#web/features/home/queries.ts';
import { GoneNote } from '#web/features/product/GoneNote.tsx';
import { braceletIn, type Product } from '#web/features/product/address.ts';
import { loadProduct } from '#web/features/product/page.ts';
import type { ReviewsPage } from '#contract/http/reviews.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { importOrReload } from '#web/lib/import-or-reload.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { prefetched, serverQueries, startedInBrowser, type ServerArgs } from '#web/lib/prefetch.ts';
import { shopData, siteData } from '#web/lib/structured-data.ts';
import { countAsInteraction, firstInteraction } from '#web/ui/overlays/first-interaction.ts';
import '#web/entities/brand/bands.module.css';
import '#web/features/home/hero.module.css';
import '#web/features/home/sections.module.css';
import '#web/features/home/bracelets.module.css';
import '#web/features/home/bestsellers.module.css';
import '#web/features/home/steps.module.css';
import '#web/features/home/name-band.module.css';
import '#web/features/home/reviews.module.css';
import '#web/features/gift/gift.module.css?page';
import '#web/features/product/product.module.css?page';

/** The query parameters that the server-rendered page depends on (`src/server/ssr/address.ts`). */
export const handle = { query: [ORDER], alone: [GIFT_PARAM, BRACELET_PARAM] };

const queries = () => [featuredQuery(), bestsellersQuery(), reviewsQuery()];

const load = prefetched(queries, ({ origin, client }) => [
  shopData(origin, client.getQueryData<ReviewsPage>(reviewsQuery().queryKey)),
  siteData(origin),
]);
const start = startedInBrowser(queries);
const paramsOf = ({ url }: Request) => new URL(url).searchParams;

/** The page of one bracelet, loaded on demand. */
const showBracelet = () => import('#web/features/product/BraceletView.tsx');
const BraceletView = lazy(async () => ({ default: (await retryImport(showBracelet)).BraceletView }));

/** The page of a received gift, loaded on demand. */
const showGift = () => import('#web/features/gift/GiftView.tsx');
const GiftView = lazy(async () => ({ default: (await retryImport(showGift)).GiftView }));
const giftIn = (request: Request) => paramsOf(request).get(GIFT_PARAM);

/** Preloads the largest image of the first view through a Link header, ahead of everything in the HTML. */
const AHEAD = { link: linkTo(ON_PHONES) };

export async function loader(args: ServerArgs) {
  const gift = giftIn(args.request);
  if (gift !== null) return loadGift(args.context, gift);
  const bracelet = braceletIn(paramsOf(args.request));
  if (bracelet !== null) return loadProduct(args, bracelet, load);
  const loaded = await load(args);
  // Read after the others are written for the page, which is sent the answer alone. Where it fails, the browser asks.
  const kinds = args.context.get(serverQueries).fetchQuery({ ...kindsQuery(), retry: false });
  const manyFlowers = await kinds.then(hasManyFlowers).catch(() => undefined);
  return data({ ...loaded, manyFlowers }, { headers: AHEAD });
}

export async function clientLoader(args: Pick<ServerArgs, 'request'>) {
  // After a client-side navigation the whole page loads at once, without waiting for an interaction.
  countAsInteraction();
  const gift = giftIn(args.request);
  if (gift !== null) return (await import('#web/features/gift/page.ts')).loadGiftInBrowser(gift);
  const bracelet = braceletIn(paramsOf(args.request));
  const come = async (from: Pick<ServerArgs, 'request'>) => {
    await loadBelow().catch(() => undefined);
    return start(from);
  };
  if (bracelet === null) return come(args);
  const { loadProductInBrowser } = await importOrReload(
    args,
    import('#web/features/product/page.ts'),
    showBracelet(),
  );
  return loadProductInBrowser(args, bracelet, come);
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

function linkTo({ href, type, media }: typeof ON_PHONES): string {
  return `<${href}>; rel=preload; as=image; type="${type}"; media="${media}"; fetchpriority=high`;
}

type Loaded = { origin: string; manyFlowers?: boolean; product?: Product; gift?: Gift };

export function meta({ loaderData }: { loaderData?: Loaded | undefined }) {
  const shown = loaderData?.product ?? loaderData?.gift;
  if (shown) return shown.meta;
  return pageMeta({
    title: copy.title,
    description: copy.description,
    path: '/',
    origin: loaderData?.origin,
  });
}

const loadBelow = () => import('#web/features/home/BelowHero.tsx');

/** Shown as rendered by the server; loads and hydrates on the first interaction. */
const BelowHero = lazy(async () => {
  if (typeof window !== 'undefined') await firstInteraction();
  return retryImport(loadBelow);
});

/** The home page (spec §1, §2), one ready-made bracelet (`/?vong=<slug>`), or a received gift (`/?qua=<secret>`). */
export default function HomePage({ loaderData }: { loaderData: Loaded }) {
  const { manyFlowers, product, gift } = loaderData;
  if (gift)
    return (
      <Suspense fallback={null}>
        <GiftView key={gift.secret} {...gift} />
      </Suspense>
    );
  if (product && !product.gone)
    return (
      <Suspense fallback={null}>
        <BraceletView key={product.slug} slug={product.slug} />
      </Suspense>
    );
  return (
    <>
      {product?.gone && <GoneNote {...product.gone} />}
      <Hero />
      <Suspense fallback={null}>
        <BelowHero manyFlowers={manyFlowers} />
      </Suspense>
      <PlacedOrder />
    </>
  );
}

const thankYou = () => import('#web/features/home/OrderPlaced.tsx');
const OrderPlaced = lazy(async () => ({ default: (await retryImport(thankYou)).OrderPlaced }));

/** The thank-you dialog after an order, loaded only then. It stays mounted until it has closed itself. */
function PlacedOrder() {
  const [params] = useSearchParams();
  const [wanted, setWanted] = useState(params.has(ORDER));
  if (params.has(ORDER) && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <OrderPlaced />}</Suspense>;
}
