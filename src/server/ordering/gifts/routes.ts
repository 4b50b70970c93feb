import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/gifts.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { readableBy } from '../policy.ts';
import { GIFT_OPENINGS, GIFT_REPLIES } from '../rates.ts';
import { getGiftLink, getReceived, openGift, replyToGift } from './service.ts';

/** Gifts (decision 0072). The secret travels in request bodies, because URLs end up in logs. */
export function giftRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['ordering'];

  const linking = {
    tags,
    summary: 'Where my gift is opened',
    params: idParams<OrderId>(),
    response: { 200: wire.GiftLinkReply },
  };
  api.get('/api/orders/:id/gift-link', { config: { access: 'user' }, schema: linking }, async (request) => ({
    data: { path: await getGiftLink(shop, request.params.id, readableBy(requestUser(request))) },
  }));

  const received = { tags, body: wire.GiftBody, response: { 200: wire.ReceivedGiftReply } };
  const looking = { ...received, summary: 'A gift, by its secret' };
  api.post('/api/gifts/look', { config: { access: 'public' }, schema: looking }, async ({ body }) => ({
    data: await getReceived(shop, body.secret),
  }));

  const opening = { ...received, summary: 'Open a gift' };
  api.post(
    '/api/gifts/open',
    { config: { access: 'anyone', limits: [GIFT_OPENINGS] }, schema: opening },
    async (request) => ({ data: await openGift(shop, request.body.secret, request.actor) }),
  );

  const replying = { ...received, summary: 'Answer a gift with one line', body: wire.GiftReplyBody };
  api.post(
    '/api/gifts/reply',
    { config: { access: 'anyone', limits: [GIFT_REPLIES] }, schema: replying },
    async (request) => ({ data: await replyToGift(shop, request.body, request.actor) }),
  );
}
