import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CancelOverdueBody, CancelOverdueReply, OverdueReply } from '#contract/http/ordering.ts';
import { requestUser } from '#server/identity/index.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { cancelOverdue, listOverdue } from './service.ts';

/** `/api/orders/overdue`: orders that reserve stock and are neither confirmed nor paid. */
export function overdueRoutes(app: FastifyInstance, shop: OrderingShop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] };
  const tags = ['ordering'];

  const listing = { tags, summary: 'Held, unpaid, old', response: { 200: OverdueReply } };
  api.get('/api/orders/overdue', { config, schema: listing }, async () => ({
    data: await listOverdue(shop),
  }));

  const cancelling = {
    tags,
    summary: 'Let several of them go',
    body: CancelOverdueBody,
    response: { 200: CancelOverdueReply },
  };
  api.post('/api/orders/overdue/cancel', { config, schema: cancelling }, async (request) => {
    const { orders: ids, reason } = request.body;
    return { data: { cancelled: await cancelOverdue(shop, requestUser(request).id, { ids, reason }) } };
  });
}
