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
import { setTheShop } from '#web/lib/the-shop.ts';
import { createQueryClient, type Ask } from '#web/lib/api.ts';
import { AnalyticsId, renderedAnalyticsId } from '#web/lib/analytics-id.ts';
import { withStructuredData } from '#web/lib/structured-data.ts';
import { serverQueries, siteOrigin, structuredData } from '#web/lib/prefetch.ts';
import { RenderedFor, renderedForHer } from '#web/lib/session/rendered-for.ts';

type Site = {
  origin: string;
  analyticsId: string | null;
  shop: PublicShop;
  /** The customer for whom alone it is; null: for everybody. */
  her: User | null;
  /** Stands at every script that this rendering writes, so that no other is taken for its own (`server/ssr/own-scripts.ts`). */
  mark: string;
  onError: (error: unknown) => void;
};

const renderedMark = createRouterContext<string>();
const errorSink = createRouterContext<Site['onError']>();

/** The context of one rendering; the server calls this so that it and the bundle share the context keys. */
export function createContext(
  ask: Ask,
  { origin, analyticsId, shop, her, mark, onError }: Site,
): RouterContextProvider {
  setTheShop(shop);
  const context = new RouterContextProvider();
  context.set(serverQueries, createQueryClient(ask));
  context.set(siteOrigin, origin);
  context.set(structuredData, []);
  context.set(renderedAnalyticsId, analyticsId);
  context.set(renderedForHer, her);
  context.set(renderedMark, mark);
  context.set(errorSink, onError);
  return context;
}

/** What React Router would print as plain text is a line of the shop's log. An answer that a page asked for is no trouble. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(errorSink)(isRouteErrorResponse(error) ? error.data : error);
}

/** Renders a whole page: it is kept and sent as ready bytes, so nothing is streamed. */
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
        <RenderedFor value={context.get(renderedForHer)}>
          <QueryClientProvider client={context.get(serverQueries)}>
            <ServerRouter context={routerContext} url={request.url} nonce={context.get(renderedMark)} />
          </QueryClientProvider>
        </RenderedFor>
      </AnalyticsId>,
      // However large a part is, it stands in its place: a page without scripts shows all of it.
      {
        nonce: context.get(renderedMark),
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
