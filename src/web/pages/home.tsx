import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { heroCopy as copy } from '#web/features/home/hero-copy.vi.ts';
import { ON_PHONES } from '#web/features/home/hero-picture.ts';
import { Hero } from '#web/features/home/Hero.tsx';
import { ORDER } from '#web/features/home/placed-order.ts';
import { bestsellersQuery, featuredQuery, reviewsQuery } from '#web/features/home/queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { retryImport } from '#web/lib/retry-import.ts';
import { prefetched, startedInBrowser } from '#web/lib/prefetch.ts';
import { somebodyCame, firstInteraction } from '#web/ui/overlays/first-interaction.ts';
import '#web/entities/brand/bands.module.css';
import '#web/features/home/hero.module.css';
import '#web/features/home/sections.module.css';
import '#web/features/home/bracelets.module.css';
import '#web/features/home/bestsellers.module.css';
import '#web/features/home/steps.module.css';
import '#web/features/home/name-band.module.css';
import '#web/features/home/reviews.module.css';

/** All of the address that makes a page here (`src/server/ssr/address.ts`). */
export const handle = { query: [ORDER] };

const queries = () => [featuredQuery(), bestsellersQuery(), reviewsQuery()];

export const loader = prefetched(queries);
const start = startedInBrowser(queries);

export async function clientLoader(args: Parameters<typeof start>[0]) {
  // Who comes by a link sees the whole page at once.
  somebodyCame();
  await loadBelow().catch(() => undefined);
  return start(args);
}

/** The largest thing of the first view is asked for before anything that the page itself names. */
export function headers() {
  const { href, type, media } = ON_PHONES;
  return { link: `<${href}>; rel=preload; as=image; type="${type}"; media="${media}"; fetchpriority=high` };
}

export function meta({ loaderData }: { loaderData?: { origin: string } | undefined }) {
  return pageMeta({
    title: copy.title,
    description: copy.description,
    path: '/',
    origin: loaderData?.origin,
  });
}

const loadBelow = () => import('#web/features/home/BelowHero.tsx');

/** Stands there as the server rendered it, and comes alive when somebody is about to reach it. */
const BelowHero = lazy(async () => {
  if (typeof window !== 'undefined') await firstInteraction();
  return retryImport(loadBelow);
});

/** The home page (spec §1, §2). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <BelowHero />
      </Suspense>
      <PlacedOrder />
    </>
  );
}

const OrderPlaced = lazy(async () => ({
  default: (await import('#web/features/home/OrderPlaced.tsx')).OrderPlaced,
}));

/** Few come here from an order: only they fetch the thanks. It stays until it has closed itself. */
function PlacedOrder() {
  const [params] = useSearchParams();
  const [wanted, setWanted] = useState(params.has(ORDER));
  if (params.has(ORDER) && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <OrderPlaced />}</Suspense>;
}
