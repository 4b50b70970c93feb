import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import { isShareToken } from '#domain/design/share.ts';
import { ApiError, POSTED, read } from '#web/lib/api.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { serverQueries, siteOrigin } from '#web/lib/prefetch.ts';
import { copy } from './copy.vi.ts';

/** Loader data of the home page for a gift URL; `closed` when the gift does not exist (any more). */
export type Gift = { readonly secret: string; readonly closed: boolean; readonly meta: MetaDescriptor[] };

/** Fetches a gift by its secret, which is sent in the request body so that it appears in no API URL. */
export const giftQuery = (secret: string) => ({
  ...read<ReceivedGift>('/gifts/look', { secret }),
  meta: POSTED,
});

/** For the recipient only: not cached, no referrer, not indexed (decision 0072). */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Server loader: 404 for an unknown secret. */
export async function loadGift(context: Readonly<RouterContextProvider>, secret: string) {
  const client = context.get(serverQueries);
  const origin = context.get(siteOrigin);
  const gift = await lookAt(client, secret, origin);
  const loaded = { dehydrated: dehydrate(client), origin, gift };
  return data(loaded, { status: gift.closed ? 404 : 200, headers: PRIVATE });
}

/** Browser loader. */
export async function loadGiftInBrowser(secret: string) {
  const { origin } = window.location;
  return { dehydrated: undefined, origin, gift: await lookAt(browserQueries(), secret, origin) };
}

async function lookAt(client: QueryClient, secret: string, origin: string): Promise<Gift> {
  const closed = !isShareToken(secret) || (await isMissing(client, secret));
  // Names stay out of the meta tags: link previews need not show them.
  const words = closed ? { title: copy.closed.title } : copy.meta;
  return { secret, closed, meta: pageMeta({ ...words, hidden: true, origin }) };
}

async function isMissing(client: QueryClient, secret: string): Promise<boolean> {
  try {
    await client.fetchQuery({ ...giftQuery(secret), retry: false });
    return false;
  } catch (error) {
    // On the server, a refusal is thrown as the response itself (`ssr/render.ts`).
    return (error instanceof ApiError || error instanceof Response) && error.status === 404;
  }
}
