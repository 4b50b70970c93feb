import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ReadyMadeOfDesignBody, ReadyMadeReply } from '#contract/http/catalogue-admin.ts';
import { IdempotencyHeaders } from '#contract/http/ordering.ts';
import type { DesignId, ReadyMadeId, UserId } from '#domain/kernel/ids.ts';
import type { z } from '#contract/zod.ts';
import { createReadyMade, getReadyMadeDetail } from '#server/catalogue/index.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { getPreview } from '../pictures/preview.ts';
import { getOwnDesign, lookOf } from '../designs/service.ts';

/** Puts a bracelet that an admin designed in the builder on sale. */
export function readyMadeOfDesignRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/custom-bracelets/:id/ready-made',
    {
      config: { access: ['admin'] },
      schema: {
        tags: ['catalogue admin'],
        summary: 'Sell my design as a ready-made bracelet, its picture drawn by the shop',
        headers: IdempotencyHeaders,
        params: idParams<DesignId>(),
        body: ReadyMadeOfDesignBody,
        response: { 201: ReadyMadeReply },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      const key = headers['idempotency-key'];
      const id = await sellDesign(shop, requestUser(request), params.id, { wanted: body, key });
      return reply.code(201).send({ data: await getReadyMadeDetail(shop, id) });
    },
  );
}

const WIDEST = 960;

/** @throws ShopError NOT_FOUND, UNKNOWN_PIECE when one of its parts is discontinued, INVALID_INPUT */
async function sellDesign(
  shop: Shop,
  admin: { id: UserId },
  id: DesignId,
  { wanted, key }: { wanted: z.output<typeof ReadyMadeOfDesignBody>; key: string | undefined },
): Promise<ReadyMadeId> {
  const own = await getOwnDesign(shop.db, admin.id, id);
  const { name, preview, tyingMethodId, wristSize } = own.design;
  const design = {
    charms: own.charms.map(({ position, charm }) => ({ charm: charm.id, position })),
    braceletString: own.string.id,
    tyingMethod: tyingMethodId,
    wristSize,
  };
  const drawn = await getPreview(shop.pictures, { key: preview, view: 'worn', width: WIDEST }, async () =>
    lookOf(own),
  );
  return createReadyMade(shop, admin, { ...wanted, name: wanted.name ?? name, design }, drawn, key);
}
