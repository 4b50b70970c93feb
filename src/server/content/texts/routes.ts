import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ArticleReply, ArticlesReply, CollectionsReply, LeafletReply } from '#contract/http/content.ts';
import { z } from '#contract/zod.ts';
import { LEAFLETS } from '#domain/content/paths.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { Written } from './articles.ts';
import { presentCollections, readCollections } from './collections.ts';
import { readLeaflets } from './leaflets.ts';
import { withFacts } from './shop-facts.ts';
import { presentArticle, presentCard } from './magazine.ts';

/** What is read in the shop: articles, the gallery's collections, what the shop promises. */
export function textRoutes(app: FastifyInstance, shop: Shop, articles: readonly Written[]): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const collections = readCollections();
  const leaflets = readLeaflets();
  const config = { access: 'public', kept: true } as const;
  const tags = ['content'];

  api.get(
    '/api/articles',
    { config, schema: { tags, summary: 'Articles, the newest first', response: { 200: ArticlesReply } } },
    () => ({ data: articles.map((article) => presentCard(shop.pictures, article)) }),
  );

  api.get(
    '/api/articles/:slug',
    {
      config,
      schema: {
        tags,
        summary: 'An article with the goods it speaks of',
        params: z.object({ slug: z.string().max(100) }),
        response: { 200: ArticleReply },
      },
    },
    async ({ params }) => ({ data: await presentArticle(shop, articles, params.slug) }),
  );

  api.get(
    '/api/collections',
    {
      config,
      schema: { tags, summary: 'Themed collections of the gallery', response: { 200: CollectionsReply } },
    },
    async () => ({ data: await presentCollections(shop, collections) }),
  );

  api.get(
    '/api/leaflets/:slug',
    {
      config,
      schema: {
        tags,
        summary: 'Privacy, terms, returns',
        params: z.object({ slug: z.enum(LEAFLETS) }),
        response: { 200: LeafletReply },
      },
    },
    ({ params }) => {
      const leaflet = found(leaflets, params.slug);
      return { data: { ...leaflet, html: withFacts(leaflet.html, shop.settings.current()) } };
    },
  );
}

function found<T extends { slug: string }, Slug extends string>(
  texts: readonly T[],
  slug: Slug,
): T & { slug: Slug } {
  const text = texts.find((each) => each.slug === slug);
  if (text === undefined) throw new ShopError('NOT_FOUND');
  return { ...text, slug };
}
