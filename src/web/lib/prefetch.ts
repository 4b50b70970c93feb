import {
  dehydrate,
  hashKey,
  type DehydratedState,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import { inBackground } from '#web/ui/in-background.ts';
import { browserQueries } from './browser-queries.ts';
import { browserSession } from './session/browser-session.ts';
import { renderedForContext } from './session/rendered-for.ts';

/** The query client of the page being rendered on the server. */
export const serverQueries = createContext<QueryClient>();
/** Scheme and host of the page, without a trailing slash: link previews need absolute URLs. */
export const siteOrigin = createContext<string>();

/** Schema.org objects of the page being rendered; appended to the document, not part of the bundle. */
export const structuredData = createContext<object[]>();

/** What a loader passes to its `describe` function. */
export type DescribedPage = { url: URL; origin: string; client: Pick<QueryClient, 'getQueryData'> };

type Place = { url: URL };
type Queries = (place: Place) => readonly { queryKey: QueryKey }[];
export type ServerArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * A page's `loader`: fetches its queries during server rendering and dehydrates them into the page.
 * @param describe returns structured data for search engines (`structured-data.ts`), from the fetched data
 */
export function prefetched(queries: Queries, describe?: (page: DescribedPage) => object[]) {
  return async ({ request, context }: ServerArgs) => {
    const client = context.get(serverQueries);
    const url = new URL(request.url);
    // No retry here, which would delay the whole page: the browser retries failed queries.
    const once = (query: ReturnType<Queries>[number]) => client.prefetchQuery({ ...query, retry: false });
    await Promise.all(queries({ url }).map(once));
    const origin = context.get(siteOrigin);
    if (describe) context.get(structuredData).push(...describe({ url, origin, client }));
    return { dehydrated: sentWithPage(client), origin };
  };
}

/**
 * What was fetched, as the page is sent it: without what `hydrate` sets by itself or takes for absent (errors and fetches of a query
 * that succeeded), because the home page has no byte to spare (decision 0027).
 */
function sentWithPage(client: QueryClient): DehydratedState {
  const queries = dehydrate(client).queries.map(({ queryKey, queryHash, meta, state }) => {
    const { data, dataUpdateCount, dataUpdatedAt, error, errorUpdateCount, status } = state;
    return {
      queryKey,
      queryHash,
      ...(meta && { meta }),
      state: { data, dataUpdateCount, dataUpdatedAt, error, errorUpdateCount, status },
    };
  });
  return { queries } as DehydratedState;
}

/** Whether the API reported that the resource does not exist; for a `loader` whose page is then a 404. */
export function isMissing(
  { context }: Pick<ServerArgs, 'context'>,
  { queryKey }: { queryKey: QueryKey },
): boolean {
  const error = context.get(serverQueries).getQueryState(queryKey)?.error as unknown;
  // In-process, a failed query's error is the Response itself (`server/ssr/render.ts`).
  return error instanceof Response && (error.status === 404 || error.status === 400);
}

/** A `clientLoader` for a page that shows at once and fills in progressively: it only starts its queries. */
export function startedInBrowser(queries: Queries) {
  return async ({ request }: { request: Request }) => {
    const client = browserQueries();
    for (const query of queries({ url: new URL(request.url) })) inBackground(client.prefetchQuery(query));
    return { dehydrated: undefined, origin: window.location.origin };
  };
}

/**
 * The matching `clientLoader`: waits for the data before the page shows. Failed queries are not retried here, so that the page
 * shows at once; it displays the error and retries itself.
 */
export function prefetchedInBrowser(queries: Queries) {
  return async ({ request }: { request: Request }) => {
    const client = browserQueries();
    const once = (query: ReturnType<Queries>[number]) => client.prefetchQuery({ ...query, retry: false });
    await Promise.all(queries({ url: new URL(request.url) }).map(once));
    return { dehydrated: undefined, origin: window.location.origin };
  };
}

/**
 * A `loader` for a page that is rendered for a single customer (decision 0048); for everybody else her queries are not even run.
 */
export function prefetchedForCustomer(queries: Queries) {
  const load = prefetched(queries);
  return async (args: ServerArgs) =>
    args.context.get(renderedForContext) === null
      ? { dehydrated: undefined, origin: args.context.get(siteOrigin) }
      : load(args);
}

/** The matching `clientLoader`: starts the queries for a signed-in customer. */
export function startedForCustomer(queries: Queries) {
  const start = startedInBrowser(queries);
  return async (args: { request: Request }) =>
    browserSession().state().user?.role === 'customer'
      ? start(args)
      : { dehydrated: undefined, origin: window.location.origin };
}

type Loaded = { dehydrated?: DehydratedState | undefined } | undefined;

/** The data that a loader of this file fetched for one of its queries, for a page's `meta`; undefined when the query failed. */
export function loadedData<Data>(loaderData: Loaded, query: { queryKey: QueryKey }): Data | undefined {
  const hash = hashKey(query.queryKey);
  const sent = loaderData?.dehydrated?.queries.find(({ queryHash }) => queryHash === hash);
  if (sent !== undefined) return sent.state.data as Data | undefined;
  return typeof window === 'undefined' ? undefined : browserQueries().getQueryData<Data>(query.queryKey);
}
