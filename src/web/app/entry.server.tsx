import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext as createRouterContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
} from 'react-router';
import type { User } from '#contract/http/identity.ts';
import type { PublicShop } from '#domain/shop/public.ts';
import { setPublicShop } from '#web/lib/public-shop.ts';
import { createQueryClient, type FetchData } from '#web/lib/api.ts';
import { AnalyticsId, renderedAnalyticsId } from '#web/lib/analytics-id.ts';
import { withStructuredData } from '#web/lib/structured-data.ts';
import { serverQueries, siteOrigin, structuredData } from '#web/lib/prefetch.ts';
import { RenderedFor, renderedForContext } from '#web/lib/session/rendered-for.ts';

type Site = {
  origin: string;
  analyticsId: string | null;
  shop: PublicShop;
  /** The customer for whom alone the page is rendered; null for a public page. */
  customer: User | null;
  /**
   * Nonce on every script that this render writes, so that no other script is taken for one of ours
   * (`server/ssr/own-scripts.ts`).
   */
  nonce: string;
  onError: (error: unknown) => void;
};

// For the server, which does not load a router of its own.
export { createRequestHandler } from 'react-router';

const renderedNonce = createRouterContext<string>();
const errorSink = createRouterContext<Site['onError']>();

/** The router context of one render; created here, so that the server and the bundle share the context keys. */
export function createContext(
  ask: FetchData,
  { origin, analyticsId, shop, customer, nonce, onError }: Site,
): RouterContextProvider {
  setPublicShop(shop);
  const context = new RouterContextProvider();
  context.set(serverQueries, createQueryClient(ask));
  context.set(siteOrigin, origin);
  context.set(structuredData, []);
  context.set(renderedAnalyticsId, analyticsId);
  context.set(renderedForContext, customer);
  context.set(renderedNonce, nonce);
  context.set(errorSink, onError);
  return context;
}

/** Sends errors that React Router would print to the console to the shop's log. Intended 4xx responses are not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(errorSink)(isRouteErrorResponse(error) ? error.data : error);
}

/** Renders a whole page without streaming, since it is cached and sent as complete bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <AnalyticsId value={context.get(renderedAnalyticsId)}>
        <RenderedFor value={context.get(renderedForContext)}>
          <QueryClientProvider client={context.get(serverQueries)}>
            <ServerRouter context={routerContext} url={request.url} nonce={context.get(renderedNonce)} />
          </QueryClientProvider>
        </RenderedFor>
      </AnalyticsId>,
      // No Suspense boundary is outlined, whatever its size, so that a page without scripts shows all of its content.
      {
        nonce: context.get(renderedNonce),
        progressiveChunkSize: Infinity,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withStructuredData(html, context.get(structuredData)), { status, headers });
}
