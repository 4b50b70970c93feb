import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply, idParams } from '#contract/envelope.ts';
import {
  DeskReviewReply,
  DeskReviewsQuery,
  DeskReviewsReply,
  MyReviewReply,
  MyReviewsQuery,
  MyReviewsReply,
  ReviewBody,
  ReviewsQuery,
  ReviewsReply,
  VerdictBody,
} from '#contract/http/reviews.ts';
import type { OrderId, ReviewId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { readForm } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { forgetUnusedPhotos } from './photos/service.ts';
import {
  getDeskReviews,
  getMyReviews,
  getShownReviews,
  judgeReview,
  readPhoto,
  removeReview,
  writeReview,
} from './reviews/service.ts';

/** Decoding pictures costs; nobody finds better words so often. */
const WRITES: Limit = { name: 'review', points: 60, seconds: 900, by: (request) => request.actor?.id };

/** What customers say about their bracelets, and which of it the shop shows (issue 7, Home). */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['reviews'];
  forgetUnusedPhotos(shop);

  api.get(
    '/api/reviews',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What the shop shows',
        querystring: ReviewsQuery,
        response: { 200: ReviewsReply },
      },
    },
    async ({ query }) => ({ data: await getShownReviews(shop.db, query) }),
  );

  api.get(
    '/api/reviews/my',
    {
      config: { access: ['customer'] },
      schema: {
        tags,
        summary: 'My reviews of these orders',
        querystring: MyReviewsQuery,
        response: { 200: MyReviewsReply },
      },
    },
    async (request) => ({ data: await getMyReviews(shop.db, requestUser(request), request.query.orders) }),
  );

  api.put(
    '/api/orders/:id/review',
    {
      config: { access: ['customer'], limits: [WRITES] },
      preValidation: readForm,
      schema: {
        tags,
        summary:
          'Review a delivered order, or change the review, which then waits again (multipart, field `image`, or JSON)',
        params: idParams<OrderId>(),
        body: ReviewBody,
        response: { 200: MyReviewReply },
      },
    },
    async (request) => {
      const { params, body, picture } = request;
      return { data: await writeReview(shop, requestUser(request), params.id, body, picture) };
    },
  );

  api.delete(
    '/api/orders/:id/review',
    {
      config: { access: ['customer'], limits: [WRITES] },
      schema: {
        tags,
        summary: 'Take my review back, also one that is shown',
        params: idParams<OrderId>(),
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      await removeReview(shop, requestUser(request), request.params.id);
      return { data: { ok: true as const } };
    },
  );

  deskRoutes(app, shop);

  app.get<{ Params: { file: string } }>(
    '/pictures/reviews/:file',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const { bytes, shown } = await readPhoto(shop, request.actor, request.params.file);
      // An hour after an admin hid it, no browser shows it any more.
      const kept = shown ? 'public, max-age=3600' : 'private, no-store';
      return reply.header('cache-control', kept).type('image/webp').send(bytes);
    },
  );
}

function deskRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
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
