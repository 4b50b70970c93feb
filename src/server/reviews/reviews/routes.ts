import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/reviews.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { requestUser } from '#server/identity/index.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { removeReview, writeReview } from './service.ts';
import { getMyReviews, getShownReviews } from './queries.ts';

/** Decoding pictures is expensive; nobody edits a review so often. */
const WRITES = perUser('review', 60, minutes(15));

/** Reviews: customers write them, the public reads the published ones. */
export function customerReviewRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['reviews'];
  const ofCustomer = { access: ['customer'] };
  const writing = { ...ofCustomer, limits: [WRITES] };

  const shown = { tags, querystring: wire.ReviewsQuery, response: { 200: wire.ReviewsReply } };
  api.get(
    '/api/reviews',
    { config: { access: 'public', cached: true }, schema: { ...shown, summary: 'What the shop shows' } },
    async ({ query }) => ({ data: await getShownReviews(shop.db, query) }),
  );

  const mine = { tags, querystring: wire.MyReviewsQuery, response: { 200: wire.MyReviewsReply } };
  api.get(
    '/api/reviews/my',
    { config: ofCustomer, schema: { ...mine, summary: 'My reviews of these orders' } },
    async (request) => ({ data: await getMyReviews(shop.db, requestUser(request), request.query.orders) }),
  );

  const path = '/api/orders/:id/review';
  const params = idParams<OrderId>();
  const write = {
    tags,
    summary:
      'Review a delivered order, or change the review, which then waits again (multipart, field `image`, or JSON)',
    params,
    body: wire.ReviewBody,
    response: { 200: wire.MyReviewReply },
  };
  api.put(path, { config: writing, preValidation: readForm, schema: write }, async (request) => {
    const { body, picture } = request;
    return { data: await writeReview(shop, requestUser(request), request.params.id, body, picture) };
  });

  const summary = 'Take my review back, also one that is shown';
  const remove = { tags, summary, params, response: { 200: DoneReply } };
  api.delete(path, { config: writing, schema: remove }, async (request) => {
    await removeReview(shop, requestUser(request), request.params.id);
    return { data: { ok: true as const } };
  });
}
