import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Bestsellers } from '#web/features/home/Bestsellers.tsx';
import { copy } from '#web/features/home/copy.vi.ts';
import { Hero } from '#web/features/home/Hero.tsx';
import { HomeReviews } from '#web/features/home/HomeReviews.tsx';
import { HowItWorks } from '#web/features/home/HowItWorks.tsx';
import { Meanings } from '#web/features/home/Meanings.tsx';
import { NameBand } from '#web/features/home/NameBand.tsx';
import { ORDER } from '#web/features/home/placed-order.ts';
import { bestsellersQuery, featuredQuery, reviewsQuery } from '#web/features/home/queries.ts';
import { ReadyMadeCarousel } from '#web/features/home/ReadyMadeCarousel.tsx';
import { Services } from '#web/features/home/Services.tsx';
import { Story } from '#web/features/home/Story.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetched, startedInBrowser } from '#web/lib/prefetch.ts';
import '#web/features/content/bands.css';
import '#web/features/home/hero.css';
import '#web/features/home/sections.css';
import '#web/features/home/bracelets.css';
import '#web/features/home/bestsellers.css';
import '#web/features/home/steps.css';
import '#web/features/home/name-band.css';
import '#web/features/home/reviews.css';

/** All of the address that makes a page here (`src/server/ssr/address.ts`). */
export const handle = { query: [ORDER] };

const queries = () => [featuredQuery(), bestsellersQuery(), reviewsQuery()];

export const loader = prefetched(queries);
export const clientLoader = startedInBrowser(queries);

export function meta({ loaderData }: { loaderData?: { origin: string } | undefined }) {
  return pageMeta({
    title: copy.title,
    description: copy.description,
    path: '/',
    origin: loaderData?.origin,
  });
}

/** The home page (spec §1, §2). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Story />
      <ReadyMadeCarousel />
      <Bestsellers />
      <HowItWorks />
      <Meanings />
      <NameBand />
      <HomeReviews />
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
