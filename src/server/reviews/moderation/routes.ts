import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AdminReviewReply,
  AdminReviewsQuery,
  AdminReviewsReply,
  VerdictBody,
} from '#contract/http/reviews.ts';
import type { ReviewId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { getAdminReviews, moderateReview } from './service.ts';

/** Moderation of reviews by admins. */
export function moderationRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['reviews'];

  api.get(
    '/api/reviews/admin',
    {
      config,
      schema: {
        tags,
        summary: 'All reviews, what waits first',
        querystring: AdminReviewsQuery,
        response: { 200: AdminReviewsReply },
      },
    },
    async ({ query }) => ({ data: await getAdminReviews(shop.db, query) }),
  );

  api.put(
    '/api/reviews/:id/verdict',
    {
      config,
      schema: {
        tags,
        summary: 'Show a review to everybody, to nobody, or let it wait again',
        params: idParams<ReviewId>(),
        body: VerdictBody,
        response: { 200: AdminReviewReply },
      },
    },
    async (request) => ({
      data: await moderateReview(shop, requestUser(request), request.params.id, request.body),
    }),
  );
}
