import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { idOf } from '#contract/fields.ts';
import * as wire from '#contract/http/returns.ts';
import { z } from '#contract/zod.ts';
import type { OrderId, ReturnId, ReturnPhotoId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { adminIn, customerIn, readableBy } from '../policy.ts';
import { RETURN_PHOTOS, RETURNS } from '../rates.ts';
import { readReturnPhoto, storeReturnPhoto } from './files.ts';
import {
  askForReturn,
  getReturns,
  moveReturn,
  recordReturnParcel,
  withdrawReturn,
  type ReturningShop,
} from './service.ts';

/** Exchange, repair, refund: the customer asks, staff decide (decision 0079). */
export function returnRoutes(app: FastifyInstance, shop: ReturningShop & Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const ofUser = { access: 'user' } as const;
  const ofAdmin = { access: ['admin'] };
  const tags = ['ordering'];
  const order = '/api/orders/:id';
  const answered = { tags, response: { 200: wire.OrderReturnsReply } };
  const about = { ...answered, params: idParams<OrderId>() };

  const reading = { ...about, summary: 'What was asked for after the parcel came' };
  api.get(`${order}/returns`, { config: ofUser, schema: reading }, async (request) => ({
    data: await getReturns(shop, request.params.id, readableBy(requestUser(request))),
  }));

  const upload = {
    ...about,
    summary: 'Upload a photograph for what I am about to ask for (multipart, field `image`)',
    consumes: ['multipart/form-data'],
    response: { 200: wire.ReturnPhotoReply },
  };
  const limited = { ...ofUser, limits: [RETURN_PHOTOS] };
  api.post(`${order}/return-photos`, { config: limited, schema: upload }, async (request) => {
    const picture = await uploadedPicture(request);
    return { data: await storeReturnPhoto(shop, requestUser(request).id, request.params.id, picture) };
  });

  const pictured = z.object({ id: idOf<OrderId>(), photo: idOf<ReturnPhotoId>() });
  const one = { tags, summary: 'A photograph of what came', params: pictured };
  api.get(`${order}/return-photos/:photo`, { config: ofUser, schema: one }, async (request, reply) => {
    const { id, photo } = request.params;
    const bytes = await readReturnPhoto(shop, id, photo, readableBy(requestUser(request)));
    return reply.type('image/webp').send(bytes);
  });

  const asking = { ...about, summary: 'Ask for an exchange, a repair, my money', body: wire.AskReturnBody };
  const rated = { ...ofUser, limits: [RETURNS] };
  api.post(`${order}/returns`, { config: rated, schema: asking }, async (request) => {
    return { data: await askForReturn(shop, customerIn(request), request.params.id, request.body) };
  });

  const params = z.object({ id: idOf<OrderId>(), case: idOf<ReturnId>() });
  const withdrawal = { ...answered, params, summary: 'Take back what I asked for' };
  api.post(`${order}/returns/:case/withdrawal`, { config: ofUser, schema: withdrawal }, async (request) => ({
    data: await withdrawReturn(shop, customerIn(request), request.params),
  }));

  const sending = { ...answered, params, summary: 'Say how it comes back', body: wire.ReturnParcelBody };
  api.post(`${order}/returns/:case/parcel`, { config: rated, schema: sending }, async (request) => ({
    data: await recordReturnParcel(shop, customerIn(request), request.params, request.body),
  }));

  const move = { ...answered, params, summary: 'Decide, take in, end it', body: wire.MoveReturnBody };
  api.post(`${order}/returns/:case/moves`, { config: ofAdmin, schema: move }, async (request) => ({
    data: await moveReturn(shop, adminIn(request), request.params, request.body),
  }));
}
