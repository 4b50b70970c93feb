import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router';
import type { SharedDesign } from '#contract/http/design.ts';
import { sharedPath } from '#domain/design/share.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { serverQueries, siteOrigin } from '#web/lib/prefetch.ts';
import { metaCopy } from './meta.vi.ts';
import { CLOSED, sharedDesignQuery } from '#web/entities/bracelet/queries.ts';

/** `closed` when the link is revoked or unknown. */
export type Shared = {
  readonly token: string;
  readonly design: SharedDesign | null;
  readonly closed: boolean;
};

/** Server loader: 404 for a closed link, and never cached, so that revoking a link takes effect at once. */
export async function loadShared(context: Readonly<RouterContextProvider>, token: string) {
  const client = context.get(serverQueries);
  const shared = await lookAt(client, token);
  return data(
    { dehydrated: dehydrate(client), origin: context.get(siteOrigin), shared },
    { status: shared.closed ? 404 : 200, headers: { 'cache-control': 'no-store' } },
  );
}

/** Browser loader. */
export async function loadSharedInBrowser(token: string) {
  const shared = await lookAt(browserQueries(), token);
  return { dehydrated: undefined, origin: window.location.origin, shared };
}

async function lookAt(client: QueryClient, token: string): Promise<Shared> {
  if (token === CLOSED) return { token, design: null, closed: true };
  try {
    const design = await client.fetchQuery({ ...sharedDesignQuery(token), retry: false });
    return { token, design, closed: false };
  } catch (error) {
    return { token, design: null, closed: statusOf(error) === 404 };
  }
}

/** On the server, a refusal is thrown as the response itself (`ssr/render.ts`). */
function statusOf(error: unknown): number | null {
  return error instanceof ApiError || error instanceof Response ? error.status : null;
}

/** Link preview for messengers: name, price and picture. Not indexed by search engines, since it was shared with friends only. */
export function sharedMeta({ token, design }: Shared, origin: string | undefined): MetaDescriptor[] {
  if (design === null) return pageMeta({ title: metaCopy.closed, hidden: true, origin });
  const { name, charms, braceletString, price, shareImage } = design;
  return pageMeta({
    title: metaCopy.title(name),
    description: metaCopy.description(charms.length, braceletString.name, formatVnd(price)),
    path: sharedPath(token),
    image: shareImage,
    origin,
    hidden: true,
  });
}
