import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import {
  MeReply,
  ShippersReply,
  UpdateProfileBody,
  UploadedImageReply,
  UserReply,
} from '#contract/http/identity.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { uploadedPicture } from '#server/platform/http/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { changeAvatar, readUpload, removeAvatar } from './avatar.ts';
import { presentShipper, presentUser } from '../accounts/present.ts';
import { getProfile, listShippers, updateProfile } from './service.ts';
import { RATES } from '../rates.ts';

const TAGS = ['users'];

/** `/api/users`: one's own profile (spec §7), and the shippers an admin may choose from. */
export function profileRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    '/api/users/me',
    {
      config: { access: 'user' },
      schema: { tags: TAGS, summary: 'Who is signed in', response: { 200: MeReply } },
    },
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
        tags: TAGS,
        summary: 'Change one’s profile',
        body: UpdateProfileBody,
        response: { 200: UserReply },
      },
    },
    async (request) => ({ data: presentUser(await updateProfile(shop, actorOf(request), request.body)) }),
  );

  api.post(
    '/api/users/me/avatar',
    {
      config: { access: 'user', limits: RATES.avatar },
      schema: {
        tags: TAGS,
        summary: 'Upload one’s picture (multipart, field `image`)',
        consumes: ['multipart/form-data'],
        response: { 200: UploadedImageReply },
      },
    },
    async (request) => {
      const picture = await uploadedPicture(request);
      return { data: { url: await changeAvatar(shop, actorOf(request), picture) } };
    },
  );

  api.delete(
    '/api/users/me/avatar',
    {
      config: { access: 'user', limits: RATES.avatar },
      schema: { tags: TAGS, summary: 'Remove one’s picture', response: { 200: DoneReply } },
    },
    async (request) => {
      await removeAvatar(shop, actorOf(request));
      return { data: { ok: true as const } };
    },
  );

  api.get(
    '/api/users/shippers',
    {
      config: { access: ['admin'] },
      schema: { tags: TAGS, summary: 'Who can be given a shipment', response: { 200: ShippersReply } },
    },
    async () => ({ data: (await listShippers(shop)).map(presentShipper) }),
  );

  app.get<{ Params: { file: string } }>(
    '/pictures/uploads/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const bytes = await readUpload(shop, request.params.file);
      if (bytes === null) throw new ShopError('NOT_FOUND');
      // A name is never used twice, so the browser need not ask again.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes);
    },
  );
}
