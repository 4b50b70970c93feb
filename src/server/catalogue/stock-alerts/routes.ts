import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/stock-alerts.ts';
import type { StockAlertId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { siteUrl } from '#server/platform/http/site-url.ts';
import type { Shop } from '#server/shop.ts';
import { STOCK_ALERTS } from '../rates.ts';
import {
  addStockAlert,
  removeStockAlert,
  getStockAlerts,
  getStockDemand,
  notifyOfRestock,
} from './service.ts';

/** 'Báo tôi khi có lại' (decision 0074). */
export function stockAlertRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['catalogue'];
  const shared = { tags, response: { 200: wire.StockAlertsReply } };
  const ofCustomer = { access: ['customer'] };
  const limited = { ...ofCustomer, limits: [STOCK_ALERTS] };

  const reading = { ...shared, summary: 'What I wait for' };
  api.get('/api/stock-alerts', { config: ofCustomer, schema: reading }, async (request) => ({
    data: await getStockAlerts(shop, requestUser(request).id),
  }));

  const asking = { ...shared, summary: 'Tell me when it is there again', body: wire.AskStockAlertBody };
  api.post('/api/stock-alerts', { config: limited, schema: asking }, async (request) => ({
    data: await addStockAlert(shop, requestUser(request).id, request.body),
  }));

  const dropping = { ...shared, summary: 'Wait no more', params: idParams<StockAlertId>() };
  api.delete('/api/stock-alerts/:id', { config: ofCustomer, schema: dropping }, async (request) => ({
    data: await removeStockAlert(shop, requestUser(request).id, request.params.id),
  }));

  const demand = { tags, summary: 'How many wait for what', response: { 200: wire.StockDemandReply } };
  api.get('/api/stock-alerts/demand', { config: { access: ['admin'] }, schema: demand }, async () => ({
    data: await getStockDemand(shop.db),
  }));

  const tell = () => notifyOfRestock(shop, siteUrl(app, shop.config.publicUrl));
  shop.jobs.define('catalogue.tell-of-stock', tell, { cron: '* * * * *' });
}
