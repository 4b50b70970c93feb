import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ProofBody, ProofReply } from '#contract/http/sign-in.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { proveByPassword } from './service.ts';

const PATH = '/api/users/me/proof';

/** Re-authentication before dangerous operations (decision 0046). */
export function proofRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;
  const tags = ['users'];
  const response = { 200: ProofReply };

  const asking = { tags, summary: 'Until when I need not prove myself again', response };
  api.get(PATH, { config, schema: asking }, async (request) => {
    const { provedUntil } = actorOf(request);
    return { data: { until: provedUntil?.toISOString() ?? null } };
  });

  const proving = { tags, summary: 'Prove myself again', body: ProofBody, response };
  api.put(PATH, { config: { ...config, limits: RATES.proof }, schema: proving }, async (request) => {
    const until = await proveByPassword(shop, actorOf(request), request.body.password);
    return { data: { until: until.toISOString() } };
  });
}
