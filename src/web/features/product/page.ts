import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { data, type MetaDescriptor } from 'react-router';
import type { CharmView, ReadyMadeView } from '#contract/http/catalogue.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { braceletViewQuery, charmViewQuery } from '#web/entities/charm/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { serverQueries, siteOrigin, structuredData, type ServerArgs } from '#web/lib/prefetch.ts';
import { cut } from '#web/lib/text/cut.ts';
import type { Named, Product } from './address.ts';
import { copy } from './copy.vi.ts';
import { describeBracelet, describeCharm, offeredShippingQuery } from './structured.ts';

type View = CharmView | ReadyMadeView;

/** Fetches the product for its page. Errors other than 404 are left to the page to show. */
async function lookAt(client: QueryClient, wanted: Named, origin: string): Promise<Product> {
  const { kind, slug } = wanted;
  const gone = { ...wanted, gone: copy.gone[kind], meta: hidden(copy.gone[kind].title, origin) };
  if (slug === '') return gone;
  const once = { retry: false } as const;
  try {
    const view: View =
      kind === 'charm'
        ? await client.fetchQuery({ ...charmViewQuery(slug), ...once })
        : await client.fetchQuery({ ...braceletViewQuery(slug), ...once });
    return { ...wanted, gone: null, meta: metaOf(view, origin) };
  } catch (error) {
    // On the server, a refusal is thrown as the response itself (`ssr/render.ts`).
    const status = error instanceof ApiError || error instanceof Response ? error.status : null;
    return status === 404 ? gone : { ...wanted, gone: null, meta: hidden(copy.failed.title, origin) };
  }
}

/**
 * Server loader: the product's page; for a product that is not sold, its parent page with status 404.
 * @param load loader of the parent page
 */
export async function loadProduct<Loaded extends object>(
  args: ServerArgs,
  wanted: Named,
  load: (args: ServerArgs) => Promise<Loaded>,
) {
  const client = args.context.get(serverQueries);
  const origin = args.context.get(siteOrigin);
  const product = await lookAt(client, wanted, origin);
  if (product.gone) return data({ ...(await load(args)), product }, { status: 404 });
  await client.prefetchQuery({ ...offeredShippingQuery(), retry: false });
  const describe = product.kind === 'charm' ? describeCharm : describeBracelet;
  args.context.get(structuredData).push(...describe(client, product.slug, origin));
  // Used only by the structured data.
  client.removeQueries({ queryKey: offeredShippingQuery().queryKey });
  return data({ dehydrated: dehydrate(client), origin, product });
}

/** Browser loader. */
export async function loadProductInBrowser<Loaded extends object>(
  args: { request: Request },
  wanted: Named,
  load: (args: { request: Request }) => Promise<Loaded>,
) {
  const { origin } = window.location;
  const product = await lookAt(browserQueries(), wanted, origin);
  return product.gone ? { ...(await load(args)), product } : { dehydrated: undefined, origin, product };
}

/** Meta tags that exclude the page from search engines. */
const hidden = (title: string, origin: string) => pageMeta({ title, hidden: true, origin });

/** Longest description that search engines show in full. */
const DESCRIPTION = 155;

function metaOf(view: View, origin: string): MetaDescriptor[] {
  const image = view.pictures.share === null ? {} : { image: view.pictures.share };
  if ('charm' in view) {
    const { slug, name, price, meaning, description } = view.charm;
    const words = copy.charm.meta(name, priceWords(price), meaning || description || copy.charm.fallback);
    const head = { title: copy.charm.title(name), description: cut(words, DESCRIPTION) };
    return pageMeta({ ...head, path: charmPath(slug), origin, ...image });
  }
  const { slug, name, price, description } = view.bracelet;
  const title = copy.bracelet.title(name);
  const words = copy.bracelet.meta(title, priceWords(price), description || copy.bracelet.fallback);
  return pageMeta({
    title,
    description: cut(words, DESCRIPTION),
    path: braceletPath(slug),
    origin,
    ...image,
  });
}

const priceWords = (price: Vnd): string => (price > 0 ? formatVnd(price) : catalogueCopy.noPrice);
