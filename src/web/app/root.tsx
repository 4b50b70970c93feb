import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from 'react-router';
import { NeedsScript } from '#web/features/shell/NeedsScript.tsx';
import { ANALYTICS_META, AnalyticsId } from '#web/lib/analytics-id.ts';
import { reportError } from '#web/lib/errors/report.ts';
import { RENDERED_FOR_META, RenderedFor } from '#web/lib/session/rendered-for.ts';
import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { SHOP_META, publicShop } from '#web/lib/public-shop.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { CrashScreen } from '#web/ui/feedback/CrashScreen.tsx';
import { headingFace, lateFaces, lateFonts, textFace } from '#web/ui/fonts.ts';
import { ClosedShop } from './closed-shop.tsx';
import { Providers } from './providers.tsx';
import '#web/ui/styles/index.css';

export function Layout({ children }: { children: ReactNode }) {
  const analyticsId = useContext(AnalyticsId);
  const customer = useContext(RenderedFor);
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F5F5DC" />
        <meta name="color-scheme" content="only light" />
        <meta name={SHOP_META} content={JSON.stringify(publicShop())} />
        {customer !== null && <meta name={RENDERED_FOR_META} content={JSON.stringify(customer)} />}
        {analyticsId !== null && <meta name={ANALYTICS_META} content={analyticsId} />}
        <Icons />
        <Faces />
        <Meta />
        <Links />
      </head>
      <body {...useHoldsTaps()}>
        <NeedsScript />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The server inlines the text font into the page; the late fonts are added after the first paint
 * (`src/server/ssr/first-view.ts`).
 */
function Faces() {
  const styles = <link rel="stylesheet" href={lateFonts} />;
  if (import.meta.env.DEV) return styles;
  // `preload` instead of a <link> element: React writes a font preloaded this way before the images.
  preload(headingFace, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <meta name="text-face" content={textFace} />
      {lateFaces.map((face) => (
        <meta key={face} name="late-face" content={face} />
      ))}
      <noscript>{styles}</noscript>
    </>
  );
}

/** Favicons, which search engines show too; what an installed app needs is added after the first paint. */
function Icons() {
  const drawn = useHydrated();
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
      {drawn && <link rel="manifest" href="/manifest.webmanifest" />}
    </>
  );
}

/** The dehydrated queries of all matched loaders, for the query cache (`lib/prefetch.ts`). */
function useDehydrated(matches: ReturnType<typeof useMatches>): DehydratedState {
  return useMemo(() => {
    const states = matches.map(
      ({ loaderData }) => loaderData as { dehydrated?: DehydratedState } | undefined,
    );
    return { mutations: [], queries: states.flatMap((state) => state?.dehydrated?.queries ?? []) };
  }, [matches]);
}

export default function Root() {
  const matches = useMatches();
  return (
    <HydrationBoundary state={useDehydrated(matches)}>
      <Providers>
        <Outlet />
        <ClosedShop />
      </Providers>
    </HydrationBoundary>
  );
}

/** Shows the crash screen of spec §2 when a page throws, and reports the error. What broke without a network reloads with one. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => reportError(error, { where: 'page' }), [error]);
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <CrashScreen />;
}
