import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import * as wire from '#contract/http/opening.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { createFirstAdmin } from './first-admin.ts';
import { checkMailCode, sendTestLetter } from './mail-test.ts';
import { FIRST_ADMIN, TEST_CODES, TEST_LETTERS } from './rates.ts';
import { getOpening } from './service.ts';
import { getStarter, takeStarter } from './starter.ts';

/** `/api/opening`: from an empty server to an open shop (decision 0043). */
export function openingRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const access = ['admin'] as const;
  const tags = ['opening'];
  const path = '/api/opening';

  const reading = { tags, summary: 'What a new shop still lacks', response: { 200: wire.OpeningReply } };
  api.get(path, { config: { access }, schema: reading }, async () => ({ data: await getOpening(shop) }));

  const claiming = {
    tags,
    summary: 'The first admin, by the link of the server',
    body: wire.FirstAdminBody,
    response: { 201: DoneReply },
  };
  api.post(
    `${path}/admin`,
    { config: { access: 'public', limits: [FIRST_ADMIN] }, schema: claiming },
    async (request, reply) => {
      await createFirstAdmin(shop, request.body);
      return reply.code(201).send({ data: { ok: true as const } });
    },
  );

  const trying = {
    tags,
    summary: 'Send a letter with a code',
    body: wire.MailTestBody,
    response: { 200: wire.MailTestReply },
  };
  api.post(
    `${path}/mail-test`,
    { config: { access, limits: [TEST_LETTERS] }, schema: trying },
    async (request) => ({
      data: await sendTestLetter(shop, request.body.to),
    }),
  );

  const response = { 200: wire.OpeningReply };
  const proving = { tags, summary: 'The code of that letter', body: wire.MailCodeBody, response };
  api.post(
    `${path}/mail-code`,
    { config: { access, limits: [TEST_CODES] }, schema: proving },
    async (request) => {
      await checkMailCode(shop, requestUser(request), request.body.code);
      return { data: await getOpening(shop) };
    },
  );

  const choosing = { tags, summary: 'What a shop may begin with', response: { 200: wire.StarterReply } };
  api.get(`${path}/starter`, { config: { access }, schema: choosing }, async () => ({
    data: await getStarter(shop),
  }));

  const taking = {
    tags,
    summary: 'Begin with some of it',
    body: wire.TakeStarterBody,
    response: { 200: wire.TakenStarterReply },
  };
  api.post(`${path}/starter`, { config: { access }, schema: taking }, async (request) => ({
    data: await takeStarter(shop, requestUser(request), request.body),
  }));
}
