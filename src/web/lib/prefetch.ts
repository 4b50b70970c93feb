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
import { renderedForHer } from './session/rendered-for.ts';

/** The query client of the page being rendered on the server. */
export const serverQueries = createContext<QueryClient>();
/** Scheme and host of the page, without a trailing slash: link previews need whole addresses. */
export const siteOrigin = createContext<string>();

/** Schema.org objects of the page being rendered; they go to its end and are no part of the bundle. */
export const structuredData = createContext<object[]>();

/** A page as its loader may describe it. */
export type DescribedPage = { url: URL; origin: string; client: Pick<QueryClient, 'getQueryData'> };

type Place = { url: URL };
type Queries = (place: Place) => readonly { queryKey: QueryKey }[];
export type ServerArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * A page's `loader`: fetches its queries while the server renders and sends them along.
 * @param describe what search engines are told of the page (`structured-data.ts`), of what was fetched
 */
export function prefetched(queries: Queries, describe?: (page: DescribedPage) => object[]) {
  return async ({ request, context }: ServerArgs) => {
    const client = context.get(serverQueries);
    const url = new URL(request.url);
    // The browser tries again what failed; a page that waits for that here is late for everybody.
    const once = (query: ReturnType<Queries>[number]) => client.prefetchQuery({ ...query, retry: false });
    await Promise.all(queries({ url }).map(once));
    const origin = context.get(siteOrigin);
    if (describe) context.get(structuredData).push(...describe({ url, origin, client }));
    return { dehydrated: dehydrate(client), origin };
  };
}

/** Whether the API said that there is no such thing: for a `loader` whose page is 404 then. */
export function isMissing(
  { context }: Pick<ServerArgs, 'context'>,
  { queryKey }: { queryKey: QueryKey },
): boolean {
  const error = context.get(serverQueries).getQueryState(queryKey)?.error as unknown;
  // Inside the server a refusal is the answer itself (`server/ssr/render.ts`).
  return error instanceof Response && (error.status === 404 || error.status === 400);
}

/** A `clientLoader` for a page that shows at once and fills while one looks: its queries are under way, no more. */
export function startedInBrowser(queries: Queries) {
  return async ({ request }: { request: Request }) => {
    const client = browserQueries();
    for (const query of queries({ url: new URL(request.url) })) inBackground(client.prefetchQuery(query));
    return { dehydrated: undefined, origin: window.location.origin };
  };
}

/**
 * The same page's `clientLoader`: has the data ready before the page shows. A failure is the page's to tell, and to try
 * again: it shows at once.
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
 * A `loader` for a page that is rendered for a customer alone (decision 0048): for everybody else her queries are not even
 * asked.
 */
export function prefetchedForHer(queries: Queries) {
  const load = prefetched(queries);
  return async (args: ServerArgs) =>
    args.context.get(renderedForHer) === null
      ? { dehydrated: undefined, origin: args.context.get(siteOrigin) }
      : load(args);
}

/** The same page's `clientLoader`: who is signed in finds her queries under way. */
export function startedForHer(queries: Queries) {
  const start = startedInBrowser(queries);
  return async (args: { request: Request }) =>
    browserSession().state().user?.role === 'customer'
      ? start(args)
      : { dehydrated: undefined, origin: window.location.origin };
}

type Loaded = { dehydrated?: DehydratedState | undefined } | undefined;

/** What a loader of this file fetched for one of its queries, for a page's `meta`; undefined when that failed. */
export function loadedData<Data>(loaderData: Loaded, query: { queryKey: QueryKey }): Data | undefined {
  const hash = hashKey(query.queryKey);
  const sent = loaderData?.dehydrated?.queries.find(({ queryHash }) => queryHash === hash);
  if (sent !== undefined) return sent.state.data as Data | undefined;
  return typeof window === 'undefined' ? undefined : browserQueries().getQueryData<Data>(query.queryKey);
}
