import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ArticleReply, ArticlesReply, CollectionsReply } from '#contract/http/content.ts';
import { z } from '#contract/zod.ts';
import type { Shop } from '#server/shop.ts';
import type { Written } from './articles.ts';
import { presentCollections, readCollections } from './collections.ts';
import { presentArticle, presentCard } from './magazine.ts';

/** Articles and the gallery's collections. */
export function textRoutes(app: FastifyInstance, shop: Shop, articles: readonly Written[]): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const collections = readCollections();
  const config = { access: 'public', cached: true } as const;
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
}
