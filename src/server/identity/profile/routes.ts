import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MeReply, UpdateProfileBody, UserReply } from '#contract/http/identity.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { presentUser } from '../accounts/present.ts';
import { RATES } from '../rates.ts';
import { getProfile, updateProfile } from './service.ts';

/** `/api/users/me`: the user's own profile (spec §7). */
export function profileRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['users'];

  api.get(
    '/api/users/me',
    { config: { access: 'user' }, schema: { tags, summary: 'Who is signed in', response: { 200: MeReply } } },
    async (request) => {
      const actor = actorOf(request);
      const user = presentUser(await getProfile(shop, actor));
      return { data: { ...user, accessTokenExpiresAt: actor.accessUntil.toISOString() } };
    },
  );

  api.put(
    '/api/users/me/profile',
    {
      config: { access: 'user', limits: RATES.profile },
      schema: {
        tags,
        summary: 'Change one’s profile',
        body: UpdateProfileBody,
        response: { 200: UserReply },
      },
    },
    async (request) => ({ data: presentUser(await updateProfile(shop, actorOf(request), request.body)) }),
  );
}
