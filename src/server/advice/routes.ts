import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  DescriptionBody,
  DescriptionReply,
  RecommendationsBody,
  RecommendationsReply,
} from '#contract/http/advice.ts';
import { MODEL_TIMEOUT } from '#domain/advice/limits.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { openLanguageModel } from '#server/adapters/language-model.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import type { Adviser } from './service.ts';

/** Loaded with the first wish: what the recommender knows takes a tenth of a second to index, which a start need not wait for. */
const loadService = () => import('./service.ts');

/** Model responses cost money, so this allows only a person's pace. */
const ADVICE = perUser('advice', 30, minutes(5));

/** `/api/chat/ai`: suggestions from the live catalogue (spec §7, Chat; decisions, AI suggestions). */
export function adviceRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { ai } = shop.config;
  const adviser: Adviser = { ...shop, model: ai === null ? null : openLanguageModel(ai, MODEL_TIMEOUT) };
  const tags = ['advice'];
  const config = { access: ['customer', 'admin'], limits: [ADVICE] };

  api.post(
    '/api/chat/ai/recommendations',
    {
      config,
      schema: {
        tags,
        summary: 'Charms for a wish in one’s own words',
        body: RecommendationsBody,
        response: { 200: RecommendationsReply },
      },
    },
    async (request) => {
      const { id, role } = actorOf(request);
      const { recommendCharms } = await loadService();
      return { data: await recommendCharms(adviser, request.body, { id: asId<UserId>(id), role }) };
    },
  );

  api.post(
    '/api/chat/ai/description',
    {
      config,
      schema: {
        tags,
        summary: 'A few words about a set of charms',
        body: DescriptionBody,
        response: { 200: DescriptionReply },
      },
    },
    async (request) => {
      const ids = request.body.charms.map((charm) =>
        typeof charm === 'string' ? charm : '_id' in charm ? charm._id : charm.charmId,
      );
      const { describeCharms } = await loadService();
      return { data: await describeCharms(adviser, ids) };
    },
  );
}
