import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import { ShippersReply } from '#contract/http/identity.ts';
import { AccountReply, ActiveBody, RoleBody } from '#contract/http/users-admin.ts';
import { fulfilmentCopy } from '#domain/fulfilment/copy.vi.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { presentShipper } from './present.ts';
import { listShippers } from './queries.ts';
import { setActive, setRole, type CheckLeaving } from './service.ts';
import { requestUser } from '../sessions/request-user.ts';

/** What identity needs from a later module: the number of parcels that a shipper still has to deliver. */
export type ParcelsOf = { openParcelsOf: (db: Db, shipper: UserId) => Promise<number> };

/** Account administration; the list of accounts is part of the reports, because it includes what customers bought. */
export function accountRoutes(app: FastifyInstance, shop: Shop & ParcelsOf): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['users'];
  const params = idParams<UserId>();
  const checkLeaving: CheckLeaving = async (tx, shipper) => {
    const open = await shop.openParcelsOf(tx, shipper);
    if (open > 0) throw new ShopError('PARCELS_OPEN', { message: fulfilmentCopy.parcelsOpen(open) });
  };
  const unlessSettled = (parcels: 'stay' | undefined) => (parcels === 'stay' ? undefined : checkLeaving);

  const summary = 'Who can be given a shipment';
  api.get(
    '/api/users/shippers',
    { config, schema: { tags, summary, response: { 200: ShippersReply } } },
    async () => ({ data: (await listShippers(shop)).map(presentShipper) }),
  );

  api.put(
    '/api/users/:id/role',
    {
      config: { ...config, proof: true },
      schema: {
        tags,
        summary: 'Give somebody another role',
        params,
        body: RoleBody,
        response: { 200: AccountReply },
      },
    },
    async (request) => {
      const { role, parcels } = request.body;
      const { id } = request.params;
      return { data: await setRole(shop, requestUser(request).id, id, role, unlessSettled(parcels)) };
    },
  );

  api.put(
    '/api/users/:id/active',
    {
      config,
      schema: {
        tags,
        summary: 'Close an account or open it again',
        params,
        body: ActiveBody,
        response: { 200: AccountReply },
      },
    },
    async (request) => {
      const { isActive, parcels } = request.body;
      const { id } = request.params;
      return { data: await setActive(shop, requestUser(request).id, id, isActive, unlessSettled(parcels)) };
    },
  );
}
