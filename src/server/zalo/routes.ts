import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { WantZaloBody, ZaloChoiceReply, ZaloSpendingReply } from '#contract/http/zalo.ts';
import { minutes } from '#domain/kernel/time.ts';
import { createZalo } from '#server/adapters/zalo.ts';
import { requestUser } from '#server/identity/index.ts';
import { perUser } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { getChoice, withdrawZaloConsent, grantZaloConsent } from './consent.ts';
import { sendZaloNews } from './outbox.ts';
import { spentThisMonth } from './costs.ts';

const LIMITS = [perUser('zalo-user', 20, minutes(15))];

/** Order news over Zalo (decision 0078): customers' consent, and a job that sends messages every minute. */
export function zaloRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['users'];
  const path = '/api/users/me/zalo';
  const response = { 200: ZaloChoiceReply };
  const changing = { access: 'user', limits: LIMITS } as const;

  const reading = { tags, summary: 'Whether I want order news over Zalo', response };
  api.get(path, { config: { access: 'user' }, schema: reading }, async (request) => ({
    data: await getChoice(shop, requestUser(request).id),
  }));

  const wanting = { tags, summary: 'I want order news over Zalo', body: WantZaloBody, response };
  api.put(path, { config: changing, schema: wanting }, async (request) => ({
    data: await grantZaloConsent(shop, requestUser(request).id, request.body.phone),
  }));

  const leaving = { tags, summary: 'I want no order news over Zalo any more', response };
  api.delete(path, { config: changing, schema: leaving }, async (request) => ({
    data: await withdrawZaloConsent(shop, requestUser(request).id),
  }));

  const spending = { summary: 'What news over Zalo cost this month', response: { 200: ZaloSpendingReply } };
  const config = { config: { access: ['admin'] }, schema: { tags: ['reports'], ...spending } } as const;
  api.get('/api/admin/zalo', config, async () => ({ data: await spentThisMonth(shop) }));

  const { zalo } = shop.config;
  const zaloApi = zalo === null ? null : createZalo(zalo);
  const work = async () => {
    if (zaloApi !== null) await sendZaloNews(shop, zaloApi);
  };
  shop.jobs.define('zalo.tell', work, { cron: '* * * * *', retryLimit: 0, expireInSeconds: 600 });
}
