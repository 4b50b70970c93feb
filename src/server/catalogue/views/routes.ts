import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as wire from '#contract/http/catalogue.ts';
import { z } from '#contract/zod.ts';
import type { Shop } from '#server/shop.ts';
import { getCharmView, getReadyMadeView } from './service.ts';

/** The pages of single goods, by the slugs in their URLs. */
export function viewRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'public', cached: true } as const;
  const tags = ['catalogue'];
  const params = z.object({ slug: z.string().max(100) });

  const ofCharm = { tags, summary: "A charm's own page", params, response: { 200: wire.CharmViewReply } };
  api.get('/api/charms/named/:slug', { config, schema: ofCharm }, async (request) => ({
    data: await getCharmView(shop, request.params.slug),
  }));

  const summary = "A ready-made bracelet's own page";
  const ofBracelet = { tags, summary, params, response: { 200: wire.ReadyMadeViewReply } };
  api.get('/api/ready-made-bracelets/named/:slug', { config, schema: ofBracelet }, async (request) => ({
    data: await getReadyMadeView(shop, request.params.slug),
  }));
}
