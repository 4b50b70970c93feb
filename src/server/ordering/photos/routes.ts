import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from '#contract/zod.ts';
import { idParams } from '#contract/envelope.ts';
import { idOf } from '#contract/fields.ts';
import * as wire from '#contract/http/photos.ts';
import type { OrderId, OrderPhotoId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { readableBy } from '../policy.ts';
import { PHOTOS } from '../rates.ts';
import { readPhoto, storePhoto } from './files.ts';
import { answerPhotos, decideChange, getPhotos, sendPhotos, setPhotoAside } from './service.ts';

/** The photo before making: staff send photos, the customer answers (decision 0053). */
export function photoRoutes(app: FastifyInstance, shop: OrderingShop & Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const ofUser = { access: 'user' } as const;
  const ofAdmin = { access: ['admin'] };
  const tags = ['ordering'];
  const order = '/api/orders/:id';
  const about = { tags, params: idParams<OrderId>(), response: { 200: wire.OrderPhotosReply } };

  const reading = { ...about, summary: 'The photographs before making, round by round' };
  api.get(`${order}/photos`, { config: ofUser, schema: reading }, async (request) => ({
    data: await getPhotos(shop.db, request.params.id, readableBy(requestUser(request))),
  }));

  const upload = {
    ...about,
    summary: 'Upload a photograph for the next round (multipart, field `image`)',
    consumes: ['multipart/form-data'],
    response: { 200: wire.OrderPhotoReply },
  };
  const limited = { ...ofAdmin, limits: [PHOTOS] };
  api.post(`${order}/photos`, { config: limited, schema: upload }, async (request) => {
    const picture = await uploadedPicture(request);
    return { data: await storePhoto(shop, requestUser(request), request.params.id, picture) };
  });

  const params = z.object({ id: idOf<OrderId>(), photo: idOf<OrderPhotoId>() });
  const one = { tags, summary: 'A photograph', params };
  api.get(`${order}/photos/:photo`, { config: ofUser, schema: one }, async (request, reply) => {
    const { id, photo } = request.params;
    const bytes = await readPhoto(shop, id, photo, readableBy(requestUser(request)));
    return reply.type('image/webp').send(bytes);
  });

  const sending = { ...about, summary: 'Send a round of photographs', body: wire.SendPhotosBody };
  api.post(`${order}/photo-rounds`, { config: ofAdmin, schema: sending }, async (request) => {
    const admin = { as: 'admin', id: requestUser(request).id } as const;
    return { data: await sendPhotos(shop, admin, request.params.id, request.body) };
  });

  const answer = {
    ...about,
    summary: 'Agree to my photographs, or ask for a change',
    body: wire.PhotoAnswerBody,
  };
  api.post(`${order}/photo-answer`, { config: ofUser, schema: answer }, async (request) => {
    const customer = { as: 'customer', id: requestUser(request).id } as const;
    return { data: await answerPhotos(shop, customer, request.params.id, request.body) };
  });

  const decision = { ...about, summary: 'Accept or decline one change more', body: wire.PhotoDecisionBody };
  api.post(`${order}/photo-decision`, { config: ofAdmin, schema: decision }, async (request) => {
    const admin = { as: 'admin', id: requestUser(request).id } as const;
    return { data: await decideChange(shop, admin, request.params.id, request.body) };
  });

  const aside = { ...about, summary: 'Make it without a photograph', body: wire.SetPhotoAsideBody };
  api.post(`${order}/photo-set-aside`, { config: ofAdmin, schema: aside }, async (request) => {
    const admin = { as: 'admin', id: requestUser(request).id } as const;
    return { data: await setPhotoAside(shop, admin, request.params.id, request.body.reason) };
  });
}
