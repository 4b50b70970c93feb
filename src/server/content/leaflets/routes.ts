import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LeafletReply } from '#contract/http/content.ts';
import { SettingValues } from '#contract/http/settings.ts';
import { z } from '#contract/zod.ts';
import { LEAFLETS } from '#domain/content/paths.ts';
import { settingsWith } from '#server/settings/index.ts';
import type { Shop } from '#server/shop.ts';
import { readLeaflets } from './leaflets.ts';
import { marked, withFacts } from '../texts/shop-facts.ts';

/** The policy pages with the shop's facts filled in, from the stored settings or as a preview of unsaved ones. */
export function leafletRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const leaflets = readLeaflets();
  const tags = ['content'];
  const params = z.object({ slug: z.enum(LEAFLETS) });
  const response = { 200: LeafletReply };
  const path = '/api/leaflets/:slug';

  const reading = { tags, summary: 'Privacy, terms, returns', params, response };
  api.get(path, { config: { access: 'public', cached: true }, schema: reading }, ({ params: { slug } }) => {
    const { html, headings } = leaflets[slug].rendered();
    return { data: { ...leaflets[slug], headings, html: withFacts(html, shop.settings.current()) } };
  });

  const previewing = {
    tags,
    summary: 'A leaflet as settings that are not stored would make it',
    params,
    body: SettingValues,
    response,
  };
  api.post(
    `${path}/preview`,
    { config: { access: ['admin'] }, schema: previewing },
    async ({ params: { slug }, body }) => {
      await shop.settings.refresh();
      const { html, headings } = leaflets[slug].rendered();
      const wanted = settingsWith(shop.settings, body);
      return { data: { ...leaflets[slug], headings, html: withFacts(html, wanted, marked) } };
    },
  );
}
