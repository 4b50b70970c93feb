import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { DeskReviewReply, DeskReviewsQuery, DeskReviewsReply, VerdictBody } from '#contract/http/reviews.ts';
import type { ReviewId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { getDeskReviews, judgeReview } from './service.ts';

/** Which reviews everybody reads: what admins decide. */
export function deskReviewRoutes(app: FastifyInstance, shop: Shop): void {
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
        querystring: DeskReviewsQuery,
        response: { 200: DeskReviewsReply },
      },
    },
    async ({ query }) => ({ data: await getDeskReviews(shop.db, query) }),
  );

  api.put(
    '/api/reviews/:id/verdict',
    {
      config,
      schema: {
        tags,
        summary: 'Show a review to everybody, or to nobody',
        params: idParams<ReviewId>(),
        body: VerdictBody,
        response: { 200: DeskReviewReply },
      },
    },
    async (request) => ({
      data: await judgeReview(shop, requestUser(request), request.params.id, request.body),
    }),
  );
}
