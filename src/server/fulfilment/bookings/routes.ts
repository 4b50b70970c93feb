import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/carriers.ts';
import { ShipmentReply } from '#contract/http/fulfilment.ts';
import type { BookingId, ShipmentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { cancelBooking, dismissConcern, getLabel } from './desk.ts';
import { bookParcel, quoteParcel } from './service.ts';
import type { BookingShop } from './shop.ts';

/** Parcels that go with a connected carrier (decision 0073). */
export function bookingRoutes(app: FastifyInstance, shop: BookingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['fulfilment'];
  const path = '/api/shipments/carriers';

  const connected = { tags, response: { 200: wire.ConnectedCarriersReply } };
  const which = 'Carriers that the shop is connected with';
  api.get(path, { config, schema: { ...connected, summary: which } }, async () => {
    const { parcelWeight, parcelLength, parcelWidth, parcelHeight } = shop.settings.current();
    const usual = {
      weightG: parcelWeight,
      lengthCm: parcelLength,
      widthCm: parcelWidth,
      heightCm: parcelHeight,
    };
    return { data: { carriers: [...shop.carriers.keys()], usual } };
  });

  const asking = { tags, params: wire.carrierParams, body: wire.BookingBody };
  const quote = { ...asking, summary: 'What a carrier would take', response: { 200: wire.QuoteReply } };
  api.post(`${path}/:carrier/quotes`, { config, schema: quote }, async ({ params, body }) => ({
    data: await quoteParcel(shop, params.carrier, body),
  }));

  const book = { ...asking, summary: 'Order a carrier and pack the order', response: { 201: ShipmentReply } };
  api.post(`${path}/:carrier/bookings`, { config, schema: book }, async (request, reply) => {
    const { params, body } = request;
    const shipment = await bookParcel(shop, requestUser(request), params.carrier, body);
    return reply.code(201).send({ data: shipment });
  });

  const dismiss = { tags, summary: 'Staff looked at a booking', params: idParams<BookingId>() };
  api.post(`${path}/bookings/:id/dismiss`, { config, schema: dismiss }, async (request, reply) => {
    await dismissConcern(shop, requestUser(request), request.params.id);
    return reply.code(204).send();
  });

  const params = idParams<ShipmentId>();
  const back = { tags, summary: 'Take a waiting parcel back', params, response: { 200: ShipmentReply } };
  api.post('/api/shipments/:id/cancel-booking', { config, schema: back }, async (request) => ({
    data: await cancelBooking(shop, requestUser(request), request.params.id),
  }));

  const label = { tags, summary: 'The label of a carrier: a PDF, or its own page', params };
  api.get('/api/shipments/:id/label', { config, schema: label }, async ({ params: { id } }, reply) => {
    const found = await getLabel(shop, id);
    if ('page' in found) return reply.redirect(found.page, 303);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${id}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(found.bytes));
  });
}
