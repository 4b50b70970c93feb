import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import {
  AllShipmentsReply,
  AssignShipperBody,
  CreateShipmentBody,
  MyCashQuery,
  MyCashReply,
  MyShipmentsQuery,
  MyShipmentsReply,
  ProofReply,
  ReturnToStockBody,
  ShipmentReply,
  ShipmentsQuery,
  ShipmentStatusBody,
  ShipperLoadsReply,
} from '#contract/http/fulfilment.ts';
import type { ShipmentId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { countOpen } from './counts.ts';
import { assignShipper, createShipment } from './dispatch.ts';
import { changeStatus, returnToStock } from './delivery.ts';
import { seenBy } from '../policy.ts';
import { keepProof, readProof } from '../proof/service.ts';
import { getMyCash, getMyShipments, getShipment, getShipments } from './queries.ts';
import type { FulfilmentShop } from './shop.ts';

/** Decoding photographs costs; a shipper's day has fewer. */
const PROOFS: Limit = { name: 'proofs', points: 120, seconds: 600, by: (request) => request.actor?.id };

export function shipmentRoutes(app: FastifyInstance, shop: Shop & FulfilmentShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['fulfilment'];
  const params = idParams<ShipmentId>();
  const admin = { access: ['admin'] } as const;
  const shipper = { access: ['shipper'] } as const;
  const adminOrShipper = { access: ['admin', 'shipper'] } as const;

  api.post(
    '/api/shipments',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Ship a confirmed order',
        body: CreateShipmentBody,
        response: { 201: ShipmentReply },
      },
    },
    async (request, reply) => {
      const shipment = await createShipment(shop, requestUser(request), request.body);
      return reply.code(201).send({ data: shipment });
    },
  );

  api.get(
    '/api/shipments',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Everybody’s shipments, with how many there are behind each filter',
        querystring: ShipmentsQuery,
        response: { 200: AllShipmentsReply },
      },
    },
    async ({ query }) => ({ data: await getShipments(shop, query) }),
  );

  api.get(
    '/api/shipments/loads',
    {
      config: admin,
      schema: {
        tags,
        summary: 'How many parcels each shipper still has to bring',
        response: { 200: ShipperLoadsReply },
      },
    },
    async () => ({ data: await countOpen(shop.db) }),
  );

  api.get(
    '/api/shipments/my-shipments',
    {
      config: shipper,
      schema: {
        tags,
        summary: 'The shipments I carry, with the counts of my dashboard',
        querystring: MyShipmentsQuery,
        response: { 200: MyShipmentsReply },
      },
    },
    async (request) => ({ data: await getMyShipments(shop, requestUser(request).id, request.query) }),
  );

  api.get(
    '/api/shipments/my-cash',
    {
      config: shipper,
      schema: {
        tags,
        summary: 'What I took at the doors on a day',
        querystring: MyCashQuery,
        response: { 200: MyCashReply },
      },
    },
    async (request) => ({ data: await getMyCash(shop, requestUser(request).id, request.query.date) }),
  );

  api.get(
    '/api/shipments/:id',
    {
      config: adminOrShipper,
      schema: { tags, summary: 'One shipment', params, response: { 200: ShipmentReply } },
    },
    async (request) => ({ data: await getShipment(shop, request.params.id, seenBy(requestUser(request))) }),
  );

  api.put(
    '/api/shipments/:id/assign',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Give a shipment to a shipper, once',
        params,
        body: AssignShipperBody,
        response: { 200: ShipmentReply },
      },
    },
    async (request) => ({
      data: await assignShipper(shop, requestUser(request), request.params.id, request.body.shipperId),
    }),
  );

  api.put(
    '/api/shipments/:id/status',
    {
      config: shipper,
      schema: {
        tags,
        summary: 'Move a shipment that I carry',
        params,
        body: ShipmentStatusBody,
        response: { 200: ShipmentReply },
      },
    },
    async (request) => ({
      data: await changeStatus(shop, requestUser(request), request.params.id, request.body),
    }),
  );

  api.put(
    '/api/shipments/:id/return-to-stock',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Decide about the pieces of a returned parcel',
        params,
        body: ReturnToStockBody,
        response: { 200: ShipmentReply },
      },
    },
    async (request) => ({
      data: await returnToStock(shop, requestUser(request), request.params.id, request.body.fit),
    }),
  );

  api.post(
    '/api/shipments/:id/proof',
    {
      config: { ...shipper, limits: [PROOFS] },
      schema: {
        tags,
        summary: 'Upload a photograph of the delivery (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: ProofReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: { url: await keepProof(shop, requestUser(request), request.params.id, picture) } };
    },
  );

  api.get(
    '/api/shipments/:id/proof',
    { config: { access: 'user' }, schema: { tags, summary: 'The photograph of the delivery', params } },
    async (request, reply) => {
      const bytes = await readProof(shop, requestUser(request), request.params.id);
      return reply.header('cache-control', 'private, max-age=3600').type('image/webp').send(bytes);
    },
  );
}
